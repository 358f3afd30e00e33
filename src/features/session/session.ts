import type { Api, Problem } from '#api/client.ts';
import { validateMail } from '#contract/account.ts';
import { authenticate, endSession, getUserData, type LoginReply, type UserData } from '#contract/session.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { forgetPerson } from './clear-browser.ts';
import { hashPassword } from './hash-password.ts';
import { messageOf } from './problem-message.ts';
import { sessionAfter, signedOut, type SessionEvent, type SessionState } from './session-state.ts';
import { storedSession, storeRights, storeSession } from './session-storage.ts';

/** How somebody proves who they are. */
export type Proof =
  | { readonly by: 'password'; readonly mail: string; readonly password: string }
  /** `idToken`: what Google wrote of the person, for the server to check. */
  | { readonly by: 'google'; readonly idToken: string };

/** The session of this page. The token lives here, so that a login in another tab never lends this page another user's. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** @param signal Aborted when the person leaves in the middle: nothing of an answer that still comes is kept. */
  readonly signIn: (proof: Proof, signal?: AbortSignal) => Promise<Result<UserData, Problem>>;
  /** The link of the mail and the password of the registration, in one step. */
  readonly confirmMail: (token: string, password: string) => Promise<Result<UserData, Problem>>;
  /** Validates the stored token, once: GET user/data must answer OK (row SES-3). */
  readonly check: () => Promise<Result<UserData, Problem>>;
  /** Tells the server that this token is over (decision 7); false when it did not answer. The token then ends after two idle hours. */
  readonly revoke: () => Promise<boolean>;
  /** Forgets the user here; storage is cleared by `clearBrowser`. */
  readonly end: () => void;
}

const REVOKE_MS = 3000;

const patience = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, null);
  });

const bodyOf = async (proof: Proof) =>
  proof.by === 'google' ? { googleToken: proof.idToken } : { mail: proof.mail, password: await hashPassword(proof.password) };

export const createSession = (api: () => Api, now: () => number = Date.now): Session => {
  const stored = storedSession();
  let state: SessionState = stored
    ? { ...signedOut, token: stored.userToken, uid: stored.userId, hadSellout: stored.hadSellout, hadSell: stored.hadSell }
    : signedOut;
  let checking: Promise<Result<UserData, Problem>> | null = null;
  const listeners = new Set<() => void>();
  const take = (event: SessionEvent): void => {
    state = sessionAfter(state, event);
    for (const listener of listeners) listener();
  };

  const sync = async (): Promise<Result<UserData, Problem>> => {
    take({ type: 'requested' });
    const { token } = state;
    const answer = await api().send(getUserData);
    // It ended meanwhile, or another login began: the answer is of a person who is nobody here now.
    if (answer.ok && token !== state.token) return answer;
    take(answer.ok ? { type: 'synced', user: answer.value } : { type: 'failed', message: messageOf(answer.error, now()) });
    if (answer.ok) storeRights(state);
    return answer;
  };

  /** Kept only while it is under way: a failure is not the answer to whoever asks again. */
  const checkAnew = (): Promise<Result<UserData, Problem>> => {
    const mine = sync().finally(() => {
      // A login meanwhile has begun another.
      if (checking === mine) checking = null;
    });
    checking = mine;
    return mine;
  };

  /** However somebody proved who they are, the rest is the same (rows SES-1 and SES-2). */
  const enter = async (ask: () => Promise<Result<LoginReply, Problem>>, signal?: AbortSignal): Promise<Result<UserData, Problem>> => {
    take({ type: 'requested' });
    const asked = await ask();
    const login = signal?.aborted ? refuse({ type: 'Unreachable' } as const) : asked;
    if (!login.ok) {
      take({ type: 'failed', message: messageOf(login.error, now()) });
      return refuse(login.error);
    }
    // Somebody was signed in here when a mailed link was opened: nothing of theirs is left to the person who comes.
    if (state.token) await forgetPerson();
    storeSession(login.value, now());
    take({ type: 'signedIn', login: login.value });
    return checkAnew();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (proof, signal) => enter(async () => api().send(authenticate, { body: await bodyOf(proof) }, signal && { signal }), signal),
    confirmMail: (token, password) =>
      enter(async () => api().send(validateMail, { body: { token, password: await hashPassword(password) } })),
    check: () => {
      if (state.loggedIn && state.user) return Promise.resolve(ok(state.user));
      return checking ?? checkAnew();
    },
    revoke: async () => {
      if (!state.token) return true;
      // A person who signs out does not wait for a silent server; the request outlives the page.
      const answer = await Promise.race([api().send(endSession, {}, { keepalive: true }), patience(REVOKE_MS)]);
      // A session that had ended by itself needs no ending.
      return answer !== null && (answer.ok || answer.error.type === 'SessionEnded');
    },
    end: () => take({ type: 'ended' }),
  };
};
