import { isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import type { Problem } from '#api/client.ts';
import type { UserData } from '#contract/session.ts';
import { signedOut } from '#features/session/session-state.ts';
import type { Session } from '#features/session/session.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { requireSession, SessionUnchecked } from './guard.ts';

const user = { _id: 'u1' } as UserData;

const sessionOf = (checked: Result<UserData, Problem>, flags = { hadSellout: true, hadSell: false }, token: string | null = 't1') => {
  const calls: string[] = [];
  const session: Session = {
    state: () => ({ ...signedOut, token, ...flags }),
    subscribe: () => () => {},
    signIn: vi.fn<Session['signIn']>(),
    confirmMail: vi.fn<Session['confirmMail']>(),
    check: () => Promise.resolve(checked),
    revoke: async () => calls.push('revoke') > 0,
    end: () => void calls.push('end'),
  };
  return { session, calls };
};

/** Where a guard sends: '/logout?redirect=…', or null when it lets through. */
const destination = async (guard: Promise<void>): Promise<string | null> => {
  try {
    await guard;
    return null;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const { to, href } = error.options as unknown as { readonly to?: string; readonly href?: string };
    return href ?? to ?? '';
  }
};

const here = '/publish?search=tenis';

test('who has no session goes to /logout with the way back', async () => {
  const { session } = sessionOf(ok(user), undefined, null);
  expect(await destination(requireSession(session, '/publish', here))).toBe('/logout?redirect=%2Fpublish%3Fsearch%3Dtenis');
});

test('a good session passes, and its gates are asked', async () => {
  expect(await destination(requireSession(sessionOf(ok(user)).session, '/publish', here))).toBeNull();
  const closed = sessionOf(ok(user), { hadSellout: false, hadSell: false });
  expect(await destination(requireSession(closed.session, '/publish/7', here))).toBe('/');
  await expect(requireSession(closed.session, '/publish/7', here)).rejects.toMatchObject({
    options: { state: { turnedAwayFrom: '/publish/7' } },
  });
  expect(await destination(requireSession(closed.session, '/settings', here))).toBeNull();
});

test('an ended session is forgotten and goes to /logout with the way back', async () => {
  const { session, calls } = sessionOf(refuse({ type: 'SessionEnded', message: 'x' }));
  expect(await destination(requireSession(session, '/', '/'))).toBe('/logout?redirect=%2F');
  expect(calls).toEqual(['end']);
});

test('a check that fails otherwise clears the session and goes to /', async () => {
  const { session, calls } = sessionOf(refuse({ type: 'OffContract', issues: '' }));
  expect(await destination(requireSession(session, '/settings', '/settings'))).toBe('/');
  expect(calls).toEqual(['end']);
});

test.each([{ type: 'Unreachable' } as const, { type: 'Broken', status: 503, message: '', retryAfterMs: null } as const])(
  'a server that can not say ($type) ends nobody’s session',
  async (problem) => {
    const { session, calls } = sessionOf(refuse(problem));
    await expect(requireSession(session, '/', '/')).rejects.toBeInstanceOf(SessionUnchecked);
    expect(calls).toEqual([]);
  },
);
