import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { problemMessage } from '#api/problem-message.ts';
import { switchCompany } from '#contract/own-company.ts';
import type { UserData } from '#contract/session.ts';
import { storeSession } from '#features/session/session-storage.ts';
import type { Session } from '#features/session/session.ts';
import { useT } from '#locale/locale.tsx';
import { countOutbox } from '#outbox/outbox-status.ts';
import { BusyButton } from '#ui/busy-button.tsx';
import { Dialog, focusFirst } from '#ui/dialog.tsx';
import { unsaved } from '#ui/form/unsaved.ts';
import { toast } from '#ui/toast.tsx';
import { accountNotice, leavePage, type AccountNotice } from './leave-page.ts';
import type { SignedIn } from './signed-in.ts';
import type { Destination } from './company-switch-here.tsx';
import { waitForOutbox } from './wait-for-outbox.ts';

type Step =
  | { readonly step: 'looking' }
  | { readonly step: 'leaving' }
  | { readonly step: 'failed' }
  | { readonly step: 'asking'; readonly unsent: number; readonly hasFailed: boolean }
  | { readonly step: 'sending'; readonly unsent: number; readonly hasFailed: boolean };

interface SwitchDialogProps {
  readonly destination: Destination;
  readonly session: Session;
  readonly signedIn: SignedIn;
  readonly onClose: () => void;
}

/** Looks what would be left behind, asks, and goes; the person may stay until it goes. */
const useSwitch = ({ destination, session, signedIn, onClose }: SwitchDialogProps) => {
  const t = useT();
  const { workbench, park } = signedIn;
  const { api, ledger, outbox, recent } = workbench;
  const [state, setState] = useState<Step>({ step: 'looking' });
  /** Counts attempts: whoever stays is taken nowhere by the one under way. */
  const attempts = useRef(0);
  const countUnsent = (): number => countOutbox(ledger.state().outbox).waiting;

  const go = async (): Promise<void> => {
    setState({ step: 'leaving' });
    const answer = await api.send(switchCompany, { params: { id: destination.to } });
    if (!answer.ok) {
      toast.error(problemMessage(answer.error) ?? t('switch.failed'));
      onClose();
      return;
    }
    // In this order: nothing of this company is sent any more, then the other tabs follow, then its session ends.
    try {
      await park();
    } catch {
      setState({ step: 'failed' });
      return;
    }
    storeSession(answer.value, Date.now());
    await session.revoke();
    session.end();
    leavePage('/');
    accountNotice.leave('switched');
  };

  const look = async (): Promise<void> => {
    const mine = attempts.current;
    // A decision is seen before it is on the disk: asked too early the log would not know it.
    await recent.whenRecorded();
    if (attempts.current !== mine) return;
    const unsent = countUnsent();
    if (unsent > 0 || losesTyped()) setState({ step: 'asking', unsent, hasFailed: false });
    else await go();
  };
  const lookOnce = useRef(look);
  useEffect(() => {
    void lookOnce.current();
    return () => void (attempts.current += 1);
  }, []);

  const send = async (): Promise<void> => {
    attempts.current += 1;
    const mine = attempts.current;
    setState({ step: 'sending', unsent: countUnsent(), hasFailed: false });
    outbox.tryNow();
    const isSent = await waitForOutbox(ledger);
    if (attempts.current !== mine) return;
    if (isSent) await go();
    else setState({ step: 'asking', unsent: countUnsent(), hasFailed: true });
  };

  const stay = (): void => {
    attempts.current += 1;
    onClose();
  };
  return { state, go, send, stay };
};

/** Is something typed here that no draft keeps? */
const losesTyped = (): boolean => unsaved.isAny() && !unsaved.areAllKept();

/**
 * Leaves the company for another as a logout leaves the console, but for what it keeps: what is not sent and what stands in drafts is
 * sealed in the log of this company and goes on when the person is back. Nothing of it is under the hands of the other: its page, its
 * session and its log are others (decision 0127).
 */
export const SwitchDialog = (props: SwitchDialogProps) => {
  const t = useT();
  const { state, go, send, stay } = useSwitch(props);
  const { destination, signedIn } = props;
  if (state.step === 'looking') return null;
  // What is under way can not be stayed with.
  if (state.step === 'leaving') return <Dialog open onOpenChange={() => {}} title={t('switch.leaving', { name: destination.name })} />;
  if (state.step === 'failed') return <Failed />;
  const { company, name } = signedIn.user;
  return <Question state={state} from={company ?? name} onGo={() => void go()} onSend={() => void send()} onStay={stay} />;
};

const beginAgain = (): void => leavePage(location.pathname + location.search);

/** The log could not be sealed, and is closed by now: the page begins anew in the company it is in. */
const Failed = () => {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={beginAgain}
      title={t('switch.failed')}
      actions={
        <Button type="button" ref={focusFirst} onClick={beginAgain}>
          {t('switch.stay')}
        </Button>
      }
    />
  );
};

interface QuestionProps {
  readonly state: Extract<Step, { readonly unsent: number }>;
  /** The company that is left. */
  readonly from: string;
  readonly onGo: () => void;
  readonly onSend: () => void;
  readonly onStay: () => void;
}

const Question = ({ state: { step, unsent, hasFailed }, from, onGo, onSend, onStay }: QuestionProps) => {
  const t = useT();
  const isSending = step === 'sending';
  const isOfUnsent = unsent > 0 || isSending;
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={isOfUnsent ? t('switch.unsent', { count: unsent }) : t('switch.unsaved')}
      description={isOfUnsent ? t('switch.unsentHint', { name: from }) : t('form.leaveLost')}
      actions={
        <>
          <Button type="button" ref={focusFirst} variant="soft" color="gray" onClick={onStay}>
            {t('switch.stay')}
          </Button>
          <BusyButton variant="soft" isOff={isSending} onClick={onGo}>
            {t('switch.anyway')}
          </BusyButton>
          {isOfUnsent && (
            <BusyButton isOff={isSending} onClick={onSend}>
              {t(isSending ? 'switch.sending' : 'switch.send')}
            </BusyButton>
          )}
        </>
      }
    >
      {isOfUnsent && losesTyped() && <p>{t('form.leaveLost')}</p>}
      {hasFailed && (
        <p className="notice" data-tone="bad" role="alert">
          {t('switch.notSent')}
        </p>
      )}
    </Dialog>
  );
};

interface ArrivedProps {
  readonly notice: AccountNotice;
  readonly user: UserData;
  readonly onClose: () => void;
}

/**
 * The person who switched hears it in a toast. A tab that followed says so in a dialog, and whether it is another person's now, until
 * somebody has seen it.
 */
export const Arrived = ({ notice, user, onClose }: ArrivedProps) => {
  const t = useT();
  const name = user.company ?? user.name;
  const hasSaid = useRef(false);
  useEffect(() => {
    if (notice !== 'switched' || hasSaid.current) return;
    hasSaid.current = true;
    toast.success(t('switch.done', { name }));
    onClose();
  }, [name, notice, onClose, t]);
  if (notice === 'switched') return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('switch.followedTitle', { name })}
      description={notice.from === user.mail ? t('switch.followed') : t('switch.otherPerson', { name: user.name })}
      actions={
        <Button type="button" ref={focusFirst} onClick={onClose}>
          {t('switch.goOn')}
        </Button>
      }
    />
  );
};
