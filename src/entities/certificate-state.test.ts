import { expect, test } from 'vitest';
import { certificateStateOf } from './certificate-state.ts';

test.each([
  [null, 'none'],
  ['2026-11-22T11:59:59.000Z', 'expired'],
  ['2026-12-22T12:00:00.000Z', 'soon'],
  ['2026-12-22T12:00:01.000Z', 'valid'],
] as const)('a certificate until %s is %s', (until, state) => {
  expect(certificateStateOf(until, Date.parse('2026-11-22T12:00:00.000Z'))).toBe(state);
});
