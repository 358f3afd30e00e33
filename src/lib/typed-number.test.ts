import { expect, test } from 'vitest';
import { readNumber } from './typed-number.ts';

test.each([
  ['', ''],
  [' 12 ', '12'],
  ['1.5', '1,5'],
  ['1.500', '1500'],
  ['0.500', '0,500'],
  ['-12.345.678', '-12345678'],
  ['1.500,5', '1500,5'],
  ['-4', '-4'],
  ['1,', '1,'],
  [',5', ',5'],
])('%j is the number %j', (typed, kept) => {
  expect(readNumber(typed)).toBe(kept);
});

test.each(['110-220', '1,2,3', '1.5,3', '1,500.50', '10 20', '2x3', '12a', '-', ','])('%j is not one number', (typed) => {
  expect(readNumber(typed)).toBeNull();
});
