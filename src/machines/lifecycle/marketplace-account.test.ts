import { expect, test } from 'vitest';
import { connectionOf, stepAccount, type AccountState } from './marketplace-account.ts';

const now = '2026-11-22T12:00:00.000Z';
const working: AccountState = { pausedAt: null, pauseReason: null, expiresAt: '2027-01-01T00:00:00.000Z', connection: 'unconnected' };
const letIn = { shutOutReason: null };

test.each([
  [null, null, 'unconnected'],
  [null, '2026-12-07T12:00:01.000Z', 'unconnected'],
  [null, '2026-12-07T12:00:00.000Z', 'expiring'],
  [null, '2026-11-22T12:00:00.000Z', 'expired'],
  [now, '2026-11-21T12:00:00.000Z', 'paused'],
] as const)('nobody connected it: paused at %s and let in until %s it is %s', (pausedAt, expiresAt, state) => {
  expect(connectionOf({ ...letIn, pausedAt, expiresAt, connection: 'unconnected' }, Date.parse(now))).toBe(state);
});

test.each([
  ['connected', null, null, 'connected'],
  ['connected', 'PolicyAgent', null, 'closed'],
  ['connected', 'PolicyAgent', now, 'paused'],
  ['reauthorize', 'invalid_grant', null, 'expired'],
  ['revoked', null, null, 'disconnected'],
  ['reauthorize', null, now, 'paused'],
] as const)('an account whose grant is %s, kept out with %s, paused at %s, is %s', (connection, shutOutReason, pausedAt, state) => {
  expect(connectionOf({ pausedAt, expiresAt: null, connection, shutOutReason }, Date.parse(now))).toBe(state);
});

test('a pause says why and is ended once', () => {
  const paused = stepAccount(working, { type: 'pause', reason: 'Balanço' }, now);
  expect(paused).toEqual({ ok: true, value: { ...working, pausedAt: now, pauseReason: 'Balanço' } });
  if (!paused.ok) return;
  expect(stepAccount(paused.value, { type: 'pause', reason: 'De novo' }, now)).toEqual({ ok: false, error: 'alreadyPaused' });
  expect(stepAccount(paused.value, { type: 'resume' }, now)).toEqual({ ok: true, value: working });
  expect(stepAccount(working, { type: 'resume' }, now)).toEqual({ ok: false, error: 'notPaused' });
});

test('a renewal lets in for 180 days from now on, and a pause outlives it', () => {
  const rested = { ...working, pausedAt: now, pauseReason: 'Balanço' };
  expect(stepAccount(rested, { type: 'renew' }, now)).toEqual({ ok: true, value: { ...rested, expiresAt: '2027-05-21T12:00:00.000Z' } });
});

test('what the marketplace granted it renews itself: no word of ours does', () => {
  for (const connection of ['connected', 'reauthorize', 'revoked'] as const)
    expect(stepAccount({ ...working, connection }, { type: 'renew' }, now)).toEqual({ ok: false, error: 'authorizedThere' });
});
