import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCorreiosCode, isCorreiosForm } from './tracking-code.ts';

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
