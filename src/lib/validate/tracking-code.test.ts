import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanTrackingNumber, isCorreiosCode, isCorreiosForm, trackingFault } from './tracking-code.ts';

test('the ninth digit checks the eight before', () => {
  expect(isCorreiosCode('JT194690698BR')).toBe(true);
  expect(Array.from('012345679').filter((digit) => isCorreiosCode(`JT19469069${digit}BR`))).toEqual([]);
});

test.each(['', 'JT194690698', 'jt194690698br', 'JT１94690698BR', 'MEL123456789', 'JT194690698BRX', ' JT194690698BR'])(
  '%j is no code of Correios',
  (code) => {
    expect([isCorreiosForm(code), isCorreiosCode(code)]).toEqual([false, false]);
  },
);

test.each([
  ['RPD700001', 'Rápida Transportes', null],
  ['35260112345678000190550010000051001123456789', 'Jadlog', 'long'],
  ['1234', '', 'short'],
  ['AB 123', '', 'signs'],
  ['ＡＢ１２３４５', '', 'signs'],
  ['JT194690698BR', '', null],
  [' jt194690698br ', 'Correios', null],
  ['JT194690697BR', '', 'digit'],
  ['JT194690697BR', 'correios (PAC)', 'digit'],
  // Another company may give a number of this form by rules of its own.
  ['JT194690697BR', 'Rápida Transportes', null],
] as const)('%j of %j: what is wrong with it is %j', (number, carrier, fault) => {
  expect(trackingFault(number, carrier)).toBe(fault);
});

test('a code of Correios is kept in capitals, any other number as it was typed', () => {
  expect([' jt194690698br ', ' rpd700001 '].map(cleanTrackingNumber)).toEqual(['JT194690698BR', 'rpd700001']);
});

// The traces are real parcels of real people: read where they are, never copied.
const folder = '../shared/data/correios';
const codes = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, 13))
  : [];
test.skipIf(codes.length === 0)('the codes of real parcels check, a foreign one too', () => {
  expect(codes.filter((code) => !isCorreiosCode(code))).toEqual([]);
  expect(codes.length).toBeGreaterThanOrEqual(4);
});
