import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal.ts';

test.each([
  ['1.234,5', 1234.5],
  ['1234,5', 1234.5],
  ['-0,50', -0.5],
  ['\u22125', -5],
  ['-0', 0],
  [' 7 ', 7],
])('%j is %d', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each(['', '1.5', '1,234.56', '1.23,4', '12.34.567', '0.500', '012.500', ',5', '5,', '1e3', 'NaN', '--1', '１', '1234567890123456'])(
  '%j is not guessed at',
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);

test('what is shown is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (hundredths) => {
      const value = hundredths / 100;
      expect(parseDecimal(formatDecimal(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});
