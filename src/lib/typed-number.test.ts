import { expect, test } from 'vitest';
import { cleanNumber } from './typed-number.ts';

test.each([
  ['12a', '12'],
  ['1.5', '1,5'],
  ['1.500', '1500'],
  ['0.500', '0,500'],
  ['-12.345.678', '-12345678'],
  ['1.500,5', '1500,5'],
  ['1,2,3', '1,23'],
  ['-4', '-4'],
  ['abc', ''],
])('of %j a number keeps %j', (typed, kept) => {
  expect(cleanNumber(typed)).toBe(kept);
});
