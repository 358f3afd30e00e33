import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, parseCents } from './money.ts';

test.each([
  [123_456, 'R$ 1.234,56'],
  [0, 'R$ 0,00'],
  [-0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
  [-1000, '-R$ 10,00'],
  [99_999_999_999_999, 'R$ 999.999.999.999,99'],
])('%d cents read %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test('every amount can be read back from its text, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
      const text = formatCents(cents);
      const digits = Number(text.replaceAll(/\D/gu, ''));
      expect(text.startsWith('-') ? -digits : digits).toBe(cents);
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 10.5, 1e21])('%d is no amount and is never shown as one', (cents) => {
  expect(() => formatCents(cents)).toThrow(RangeError);
});

test.each([
  ['R$ 1.234,56', 123_456],
  ['R$\u00a01.234,56', 123_456],
  ['1234,5', 123_450],
  ['1234', 123_400],
  ['-R$ 5,00', -500],
  ['R$ -5,00', -500],
  ['\u2212R$ 5,00', -500],
  ['-0,00', 0],
  ['1.5', 150],
  ['1234.56', 123_456],
  ['R$1234.5', 123_450],
  ['1.234', 123_400],
  ['1.234,', 123_400],
  ['-99.9', -9990],
])('%j is read as %d cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each([
  '',
  'R$',
  ',',
  '.5',
  '1,234.56',
  '1.23,45',
  '12,345',
  '12.34.5',
  '1.2345',
  '1.234.5',
  '(5,00)',
  '5,00-',
  '--5',
  'US$ 5,00',
  '5,00 reais',
  '99999999999999999',
])('%j is refused rather than guessed at', (text) => {
  expect(parseCents(text)).toBeNull();
});

test('every amount is read back from what is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
      expect(parseCents(formatCents(cents))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});
