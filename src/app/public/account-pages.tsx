import { Button } from '@radix-ui/themes';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Capabilities } from '#contract/capabilities.ts';
import { createAccounts } from '#features/session/accounts.ts';
import { LoginLayout } from '#features/session/login-layout.tsx';
import { RegisterScreen } from '#features/session/register-screen.tsx';
import { ResetPasswordScreen } from '#features/session/reset-password-screen.tsx';
import { ValidateMailScreen } from '#features/session/validate-mail-screen.tsx';
import { unreachable } from '#lib/result.ts';
import type { PublicPath } from '#lib/public-paths.ts';
import { useT } from '#locale/locale.tsx';
import { LookToggles } from '#ui/look-toggles.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { Toaster } from '#ui/toast.tsx';
import type { Services } from '../services.ts';
import { forgetHash } from './forget-hash.ts';

interface AccountPageProps {
  readonly services: Services;
  readonly path: Extract<PublicPath, '/register' | '/register-consultant' | '/login-validate-mail' | '/reset-password'>;
  /** Of the mailed link; null when the page was opened without one. */
  readonly mailedToken: string | null;
}

type Offered = Pick<Capabilities, 'accounts' | 'registration' | 'passwordMax'>;

/** A server that does not answer is asked again by the form itself. */
const unanswered: Offered = { accounts: true, passwordMax: 20 };

/** Null until the server said what it offers, or did not answer. */
const useOffered = ({ capabilities }: Services): Offered | null => {
  const [offered, setOffered] = useState<Offered | null>(null);
  useEffect(() => void capabilities().then((found) => setOffered(found ?? unanswered)), [capabilities]);
  return offered;
};

/** Registering, confirming a mail, choosing another password (row SES-7); a server without accounts says so. */
export const AccountPage = ({ services, path, mailedToken }: AccountPageProps) => {
  const t = useT();
  const { appearance } = usePreferences();
  const offered = useOffered(services);
  useEffect(forgetHash, []);
  const { api, session } = services;
  const accounts = useMemo(() => createAccounts(api), [api]);
  const toolbar = <LookToggles />;
  if (!offered) return null;
  if (!offered.accounts) return <NotHere lead={t('session.noAccountsHint')} toolbar={toolbar} />;
  const isRegistering = path === '/register' || path === '/register-consultant';
  if (isRegistering && offered.registration === 'closed') return <NotHere lead={t('session.closedHint')} toolbar={toolbar} />;
  const { passwordMax } = offered;
  const screen = () => {
    switch (path) {
      case '/register':
      case '/register-consultant':
        return (
          <RegisterScreen accounts={accounts} isConsultant={path === '/register-consultant'} passwordMax={passwordMax} toolbar={toolbar} />
        );
      case '/login-validate-mail':
        return (
          <ValidateMailScreen
            accounts={accounts}
            session={session}
            token={mailedToken}
            onSignedIn={() => location.replace('/')}
            toolbar={toolbar}
          />
        );
      case '/reset-password':
        return <ResetPasswordScreen accounts={accounts} token={mailedToken} passwordMax={passwordMax} toolbar={toolbar} />;
      default:
        return unreachable(path);
    }
  };
  return (
    <>
      {screen()}
      <Toaster appearance={appearance} />
    </>
  );
};

const NotHere = ({ lead, toolbar }: { readonly lead: string; readonly toolbar: ReactNode }) => {
  const t = useT();
  return (
    <LoginLayout title={t('session.noAccounts')} lead={lead} toolbar={toolbar}>
      <Button asChild variant="soft">
        <a href="/login">{t('session.backToLogin')}</a>
      </Button>
    </LoginLayout>
  );
};
