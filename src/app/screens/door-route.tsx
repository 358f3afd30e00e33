import { Button } from '@radix-ui/themes';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createAccounts, type Accounts } from '#features/session/accounts.ts';
import { DoorPage } from '#features/session/door-page.tsx';
import { RegisterScreen } from '#features/session/register-screen.tsx';
import { ResetPasswordScreen } from '#features/session/reset-password-screen.tsx';
import { ValidateMailScreen } from '#features/session/validate-mail-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { LookToggles } from '#ui/look-toggles.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { Toaster } from '#ui/toast.tsx';

const register = getRouteApi('/register');
const registerConsultant = getRouteApi('/register-consultant');
const validateMail = getRouteApi('/login-validate-mail');
const resetPassword = getRouteApi('/reset-password');

/** What the routes of this file load: what the server offers at its door; null when it did not answer. */
interface Offered {
  readonly accounts: boolean;
  readonly passwordMax: number;
}

interface DoorTools {
  readonly accounts: Accounts;
  readonly passwordMax: number;
  readonly toolbar: ReactNode;
}

/** A server that does not answer is asked again by the form itself; one without accounts says so. */
const Door = ({
  offered,
  api,
  children,
}: {
  readonly offered: Offered | null;
  readonly api: Parameters<typeof createAccounts>[0];
  readonly children: (tools: DoorTools) => ReactNode;
}) => {
  const t = useT();
  const { appearance } = usePreferences();
  const accounts = useMemo(() => createAccounts(api), [api]);
  const toolbar = <LookToggles />;
  if (offered?.accounts === false)
    return (
      <DoorPage title={t('session.noAccounts')} lead={t('session.noAccountsHint')} toolbar={toolbar}>
        <Button asChild variant="soft">
          <Link to="/login">{t('session.backToLogin')}</Link>
        </Button>
      </DoorPage>
    );
  return (
    <>
      {children({ accounts, passwordMax: offered?.passwordMax ?? 20, toolbar })}
      <Toaster appearance={appearance} />
    </>
  );
};

/** The token of a mailed link, out of the address at once: it would lie in the history of this browser. */
const useMailedToken = (): string | null => {
  const [token] = useState(() => new URLSearchParams(location.hash.replace(/^#/u, '')).get('token'));
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
};

export const RegisterRoute = () => (
  <Door offered={register.useLoaderData()} api={register.useRouteContext().api}>
    {(tools) => <RegisterScreen key="company" isConsultant={false} {...tools} />}
  </Door>
);

export const RegisterConsultantRoute = () => (
  <Door offered={registerConsultant.useLoaderData()} api={registerConsultant.useRouteContext().api}>
    {(tools) => <RegisterScreen key="consultant" isConsultant {...tools} />}
  </Door>
);

export const ValidateMailRoute = () => {
  const router = useRouter();
  const { api, session } = validateMail.useRouteContext();
  const token = useMailedToken();
  return (
    <Door offered={validateMail.useLoaderData()} api={api}>
      {({ accounts, toolbar }) => (
        <ValidateMailScreen
          accounts={accounts}
          session={session}
          token={token}
          onSignedIn={() => router.history.replace('/')}
          toolbar={toolbar}
        />
      )}
    </Door>
  );
};

export const ResetPasswordRoute = () => {
  const token = useMailedToken();
  return (
    <Door offered={resetPassword.useLoaderData()} api={resetPassword.useRouteContext().api}>
      {(tools) => <ResetPasswordScreen token={token} {...tools} />}
    </Door>
  );
};
