import { expect, test } from 'vitest';
import { countLoud } from './bell-state.ts';

const unread = new Map([
  ['certificateExpiring', 2],
  ['order', 3],
  ['somethingNew', 1],
]);

test('the bell counts all kinds but those that were switched off, by the group they are shown in', () => {
  expect(countLoud(unread, [])).toBe(6);
  expect(countLoud(unread, ['certificate', 'meliQuestion'])).toBe(4);
  expect(countLoud(unread, ['order', 'certificate'])).toBe(1);
});
