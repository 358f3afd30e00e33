import { useCallback, useEffect, useRef, useState } from 'react';
import type { GoogleAnswer } from './google-login.ts';
import { messageOf } from './problem-message.ts';
import type { SessionMessage } from './session-state.ts';
import { storedSession } from './session-storage.ts';
import type { Proof, Session } from './session.ts';

/** Why nobody was let in. */
interface Refusal {
  readonly message: SessionMessage;
  /** Confirming the mail would help. */
  readonly isUnconfirmed: boolean;
}

interface SignIn {
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  /** A second one while the first is asked about is not heard. */
  readonly submit: (proof: Proof) => void;
}

const enter = async (session: Session, proof: Proof, signal: AbortSignal): Promise<Refusal | null> => {
  const user = await session.signIn(proof, signal);
  if (user.ok) {
    // The console is another page: what this one could not keep, that one does not find.
    return storedSession() ? null : { message: { key: 'session.notKept' }, isUnconfirmed: false };
  }
  const { error } = user;
  return {
    message: session.state().message ?? messageOf(error, Date.now()),
    isUnconfirmed: error.type === 'Refused' && error.body.code === 'mail-unvalidated',
  };
};

const broughtBy = (google: GoogleAnswer | null): Refusal | null => {
  if (google === null || google.type === 'token') return null;
  return { message: { key: google.type === 'refused' ? 'session.googleRefused' : 'session.googleUnasked' }, isUnconfirmed: false };
};

/** Signing in, by password or by what Google answered. Not an actor of XState: its library would be an eighth of the login page (decision 0059). */
export const useSignIn = (session: Session, google: GoogleAnswer | null, onSignedIn: () => void): SignIn => {
  const [isBusy, setIsBusy] = useState(google?.type === 'token');
  const [refusal, setRefusal] = useState(() => broughtBy(google));
  const underway = useRef<AbortController | null>(null);
  const goOn = useRef(onSignedIn);
  useEffect(() => {
    goOn.current = onSignedIn;
  }, [onSignedIn]);

  const ask = useCallback(
    (proof: Proof): void => {
      const call = new AbortController();
      underway.current = call;
      // What throws is a browser that can not do it (no `crypto.subtle` on a plain address), or the call that was left.
      const answer = enter(session, proof, call.signal).catch(() => ({
        message: { key: 'session.broken' as const },
        isUnconfirmed: false,
      }));
      void answer.then((why) => {
        if (call.signal.aborted) return;
        underway.current = null;
        // The form of a person who is let in stays busy: the next page is on its way.
        if (why === null) {
          goOn.current();
          return;
        }
        setIsBusy(false);
        setRefusal(why);
      });
    },
    [session],
  );
  const submit = (proof: Proof): void => {
    if (underway.current) return;
    setIsBusy(true);
    setRefusal(null);
    ask(proof);
  };
  // A person who leaves in the middle is not signed in by an answer that still comes.
  useEffect(
    () => () => {
      underway.current?.abort();
      underway.current = null;
    },
    [],
  );
  const idToken = google?.type === 'token' ? google.idToken : null;
  useEffect(() => {
    if (idToken !== null) ask({ by: 'google', idToken });
  }, [idToken, ask]);
  return { isBusy, refusal, submit };
};
