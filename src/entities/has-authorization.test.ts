import { expect, test } from 'vitest';
import { hasAuthorization } from './has-authorization.ts';

test.each([
  ['unconnected', '2027-01-01T00:00:00.000Z', false],
  ['revoked', '2027-01-01T00:00:00.000Z', false],
  ['reauthorize', null, false],
  ['connected', null, true],
  ['unconnected', '2026-11-30T12:00:00.000Z', true],
  ['unconnected', '2026-11-20T12:00:00.000Z', true],
] as const)('of an account that is %s, until %s, an end is told: %s', (connection, expiresAt, isTold) => {
  expect(hasAuthorization({ expiresAt, connection }, Date.parse('2026-11-22T12:00:00.000Z'))).toBe(isTold);
});
