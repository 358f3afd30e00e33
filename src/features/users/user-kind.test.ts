import { expect, test } from 'vitest';
import { stateOf, userKind } from './user-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them, and what it does not know stays here', () => {
  const filters = { role: options('reviewer'), company: options('ana'), state: options('invited'), other: options('x') };
  expect(userKind.filterOf({ search: 'renata', filters })).toEqual({
    search: 'renata',
    role: 'reviewer',
    sellerId: 'ana',
    state: ['invited'],
  });
  expect(userKind.filterOf({ search: '', filters: { role: options('owner'), state: options('gone') } })).toEqual({});
});

test('an invitation whose mail was given up says so', () => {
  expect(stateOf({ blockedAt: null, awaitsMail: true, isUndelivered: true })).toBe('undelivered');
});

test('a blocked person is blocked, invited or not', () => {
  expect(stateOf({ blockedAt: '2026-11-22T12:00:00.000Z', awaitsMail: true, isUndelivered: true })).toBe('blocked');
  expect(stateOf({ blockedAt: null, awaitsMail: true })).toBe('invited');
  expect(stateOf({ blockedAt: null, awaitsMail: false })).toBe('active');
});
