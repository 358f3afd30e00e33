import { expect, test } from 'vitest';
import { certificateStateOf, companyFilterOf, daysLeft } from './company-kind.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');

test.each([
  [null, 'none'],
  ['2026-11-22T11:59:59.000Z', 'expired'],
  ['2026-12-22T12:00:00.000Z', 'soon'],
  ['2026-12-22T12:00:01.000Z', 'valid'],
] as const)('a certificate until %s is %s', (until, state) => {
  expect(certificateStateOf(until, now)).toBe(state);
});

test('days left are whole ones', () => {
  expect([daysLeft('2026-11-24T11:00:00.000Z', now), daysLeft('2026-11-22T13:00:00.000Z', now)]).toEqual([1, 0]);
});

test('search and filters go to the server as it knows them', () => {
  const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;
  expect(
    companyFilterOf({ search: 'aurora', filters: { status: options('blocked'), certificate: options('soon'), me2: options('no') } }),
  ).toEqual({
    search: 'aurora',
    status: 'blocked',
    certificate: ['soon'],
    me2: 'no',
  });
  expect(companyFilterOf({ search: '', filters: { status: options('lost') } })).toEqual({});
});
