import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import type { Capabilities } from '#contract/shell.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { signInMachine, type Proof, type SignInInput } from '#machines/screen/sign-in.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { GoogleButton } from './google-button.tsx';
import type { GoogleAnswer, GoogleDoor } from './google-login.ts';
import { LoginForm, type Credentials } from './login-form.tsx';
import { LoginLayout } from './login-layout.tsx';
import { LoginProblem } from './login-problem.tsx';
import { messageOf } from './problem-message.ts';
import type { SessionMessage } from './session-state.ts';
import { storedSession } from './session-storage.ts';
import type { Session } from './session.ts';

/** The password of every demo account; printed by `npm start`, so it is no secret. */
const DEMO_PASSWORD = 'demo1234';

interface LoginScreenProps {
  readonly session: Session;
  /** Where they were thrown out of, when they were. */
  readonly isReturning: boolean;
  readonly capabilities: () => Promise<Capabilities | null>;
  /** Null for who does not come back from Google. */
  readonly google: GoogleAnswer | null;
  readonly onGoogle: (door: GoogleDoor) => void;
  readonly onSignedIn: () => void;
  /** Language and colours, offered before anybody is known. */
  readonly toolbar: ReactNode;
}

/** Until the server said what it offers at its door: a mail, a password, and the rule as specified. */
const bare: Pick<Capabilities, 'accounts' | 'passwordMax' | 'demoAccounts'> = { accounts: false, passwordMax: 20, demoAccounts: [] };

/** Why nobody was let in. */
interface Refusal {
  readonly message: SessionMessage;
  /** Confirming the mail would help. */
  readonly isUnconfirmed: boolean;
}

const unanswered: Refusal = { message: { key: 'session.unreachable' }, isUnconfirmed: false };

const inputOf = (google: GoogleAnswer | null): SignInInput<Refusal> => {
  if (google === null) return { proof: null, refusal: null };
  if (google.type === 'token') return { proof: { by: 'google', idToken: google.idToken }, refusal: null };
  const message = { key: google.type === 'refused' ? 'session.googleRefused' : 'session.googleUnasked' } as const;
  return { proof: null, refusal: { message, isUnconfirmed: false } };
};

const enter = async (session: Session, proof: Proof, signal: AbortSignal): Promise<Result<unknown, Refusal>> => {
  const user = await session.signIn(proof, signal);
  // The console is another page: what this one could not keep, that one does not find.
  if (user.ok) return storedSession() ? ok(user.value) : refuse({ message: { key: 'session.notKept' }, isUnconfirmed: false });
  const { error } = user;
  return refuse({
    message: session.state().message ?? messageOf(error, Date.now()),
    isUnconfirmed: error.type === 'Refused' && error.body.code === 'mail-unvalidated',
  });
};

const signInHere = signInMachine<Refusal>();

export const LoginScreen = ({ session, isReturning, capabilities, google, onGoogle, onSignedIn, toolbar }: LoginScreenProps) => {
  const t = useT();
  const machine = useMemo(
    () =>
      signInHere.provide({
        actors: { enter: fromPromise(({ input, signal }) => enter(session, input, signal)) },
        actions: { goOn: onSignedIn },
      }),
    [session, onSignedIn],
  );
  const signIn = useActorRef(machine, { input: inputOf(google) });
  const isBusy = useSelector(signIn, (state) => !state.matches('typing') && !state.matches('unanswered'));
  const refusal = useSelector(signIn, (state) => (state.matches('unanswered') ? unanswered : state.context.refusal));
  const [credentials, setCredentials] = useState<Credentials>({ mail: '', password: '' });
  const offered = useOffered(capabilities);
  const { accounts, passwordMax, demoAccounts } = offered ?? bare;

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
        onSubmit={() => signIn.send({ type: 'submit', proof: { by: 'password', ...credentials } })}
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
      {accounts && (
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
