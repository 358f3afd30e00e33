import { expect, test } from 'vitest';
import { formatQuantity, formatReais } from './amounts.ts';

test.each([
  ['0.00', 'R$ 0,00'],
  ['1234.5', 'R$ 1.234,50'],
  ['-10', '-R$ 10,00'],
  ['4.35', 'R$ 4,35'],
  ['12.5000000000', 'R$ 12,50'],
  ['0.3333333333', 'R$ 0,3333333333'],
  ['999999999999.99', 'R$ 999.999.999.999,99'],
  ['string', 'string'],
  ['1,5', '1,5'],
  ['', ''],
])('%j is shown as %j', (written, shown) => {
  expect(formatReais(written)).toBe(shown);
});

test.each([
  ['2.0000', '2'],
  ['1.5', '1,5'],
  ['-1', '-1'],
  ['string', 'string'],
])('%j of something is shown as %j', (written, shown) => {
  expect(formatQuantity(written)).toBe(shown);
});
