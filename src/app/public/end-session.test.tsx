import { expect, test, vi } from 'vitest';
import { signedOut } from '#features/session/session-state.ts';
import type { Session } from '#features/session/session.ts';
import { endSession } from './end-session.ts';

test('/logout revokes, forgets, and keeps the search on the way to /login', async () => {
  const calls: string[] = [];
  const session: Session = {
    state: () => ({ ...signedOut, token: 't1' }),
    subscribe: () => () => {},
    signIn: vi.fn<Session['signIn']>(),
    confirmMail: vi.fn<Session['confirmMail']>(),
    check: vi.fn<Session['check']>(),
    revoke: async () => calls.push('revoke') > 0,
    end: () => void calls.push('end'),
  };
  localStorage.setItem('userToken', 't1');
  history.replaceState(null, '', '/logout?redirect=%2Fpublish%3Fsearch%3Dtenis');
  await endSession(session);
  expect(calls).toEqual(['revoke', 'end']);
  expect(localStorage).toHaveLength(0);
  expect(location.pathname + location.search).toBe('/login?redirect=%2Fpublish%3Fsearch%3Dtenis');
});
