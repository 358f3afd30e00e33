import { describe, expect, test, vi } from 'vitest';
import type { OpenSession, User } from '#contract/user.ts';
import { ok } from '#lib/result.ts';
import type { Actor, AnyIntentCommand } from '../command.ts';
import { findCommand } from '../registry.ts';

const at = '2026-11-21T12:00:00.000Z';
const hub: Actor = { id: 'super', name: 'Sílvia', role: 'superuser', isMoneyManager: false, leases: 'off', now: at };
const session = (changes: Partial<OpenSession> = {}): OpenSession => ({
  _id: crypto.randomUUID(),
  device: null,
  address: null,
  startedAt: at,
  seenAt: at,
  isThis: false,
  ...changes,
});
const aPerson = (changes: Partial<User> = {}): User => ({
  _id: 'beto',
  version: 1,
  name: 'Beto',
  mail: 'beto@balcao.test',
  role: 'seller',
  sellerId: 'loja-do-beto',
  sellerName: 'Loja do Beto',
  hadSellout: true,
  hadSell: false,
  blockedAt: null,
  hubBlockedAt: null,
  awaitsMail: false,
  seenAt: at,
  sessions: 0,
  openSessions: [],
  history: [],
  ...changes,
});

const named = (name: string): AnyIntentCommand => {
  const command = findCommand(name);
  if (command?.kind !== 'intent') throw new Error(name);
  return command;
};
const revoke = named('user.revokeSessions');

test('a session that is shown on a person’s page can be ended, of whichever of their companies it is', () => {
  expect(revoke.isPossible(aPerson({ openSessions: [session()] }), hub)).toMatchObject({ ok: true });
});

test('where the one that asks is the only one there is none to end', () => {
  const mine = aPerson({ _id: 'super', sessions: 1, openSessions: [session({ isThis: true })] });
  expect(revoke.isPossible(mine, hub)).toMatchObject({ ok: false, error: { key: 'user.refused.noSessions' } });
  expect(revoke.isPossible(aPerson(), hub)).toMatchObject({ ok: false });
});

test('of a row, which names no sessions, their number says it', () => {
  const { openSessions: _sessions, history: _history, ...row } = aPerson({ sessions: 1 });
  expect([revoke.isPossible(row, hub).ok, revoke.isPossible({ ...row, _id: 'super' }, hub).ok]).toEqual([true, false]);
});

describe('a person whom their company has blocked', () => {
  const [monday, tuesday] = ['2026-11-16T12:00:00.000Z', '2026-11-17T12:00:00.000Z'];
  const after = (name: string, changes: Partial<User>) => {
    const person = aPerson(changes);
    const done = named(`user.${name}`).apply(person, named(`user.${name}`).prefillFrom(person), hub);
    return done.ok ? done.value : done.error;
  };

  test('is put out of the hub too, and once', () => {
    expect(after('block', { blockedAt: monday })).toMatchObject({ blockedAt: monday, hubBlockedAt: at });
    expect(after('block', { blockedAt: monday, hubBlockedAt: tuesday })).toMatchObject({ key: 'user.refused.alreadyBlocked' });
  });

  test('stays blocked there when the hub lets them in again; only then is the company’s own block lifted', () => {
    expect(after('unblock', { blockedAt: monday, hubBlockedAt: tuesday })).toMatchObject({ blockedAt: monday, hubBlockedAt: null });
    expect(after('unblock', { blockedAt: tuesday, hubBlockedAt: tuesday })).toMatchObject({ blockedAt: null, hubBlockedAt: null });
    expect(after('unblock', { blockedAt: monday })).toMatchObject({ blockedAt: null });
    expect(after('unblock', {})).toMatchObject({ key: 'user.refused.notBlocked' });
  });

  test('is blocked by the hub by no Desfazer of what lifted the company’s own block', () => {
    const unblock = named('user.unblock');
    const inverseFor = (person: User) => unblock.inverseOf?.(unblock.prefillFrom(person), 'i1');
    expect(inverseFor(aPerson({ blockedAt: monday }))).toBeNull();
    expect(inverseFor(aPerson({ blockedAt: monday, hubBlockedAt: tuesday }))).toMatchObject({ command: 'user.block' });
  });
});

describe('a change of access that waits', () => {
  const change = named('user.changeAccess');
  const beto = aPerson({ sessions: 1, openSessions: [session()] });
  const after = (asked: Readonly<Record<string, unknown>>) => {
    const done = change.apply(beto, { ...change.prefillFrom(beto), role: 'seller', ...asked }, hub);
    return done.ok ? done.value : done.error;
  };
  const moved = { sellerId: 'casa-clara', sellerName: 'Casa Clara' };

  test('shows the company it moves the person to, and that they are nowhere in any more', () => {
    expect(after(moved)).toMatchObject({ ...moved, sessions: 0, openSessions: [] });
    expect(after({ role: 'reviewer' })).toMatchObject({ role: 'reviewer', sellerId: null, sellerName: null, sessions: 0 });
  });

  test('leaves sessions and company alone where only a flag changes', () => {
    expect(after({ hadSell: true })).toMatchObject({ hadSell: true, sellerName: 'Loja do Beto', sessions: 1, openSessions: [{}] });
  });

  test('names no company where an older build did not tell which', () => {
    expect(after({ sellerId: 'casa-clara', sellerName: undefined })).toMatchObject({ sellerId: 'casa-clara', sellerName: null });
  });

  test('names the company before again when it is taken back, and tells the server of none by name', async () => {
    const parsed = change.parseArgs({ ...change.prefillFrom(beto), role: 'seller', ...moved });
    if (!parsed.ok) throw new Error('not read');
    expect(change.inverseOf?.(parsed.value, 'i1')).toMatchObject({
      args: { sellerId: 'loja-do-beto', sellerName: 'Loja do Beto', before: moved },
    });
    const send = vi.fn<(call: unknown, sent: unknown) => Promise<unknown>>(async () => ok({}));
    await change.deliver({ send } as never, parsed.value, 'i1');
    expect(send.mock.lastCall?.[1]).toMatchObject({ body: { role: 'seller', sellerId: 'casa-clara', hadSellout: true, hadSell: false } });
    expect(send.mock.lastCall?.[1]).not.toHaveProperty('body.sellerName');
  });
});
