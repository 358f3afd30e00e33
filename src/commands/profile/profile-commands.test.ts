import { expect, test } from 'vitest';
import type { Profile } from '#contract/profile.ts';
import type { Actor } from '../command.ts';
import { intentCommands } from '../registry.ts';

const actor: Actor = {
  id: 'ana',
  name: 'Ana',
  role: 'seller',
  isMoneyManager: false,
  leases: 'off',
  now: '2026-11-22T12:00:00.000Z',
};
const session = (_id: string, isThis: boolean) => ({
  _id,
  device: null,
  address: null,
  startedAt: '2026-11-22T12:00:00.000Z',
  seenAt: '2026-11-22T12:00:00.000Z',
  isThis,
});
const [here, there, elsewhere] = [
  session('11111111-1111-4111-8111-111111111111', true),
  session('22222222-2222-4222-8222-222222222222', false),
  session('33333333-3333-4333-8333-333333333333', false),
];
const profile: Profile = {
  _id: 'ana',
  name: 'Ana',
  nickname: null,
  mail: 'ana@balcao.test',
  role: 'seller',
  company: 'Casa da Ana',
  openSessions: [here, there, elsewhere],
};
const command = (name: string) => {
  const found = intentCommands.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('a new name shows at once, an empty nickname is none, and undoing writes what was there', () => {
  const rename = command('profile.rename');
  const args = { ...rename.prefillFrom(profile), name: ' Ana Maria ', nickname: ' ' };
  const parsed = rename.parseArgs(args);
  expect(rename.apply(profile, args, actor)).toMatchObject({ ok: true, value: { name: 'Ana Maria', nickname: null } });
  expect(parsed.ok && rename.inverseOf?.(parsed.value, 'id')).toEqual({
    command: 'profile.rename',
    args: { _id: 'ana', name: 'Ana', nickname: null, before: { name: 'Ana Maria', nickname: null }, isBack: true },
  });
});

test('who has an address for a name since before changes the nickname, and only another name is judged', () => {
  const rename = command('profile.rename');
  const begun = rename.prefillFrom({ ...profile, name: 'Ana.Lima' });
  expect(rename.parseArgs({ ...begun, name: 'Ana.Lima', nickname: 'Aninha' }).ok).toBe(true);
  expect(rename.parseArgs({ ...begun, name: 'promo.com', nickname: 'Aninha' }).ok).toBe(false);
});

test('undoing writes a name back that is older than what is asked of names', () => {
  const rename = command('profile.rename');
  const parsed = rename.parseArgs({ ...rename.prefillFrom({ ...profile, name: 'Ana.Lima' }), name: 'Ana Lima' });
  const inverse = parsed.ok ? rename.inverseOf?.(parsed.value, 'id') : null;
  expect(rename.parseArgs(inverse?.args ?? {})).toMatchObject({ ok: true, value: { name: 'Ana.Lima' } });
});

test('one session goes, or all but the one at hand', () => {
  const end = command('profile.endSessions');
  expect(end.apply(profile, { _id: 'ana', sessionId: there._id }, actor)).toMatchObject({
    value: { openSessions: [{ _id: here._id }, { _id: elsewhere._id }] },
  });
  expect(end.apply(profile, { _id: 'ana', sessionId: null }, actor)).toMatchObject({ value: { openSessions: [{ _id: here._id }] } });
  expect(end.reviewOf?.({ _id: 'ana' }, 'Ana')).toEqual({ key: 'profile.endAllReview' });
  expect(end.reviewOf?.({ _id: 'ana', sessionId: there._id }, 'Ana')).toEqual({ key: 'profile.endOneReview' });
  // Named, the one at hand stays all the same: it is what 'Sair' is for.
  expect(end.apply(profile, { _id: 'ana', sessionId: here._id }, actor)).toMatchObject({ value: { openSessions: profile.openSessions } });
});

test('with no session elsewhere there is nothing to end', () => {
  expect(command('profile.endSessions').isPossible({ ...profile, openSessions: [here] }, actor)).toEqual({
    ok: false,
    error: { key: 'profile.refused.noSessions' },
  });
});
