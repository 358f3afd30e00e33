import { Link } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Capabilities } from '#contract/shell.ts';
import { useT } from '#locale/locale.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { DoorPage } from './door-page.tsx';
import { GoogleButton } from './google-button.tsx';
import type { GoogleDoor } from './google-login.ts';
import { LoginForm, type Credentials } from './login-form.tsx';
import { LoginProblem } from './login-problem.tsx';
import type { Session } from './session.ts';

/** The password of every demo account; printed by `npm start`, so it is no secret. */
const DEMO_PASSWORD = 'demo1234';

interface LoginScreenProps {
  readonly session: Session;
  /** Where they were thrown out of, when they were. */
  readonly isReturning: boolean;
  readonly capabilities: () => Promise<Capabilities | null>;
  readonly onGoogle: (door: GoogleDoor) => void;
  readonly onSignedIn: () => void;
  /** Language and colours, offered before anybody is known. */
  readonly toolbar: ReactNode;
}

/** Until the server said what it offers at its door: a mail, a password, and the rule as specified. */
const bare: Pick<Capabilities, 'accounts' | 'passwordMax' | 'demoAccounts'> = { accounts: false, passwordMax: 20, demoAccounts: [] };

export const LoginScreen = ({ session, isReturning, capabilities, onGoogle, onSignedIn, toolbar }: LoginScreenProps) => {
  const t = useT();
  const { loading, message } = useSyncExternalStore(session.subscribe, session.state);
  const [credentials, setCredentials] = useState<Credentials>({ mail: '', password: '' });
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const offered = useOffered(capabilities);
  const { accounts, passwordMax, demoAccounts } = offered ?? bare;

  const signIn = async (): Promise<void> => {
    setIsUnconfirmed(false);
    const user = await session.signIn(credentials.mail, credentials.password);
    if (user.ok) onSignedIn();
    else setIsUnconfirmed(user.error.type === 'Refused' && user.error.body.code === 'mail-unvalidated');
  };

  return (
    <DoorPage toolbar={toolbar}>
      {isReturning && (
        <p className="notice" style={{ marginBottom: 16 }}>
          {t('session.continueHint')}
        </p>
      )}
      <LoginForm
        credentials={credentials}
        onChange={setCredentials}
        onSubmit={() => void signIn()}
        isBusy={loading}
        passwordMax={passwordMax}
        problem={message && <LoginProblem message={message} isUnconfirmed={isUnconfirmed} />}
        forgotten={
          accounts && (
            <Link to="/reset-password" className="link field-link">
              {t('session.forgotten')}
            </Link>
          )
        }
      >
        {offered && <GoogleButton offered={offered} isBusy={loading} onGoogle={onGoogle} />}
      </LoginForm>
      {accounts && (
        <p className="door-links quiet">
          {t('session.noAccount')}{' '}
          <Link to="/register" className="link">
            {t('session.register')}
          </Link>
        </p>
      )}
      <DemoAccounts accounts={demoAccounts} onChoose={(mail) => setCredentials({ mail, password: DEMO_PASSWORD })} />
    </DoorPage>
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
