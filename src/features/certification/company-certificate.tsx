import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { TextField } from '@radix-ui/themes';
import { companies } from '#api/people.ts';
import { mayOwn } from '#commands/company/colleague-commands.ts';
import { mostCertificateBytes, saveCertificate, type Company } from '#contract/seller.ts';
import { certificateStateOf } from '#entities/certificate-state.ts';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { wholeBetween } from '#lib/dates.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { FileBox } from '#ui/form/file-box.tsx';
import { Instant } from '#ui/instant.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { useNow } from '#ui/now.ts';
import { Line, Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useCertification } from './certification.tsx';

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));

/** In base64; null where the browser can not read it: a file is chosen before it is read, and may be gone or locked by then. */
const contentOf = async (file: File): Promise<string | null> => {
  try {
    return base64Of(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
};

/**
 * Its holder is written 'NAME:CNPJ'. One certificate signs for all branches of a company: they share the first eight characters.
 * Nobody is kept from it, since a document may be corrected later.
 */
const isOfAnother = (holder: string, document: string | null): boolean => {
  const [, cnpj] = /:(\w{14})$/u.exec(holder) ?? [];
  return cnpj !== undefined && document?.length === 14 && cnpj.slice(0, 8) !== document.slice(0, 8);
};

const Validity = ({ expiresAt }: { readonly expiresAt: string }) => {
  const t = useT();
  const now = useNow('minute');
  const state = certificateStateOf(expiresAt, now);
  if (state === 'expired') return <strong>{t('companies.certificate.expired')}</strong>;
  return state === 'soon' ? <strong>{t('companies.certificate.left', { n: wholeBetween(now, expiresAt, 'day') })}</strong> : null;
};

const certificateGone = leavesFocus(null);

/** What is kept, and how another takes its place. Inside a `CertificationProvider`, which holds the password while it is typed. */
export const CompanyCertificate = ({ company }: { readonly company: Company }) => {
  const t = useT();
  const actor = useWorkbench().actor();
  const { _id, certificate } = company;
  const mayChange = actor.role === 'superuser' || mayOwn(company, actor);
  return (
    <Section
      title={t('companies.certificate.title')}
      action={
        certificate &&
        mayChange && <CommandButton name="company.removeCertificate" size="1" variant="soft" color="red" buttonRef={certificateGone} />
      }
    >
      {certificate ? (
        <>
          <Line label={t('companies.certificate.holder')}>
            <span>
              {certificate.holder}{' '}
              {isOfAnother(certificate.holder, company.document) && <strong>{t('companies.certificate.ofAnother')}</strong>}
            </span>
          </Line>
          <Line label={t('companies.certificate.until')}>
            <span>
              <Instant at={certificate.expiresAt} as="date" /> <Validity expiresAt={certificate.expiresAt} />
            </span>
          </Line>
          <Line label={t('companies.certificate.keptAt')}>
            <Instant at={certificate.keptAt} />
          </Line>
        </>
      ) : (
        <p className="panel-inset quiet">{t('companies.certificate.none')}</p>
      )}
      {mayChange ? <UploadForm sellerId={_id} /> : <p className="panel-inset quiet">{t('companies.certificate.ownersOnly')}</p>}
    </Section>
  );
};

/** File and password go to the server and nowhere else: no draft, no log, no outbox. */
const UploadForm = ({ sellerId }: { readonly sellerId: string }) => {
  const t = useT();
  const id = useId();
  const { api, newId } = useWorkbench();
  const queryClient = useQueryClient();
  const refusalOf = useRecordRefusal();
  const { passwordCertification, setPasswordCertification } = useCertification();
  const chooser = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Each sending begins with an empty box. */
  const [sent, setSent] = useState(0);

  const send = async (file: File): Promise<void> => {
    setBusy(true);
    const content = await contentOf(file);
    const body = content === null ? null : { file: content, password: passwordCertification };
    const kept = body && (await api.send(saveCertificate, { params: { id: sellerId }, body }, { idempotencyKey: newId() }));
    setBusy(false);
    if (!kept) return setWrong(t('imports.unreadable'));
    if (!kept.ok) return setWrong(refusalOf(kept.error).message);
    setPasswordCertification('');
    setSent((count) => count + 1);
    toast.success(t('companies.certificate.sent'));
    await companies.refetch(queryClient, api, sellerId);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const file = chooser.current?.files?.[0];
    if (!file) return setWrong(t('companies.certificate.noFile'));
    if (file.size > mostCertificateBytes) return setWrong(t('companies.certificate.tooLarge'));
    if (passwordCertification === '') return setWrong(t('companies.certificate.noPassword'));
    setWrong(null);
    void send(file);
  };

  return (
    <form className="form panel-inset" aria-label={t('companies.certificate.send')} aria-busy={isBusy} onSubmit={submit} noValidate>
      <div className="record-pair">
        <div className="field">
          <label htmlFor={`${id}-file`}>{t('companies.certificate.file')}</label>
          <FileBox key={sent} ref={chooser} id={`${id}-file`} accept=".pfx,.p12,application/x-pkcs12" />
        </div>
        <div className="field">
          <label htmlFor={`${id}-password`}>{t('companies.certificate.password')}</label>
          <TextField.Root
            id={`${id}-password`}
            type="password"
            autoComplete="off"
            value={passwordCertification}
            onChange={({ target }) => setPasswordCertification(target.value)}
          />
        </div>
      </div>
      <p className="quiet">{t('companies.certificate.hint')}</p>
      {wrong !== null && (
        <p role="alert" className="field-problem">
          {wrong}
        </p>
      )}
      <div className="record-buttons">
        <BusyButton type="submit" isBusy={isBusy}>
          {t('companies.certificate.send')}
        </BusyButton>
      </div>
    </form>
  );
};
