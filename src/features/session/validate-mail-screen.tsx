import { useMemo, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { useT } from '#locale/locale.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import type { Accounts, Recorded } from './accounts.ts';
import { BackToLogin } from './back-to-login.tsx';
import { LoginLayout } from './login-layout.tsx';
import { MailForm } from './mail-form.tsx';
import { SentNote } from './sent-note.tsx';
import { storedSession } from './session-storage.ts';
import type { Session } from './session.ts';
import { useRefusal } from './use-refusal.ts';

interface ValidateMailScreenProps {
  readonly accounts: Accounts;
  readonly session: Session;
  /** Of the mailed link; null when the page was opened without one. */
  readonly token: string | null;
  readonly onSignedIn: () => void;
  readonly toolbar: ReactNode;
}

/** /login-validate-mail (row SES-7): with the mailed link it confirms the address and signs in; without it, it mails the link again. */
export const ValidateMailScreen = ({ accounts, session, token, onSignedIn, toolbar }: ValidateMailScreenProps) => {
  const t = useT();
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [isAsking, setIsAsking] = useState(token === null);
  const title = t('session.confirmTitle');
  if (recorded)
    return (
      <LoginLayout toolbar={toolbar} title={title}>
        <SentNote recorded={recorded} title={t('session.confirmSent')} text={t('session.maybeSentHint')} />
      </LoginLayout>
    );
  if (isAsking || token === null)
    return (
      <LoginLayout toolbar={toolbar} title={title} lead={t('session.resendHint')}>
        <MailForm
          label={title}
          submit={t('session.resend')}
          takesFocus={token !== null}
          onAsk={accounts.askConfirmation}
          onAnswer={setRecorded}
        />
        <BackToLogin />
      </LoginLayout>
    );
  return (
    <LoginLayout toolbar={toolbar} title={title} lead={t('session.confirmHint')}>
      <ConfirmForm session={session} token={token} onSignedIn={onSignedIn} />
      <p className="door-links quiet">
        {t('session.linkIsOld')}{' '}
        <button type="button" className="link door-button" onClick={() => setIsAsking(true)}>
          {t('session.resend')}
        </button>
      </p>
      <BackToLogin />
    </LoginLayout>
  );
};

const Password = z.object({ password: z.string().min(1) });

const ConfirmForm = ({
  session,
  token,
  onSignedIn,
}: { readonly token: string } & Pick<ValidateMailScreenProps, 'session' | 'onSignedIn'>) => {
  const t = useT();
  const refusalOf = useRefusal();
  const form = useZodForm(
    useMemo(() => Password, []),
    { defaults: { password: '' } },
  );
  const confirm = async ({ password }: { readonly password: string }) => {
    const user = await session.confirmMail(token, password);
    if (!user.ok) return refusalOf(user.error);
    // The console is another page: what this one could not keep, that one does not find.
    if (!storedSession()) return { message: t('session.notKept') };
    onSignedIn();
    return null;
  };
  return (
    <Form form={form} onSubmit={confirm} label={t('session.confirmTitle')} className="login-form panel">
      <PasswordField name="password" label={t('session.passwordChosen')} autoComplete="current-password" isRequired />
      <SubmitButton size="3">{t('session.confirm')}</SubmitButton>
    </Form>
  );
};
