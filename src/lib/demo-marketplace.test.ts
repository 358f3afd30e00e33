import { expect, test } from 'vitest';
import { demoItemId, demoUserId } from './demo-marketplace.ts';

const ids = Array.from({ length: 20_000 }, (_, at) => (at * 2_654_435_761).toString(16).padStart(24, '0'));

test('a listing is always the same item, and an account the same person', () => {
  expect(demoItemId('65f1c0ffee0000000000abcd')).toBe(demoItemId('65f1c0ffee0000000000abcd'));
  expect(demoItemId('65f1c0ffee0000000000abcd')).toMatch(/^MLB[1-3]\d{9}$/u);
  expect(String(demoUserId('65f1c0ffee0000000000abcd'))).toMatch(/^\d{9}$/u);
});

test('twenty thousand listings are as many items', () => {
  expect(new Set(ids.map(demoItemId)).size).toBe(ids.length);
});

test('a thousand accounts are as many persons', () => {
  expect(new Set(ids.slice(0, 1000).map(demoUserId)).size).toBe(1000);
});
