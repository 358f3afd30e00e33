import { useEffect, useState, type ReactNode } from 'react';
import type { Capabilities } from '#contract/capabilities.ts';
import { useT } from '#locale/locale.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { GoogleButton } from './google-button.tsx';
import type { GoogleAnswer, GoogleDoor } from './google-login.ts';
import { LoginForm, type Credentials } from './login-form.tsx';
import { LoginLayout } from './login-layout.tsx';
import { LoginProblem } from './login-problem.tsx';
import { useSignIn } from './use-sign-in.ts';
import type { Session } from './session.ts';

/** The password of every demo account; printed by `npm start`, so it is no secret. */
const DEMO_PASSWORD = 'demo1234';

interface LoginScreenProps {
  readonly session: Session;
  /** Where they were thrown out of, when they were. */
  readonly isReturning: boolean;
  readonly capabilities: () => Promise<Capabilities | null>;
  /** Null for a person who does not come back from Google. */
  readonly google: GoogleAnswer | null;
  readonly onGoogle: (door: GoogleDoor) => void;
  readonly onSignedIn: () => void;
  /** Language and colours, offered before anybody is known. */
  readonly toolbar: ReactNode;
}

/** Until the server said what it offers at its door: a mail, a password, and the rule as specified. */
const bare: Pick<Capabilities, 'accounts' | 'registration' | 'passwordMax' | 'demoAccounts'> = {
  accounts: false,
  passwordMax: 20,
  demoAccounts: [],
};

export const LoginScreen = ({ session, isReturning, capabilities, google, onGoogle, onSignedIn, toolbar }: LoginScreenProps) => {
  const t = useT();
  const { isBusy, refusal, submit } = useSignIn(session, google, onSignedIn);
  const [credentials, setCredentials] = useState<Credentials>({ mail: '', password: '' });
  const offered = useOffered(capabilities);
  const { accounts, registration, passwordMax, demoAccounts } = offered ?? bare;

  return (
    <LoginLayout toolbar={toolbar}>
      {isReturning && (
        <p className="notice" style={{ marginBottom: 16 }}>
          {t('session.continueHint')}
        </p>
      )}
      <LoginForm
        credentials={credentials}
        onChange={setCredentials}
        onSubmit={() => submit({ by: 'password', ...credentials })}
        isBusy={isBusy}
        passwordMax={passwordMax}
        problem={refusal && <LoginProblem {...refusal} />}
        forgotten={
          accounts && (
            <a href="/reset-password" className="link field-link">
              {t('session.forgotten')}
            </a>
          )
        }
      >
        {offered && <GoogleButton offered={offered} isBusy={isBusy} onGoogle={onGoogle} />}
      </LoginForm>
      {accounts && registration !== 'closed' && (
        <p className="door-links quiet">
          {t('session.noAccount')}{' '}
          <a href="/register" className="link">
            {t('session.register')}
          </a>
        </p>
      )}
      <DemoAccounts accounts={demoAccounts} onChoose={(mail) => setCredentials({ mail, password: DEMO_PASSWORD })} />
    </LoginLayout>
  );
};

const useOffered = (capabilities: LoginScreenProps['capabilities']): Capabilities | null => {
  const [offered, setOffered] = useState<Capabilities | null>(null);
  useEffect(() => {
    let isHere = true;
    void capabilities().then((found) => isHere && setOffered(found));
    return () => {
      isHere = false;
    };
  }, [capabilities]);
  return offered;
};
