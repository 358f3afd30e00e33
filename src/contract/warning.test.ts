import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areWarningsFor, JoinedWarnings, joinWarnings, parseWarnings, warningKeysFor } from './warning.ts';

test('fixed keys travel as the specification joins them', () => {
  expect(joinWarnings(['wigth', 'gtin'])).toBe('wigth*/gtin');
  expect(parseWarnings('wigth*/gtin')).toEqual(['wigth', 'gtin']);
});

test('whatever a reviewer types is read back exactly, the separator included', () => {
  const text = fc.stringMatching(/^[a*/\\ ]{1,8}$/u);
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.string({ minLength: 1 })), { minLength: 1 }), (typed) => {
      expect(parseWarnings(joinWarnings(typed))).toEqual(typed);
    }),
  );
});

test('a kit has no warning of its barcode; what is written of it freely is another matter', () => {
  expect(warningKeysFor({ kit: true })).toEqual(['wigth', 'image', 'invalid_measures', 'measures_exceeding', 'hasnt_price']);
  expect(warningKeysFor({ kit: false })[2]).toBe('gtin');
  expect(areWarningsFor({ kit: true }, 'image*/gtin')).toBe(false);
  expect(areWarningsFor({ kit: true }, 'image*/Sem gtin na foto')).toBe(true);
  expect(areWarningsFor({ kit: false }, 'image*/gtin')).toBe(true);
});

test.each(['', ' ', '\u200b', 'gtin*/ '])('%j is no observation', (joined) => {
  expect(JoinedWarnings.safeParse(joined).success).toBe(false);
});
