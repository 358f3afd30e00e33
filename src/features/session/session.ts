import type { Api, Problem } from '#api/client.ts';
import { authenticate, endSession, getUserData, type UserData } from '#contract/session.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { hashPassword } from './hash-password.ts';
import { sessionAfter, signedOut, type SessionEvent, type SessionMessage, type SessionState } from './session-state.ts';
import { storedSession, storeSession } from './session-storage.ts';

/** The session of this page. The token lives here, so that a login in another tab never lends this page another user's. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly signIn: (mail: string, password: string) => Promise<Result<UserData, Problem>>;
  /** Validates the stored token, once: GET user/data must answer OK (row SES-3). */
  readonly check: () => Promise<Result<UserData, Problem>>;
  /** Tells the server that this token is over (decision 7). Without an answer the token ends by itself after two idle hours. */
  readonly revoke: () => Promise<void>;
  /** Forgets the user here; storage is cleared by `clearBrowser`. */
  readonly end: () => void;
}

const REVOKE_MS = 3000;

const patience = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const messageOf = (problem: Problem): SessionMessage => {
  switch (problem.type) {
    case 'Unreachable':
      return { key: 'session.unreachable' };
    case 'Broken':
      // Too many attempts: the server says how long to wait.
      return problem.status === 429 ? { text: problem.message } : { key: 'session.broken' };
    case 'OffContract':
      return { key: 'session.broken' };
    case 'SessionEnded':
      return { key: 'session.wrong' };
    case 'Refused':
      return problem.status === 401 ? { key: 'session.wrong' } : { text: problem.body.message };
    default:
      return unreachable(problem);
  }
};

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
    const answer = await api().send(getUserData);
    take(answer.ok ? { type: 'synced', user: answer.value } : { type: 'failed', message: messageOf(answer.error) });
    return answer;
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: async (mail, password) => {
      take({ type: 'requested' });
      const login = await api().send(authenticate, { body: { mail, password: await hashPassword(password) } });
      if (!login.ok) {
        take({ type: 'failed', message: messageOf(login.error) });
        return refuse(login.error);
      }
      storeSession(login.value, now());
      take({ type: 'signedIn', login: login.value });
      checking = sync();
      return checking;
    },
    check: () => {
      if (state.loggedIn && state.user) return Promise.resolve(ok(state.user));
      checking ??= sync().finally(() => {
        checking = null;
      });
      return checking;
    },
    revoke: async () => {
      // Whoever goes home does not wait for a silent server; the request outlives the page.
      if (state.token) await Promise.race([api().send(endSession, {}, { keepalive: true }), patience(REVOKE_MS)]);
    },
    end: () => take({ type: 'ended' }),
  };
};
