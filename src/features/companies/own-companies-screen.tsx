import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { problemMessage } from '#api/problem-message.ts';
import { ownCompaniesQuery, refetchOwnCompanies } from '#api/own-companies.ts';
import { acceptInvitation, declineInvitation, type OwnCompany } from '#contract/own-company.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { toast } from '#ui/toast.tsx';
import { NewCompanyForm } from './new-company-form.tsx';

/** /settings/companies: those the person enters for, those that invited them, and one more of their own. */
export const OwnCompaniesScreen = ({ isOpenToNew }: { readonly isOpenToNew: boolean }) => {
  const t = useT();
  /** The one just accepted or opened: what is done next is to go there. */
  const [fresh, setFresh] = useState<string | null>(null);
  /** How many were registered: the form begins anew with each, and keeps what is typed when an invitation comes meanwhile. */
  const [registered, setRegistered] = useState(0);
  const onOpened = (id: string): void => {
    setFresh(id);
    setRegistered((count) => count + 1);
  };
  return (
    <LoadedPage back={{ to: '/settings', label: 'settings.back' }} of={ownCompaniesQuery}>
      {({ companies }) => (
        <>
          <Companies companies={companies} fresh={fresh} onAccepted={setFresh} />
          <Section title={t('ownCompanies.new')}>
            {isOpenToNew ? (
              <NewCompanyForm key={registered} onOpened={onOpened} />
            ) : (
              <p className="quiet panel-inset">{t('ownCompanies.closed')}</p>
            )}
          </Section>
        </>
      )}
    </LoadedPage>
  );
};

interface CompaniesProps {
  readonly companies: readonly OwnCompany[];
  readonly fresh: string | null;
  readonly onAccepted: (id: string) => void;
}

const Companies = ({ companies, fresh, onAccepted }: CompaniesProps) => {
  const t = useT();
  const [declining, setDeclining] = useState<OwnCompany | null>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  return (
    <Section title={t('ownCompanies.list')}>
      <p ref={hint} tabIndex={-1} className="quiet panel-inset">
        {t(companies.length === 0 ? 'ownCompanies.none' : 'ownCompanies.hint')}
      </p>
      {companies.length > 0 && (
        <ul className="own-companies" aria-label={t('ownCompanies.list')}>
          {companies.map((company) => (
            <li key={company._id} className="line" aria-current={company.state === 'here' || undefined}>
              <div className="line-label">
                <span>{company.name}</span>
                <p className="line-hint">
                  <State company={company} />
                </p>
              </div>
              <div className="line-value">
                {company.state === 'open' && <SwitchButton company={company} takesFocus={company._id === fresh} />}
                {company.state === 'invited' && (
                  <Invitation company={company} onAccepted={onAccepted} onDecline={() => setDeclining(company)} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {declining && <DeclineDialog company={declining} onClose={() => setDeclining(null)} onDeclined={() => hint.current?.focus()} />}
    </Section>
  );
};

const tones = { here: 'good', open: 'idle', invited: 'info' } as const;

const State = ({ company: { state, isBlocked } }: { readonly company: OwnCompany }) => {
  const t = useT();
  if (isBlocked) return <StatusDot tone="bad">{t('ownCompanies.state.blocked')}</StatusDot>;
  return <StatusDot tone={tones[state]}>{t(`ownCompanies.state.${state}`)}</StatusDot>;
};

interface SwitchButtonProps {
  readonly company: OwnCompany;
  readonly takesFocus: boolean;
}

const SwitchButton = ({ company: { _id, name }, takesFocus }: SwitchButtonProps) => {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It stands where the pressed one stood, which left the focus to the page; a person who moved on meanwhile keeps it.
    if (takesFocus && document.activeElement === document.body) button.current?.focus();
  }, [takesFocus]);
  return (
    <CommandButton buttonRef={button} name="app.switchCompany" args={{ to: _id, name }} variant="soft">
      {t('palette.switchTo', { name })}
    </CommandButton>
  );
};

interface InvitationProps {
  readonly company: OwnCompany;
  readonly onAccepted: (id: string) => void;
  readonly onDecline: () => void;
}

const Invitation = ({ company: { _id, name }, onAccepted, onDecline }: InvitationProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce();
  const [isBusy, setBusy] = useState(false);
  const accept = async (): Promise<void> => {
    setBusy(true);
    const answer = await sendOnce(acceptInvitation, { params: { id: _id } });
    if (!answer.ok) {
      setBusy(false);
      toast.error(problemMessage(answer.error) ?? t('records.notSaved'));
      return;
    }
    onAccepted(_id);
    await refetchOwnCompanies(queryClient, api);
    toast.success(t('ownCompanies.accepted', { name }));
  };
  return (
    <>
      <BusyButton isBusy={isBusy} aria-label={t('ownCompanies.acceptOf', { name })} onClick={() => void accept()}>
        {t('ownCompanies.accept')}
      </BusyButton>
      <BusyButton variant="soft" color="gray" isOff={isBusy} aria-label={t('ownCompanies.declineOf', { name })} onClick={onDecline}>
        {t('ownCompanies.decline')}
      </BusyButton>
    </>
  );
};

interface DeclineDialogProps {
  readonly company: OwnCompany;
  readonly onClose: () => void;
  /** The button that opened this is gone by then: the focus has to go elsewhere. */
  readonly onDeclined: () => void;
}

const DeclineDialog = ({ company: { _id, name }, onClose, onDeclined }: DeclineDialogProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce();
  const [step, setStep] = useState<'asked' | 'done' | 'left'>('asked');
  useEffect(() => {
    if (step === 'asked') return;
    // After the dialog was closed, which gives the focus back to what opened it.
    if (step === 'done') onDeclined();
    onClose();
  }, [step, onClose, onDeclined]);
  const decline = async (): Promise<void> => {
    const answer = await sendOnce(declineInvitation, { params: { id: _id } });
    // Refused, it was withdrawn or accepted elsewhere: the list shows which.
    await refetchOwnCompanies(queryClient, api);
    if (!answer.ok) {
      toast.error(problemMessage(answer.error) ?? t('records.notSaved'));
      setStep('left');
      return;
    }
    toast.success(t('ownCompanies.declined', { name }));
    setStep('done');
  };
  return (
    <ConfirmDialog
      open={step === 'asked'}
      onOpenChange={() => setStep((now) => (now === 'asked' ? 'left' : now))}
      title={t('ownCompanies.declineOf', { name })}
      question={t('ownCompanies.declineQuestion')}
      confirm={t('ownCompanies.decline')}
      cancel={t('controls.back')}
      onConfirm={decline}
    />
  );
};
