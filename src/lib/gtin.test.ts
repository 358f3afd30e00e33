import { expect, test } from 'vitest';
import { isGtin, isValidGtin } from './gtin.ts';

test.each(['7891000100103', '789100010010', '036000291452', '17891000100100'])('%s is judged by its check digit', (code) => {
  const wrong = code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10);
  const right = [...Array(10).keys()].map((digit) => `${code.slice(0, -1)}${digit}`).filter(isValidGtin);
  expect(right).toHaveLength(1);
  expect(isValidGtin(code) && isValidGtin(wrong)).toBe(false);
});

test('known barcodes of 12, 13 and 14 digits are valid', () => {
  expect(['036000291452', '7891000100103', '10012345678902'].filter(isValidGtin)).toHaveLength(3);
});

test('a barcode of eight digits is refused although its digit checks', () => {
  expect(isValidGtin('96385074')).toBe(false);
});

test.each(['', ' 7891000100103', '789100010010A', '７891000100103', '007891000100103'])('%j is no barcode', (code) => {
  expect(isValidGtin(code)).toBe(false);
});

test('eight digits are a GTIN, zeros only are none', () => {
  expect(['96385074', '00000000', '0000000000000'].map(isGtin)).toEqual([true, false, false]);
  expect(isValidGtin('0000000000000')).toBe(false);
});
