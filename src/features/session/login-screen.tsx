import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Capabilities } from '#contract/shell.ts';
import { useT } from '#locale/locale.tsx';
import { say } from '#locale/translate.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm, type Credentials } from './login-form.tsx';
import type { Session } from './session.ts';

/** The password of every demo account; printed by `npm start`, so it is no secret. */
const DEMO_PASSWORD = 'demo1234';

interface LoginScreenProps {
  readonly session: Session;
  /** Where they were thrown out of, when they were. */
  readonly isReturning: boolean;
  readonly demoAccounts: () => Promise<Capabilities['demoAccounts']>;
  readonly onSignedIn: () => void;
  /** Language and colours, offered before anybody is known. */
  readonly toolbar: ReactNode;
}

export const LoginScreen = ({ session, isReturning, demoAccounts, onSignedIn, toolbar }: LoginScreenProps) => {
  const t = useT();
  const { loading, message } = useSyncExternalStore(session.subscribe, session.state);
  const [credentials, setCredentials] = useState<Credentials>({ mail: '', password: '' });
  const [accounts, setAccounts] = useState<Capabilities['demoAccounts']>([]);

  useEffect(() => {
    let isHere = true;
    void demoAccounts().then((found) => isHere && setAccounts(found));
    return () => {
      isHere = false;
    };
  }, [demoAccounts]);

  const signIn = async (): Promise<void> => {
    const user = await session.signIn(credentials.mail, credentials.password);
    if (user.ok) onSignedIn();
  };

  return (
    <div className="login">
      <div className="login-top">{toolbar}</div>
      <main className="login-column">
        <div className="login-brand">
          <img src="/favicon.svg" alt="" width={40} height={40} />
          <div>
            <h1 className="login-name">{t('common.product')}</h1>
            <p className="quiet">{t('session.tagline')}</p>
          </div>
        </div>
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
          problem={message && ('text' in message ? message.text : say(t, message))}
        />
        <DemoAccounts accounts={accounts} onChoose={(mail) => setCredentials({ mail, password: DEMO_PASSWORD })} />
      </main>
    </div>
  );
};
