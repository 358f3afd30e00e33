import { Button } from '@radix-ui/themes';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { unreachable } from '#lib/result.ts';
import { fails } from '#lib/validate/fails.ts';
import { useT } from '#locale/locale.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import type { Accounts, Recorded } from './accounts.ts';
import { BackToLogin } from './back-to-login.tsx';
import { DoneTitle } from './done-title.tsx';
import { LoginLayout } from './login-layout.tsx';
import { MailForm } from './mail-form.tsx';
import { isSame, newPassword } from './new-password.ts';
import { SentNote } from './sent-note.tsx';
import { useRefusal } from './use-refusal.ts';

interface ResetPasswordScreenProps {
  readonly accounts: Accounts;
  /** Of the mailed link; null when the page was opened without one. */
  readonly token: string | null;
  readonly passwordMax: number;
  readonly toolbar: ReactNode;
}

type Step =
  | { readonly step: 'asking' }
  | { readonly step: 'asked'; readonly recorded: Recorded & { readonly message: 'LINK.PASSWORD_RESET.SENT' } }
  | { readonly step: 'choosing'; readonly token: string }
  | { readonly step: 'changed' };

/** /reset-password (row SES-7): mails a link; opened by that link, takes the new password. */
export const ResetPasswordScreen = ({ accounts, token, passwordMax, toolbar }: ResetPasswordScreenProps) => {
  const t = useT();
  const [state, setState] = useState<Step>(token === null ? { step: 'asking' } : { step: 'choosing', token });
  const title = t(state.step === 'choosing' || state.step === 'changed' ? 'session.newPasswordTitle' : 'session.resetTitle');
  switch (state.step) {
    case 'asking':
      return (
        <LoginLayout toolbar={toolbar} title={title} lead={t('session.resetHint')}>
          <MailForm
            label={title}
            submit={t('session.resetAsk')}
            takesFocus={token !== null}
            onAsk={accounts.askReset}
            onAnswer={(recorded) => setState({ step: 'asked', recorded })}
          />
          <BackToLogin />
        </LoginLayout>
      );
    case 'asked':
      return (
        <LoginLayout toolbar={toolbar} title={title}>
          <SentNote recorded={state.recorded} title={t(state.recorded.message)} text={t('session.maybeSentHint')} />
        </LoginLayout>
      );
    case 'choosing':
      return (
        <LoginLayout toolbar={toolbar} title={title} lead={t('session.newPasswordHint')}>
          <ChooseForm accounts={accounts} token={state.token} passwordMax={passwordMax} onChanged={() => setState({ step: 'changed' })} />
          <p className="door-links quiet">
            {t('session.linkIsOld')}{' '}
            <button type="button" className="link door-button" onClick={() => setState({ step: 'asking' })}>
              {t('session.resetAsk')}
            </button>
          </p>
          <BackToLogin />
        </LoginLayout>
      );
    case 'changed':
      return (
        <LoginLayout toolbar={toolbar} title={title}>
          <section className="login-form panel door-sent">
            <CircleCheck size={28} className="door-sent-icon" data-tone="good" aria-hidden />
            <DoneTitle>{t('session.passwordChanged')}</DoneTitle>
            <p>{t('session.passwordChangedHint')}</p>
            <div className="door-actions">
              <Button asChild size="3">
                <a href="/login">{t('session.signIn')}</a>
              </Button>
            </div>
          </section>
        </LoginLayout>
      );
    default:
      return unreachable(state);
  }
};

interface ChooseFormProps extends Pick<ResetPasswordScreenProps, 'accounts' | 'passwordMax'> {
  readonly token: string;
  readonly onChanged: () => void;
}

const ChooseForm = ({ accounts, token, passwordMax, onChanged }: ChooseFormProps) => {
  const t = useT();
  const refusalOf = useRefusal();
  const schema = useMemo(
    () => z.object({ password: newPassword(t, passwordMax), again: z.string() }).refine(isSame, { ...fails('different'), path: ['again'] }),
    [t, passwordMax],
  );
  const form = useZodForm(schema, { defaults: { password: '', again: '' } });
  const change = async ({ password }: { readonly password: string }) => {
    const answer = await accounts.changePassword(token, password);
    if (!answer.ok) return refusalOf(answer.error);
    onChanged();
    return null;
  };
  return (
    <Form form={form} onSubmit={change} label={t('session.newPasswordTitle')} className="login-form panel">
      <PasswordField
        name="password"
        label={t('session.newPassword')}
        autoComplete="new-password"
        hint={t('session.passwordHint', { most: passwordMax })}
        isRequired
      />
      <PasswordField name="again" label={t('session.passwordAgain')} autoComplete="new-password" isRequired />
      <SubmitButton size="3">{t('session.changePassword')}</SubmitButton>
    </Form>
  );
};
