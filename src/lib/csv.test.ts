import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, test } from 'vitest';
import { codeCell, numberCell, textCell, withoutQuote, writeCsv } from './csv.ts';

const read = (csv: string): readonly string[][] => parse<string[]>(csv, { delimiter: ',', skipEmptyLines: false }).data.slice(0, -1);
const lead = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

describe('a text that a spreadsheet would run begins with a quote', () => {
  test.each(lead)('%j', (first) => {
    expect(textCell(`${first}1+1`)).toBe(`'${first}1+1`);
    expect(textCell(first)).toBe(`'${first}`);
  });

  const payloads = '../shared/data/payloads/csv_injection.txt';
  test.runIf(existsSync(payloads))('none of the known attacks begins as a formula', () => {
    const attacks = readFileSync(payloads, 'utf8').split('\n').filter(Boolean);
    expect(attacks.length).toBeGreaterThan(3);
    for (const attack of attacks) expect(textCell(attack)).not.toMatch(/^[=+\-@\t\r\n]/u);
  });
});

test.each([
  ['2000012000000137', "'2000012000000137"],
  ['200001200000013', '200001200000013'],
  ['0012', "'0012"],
  ['0', '0'],
  ['2000012000000137-1', '2000012000000137-1'],
  ["D'Ávila", "D'Ávila"],
  ["'55 Chevy", "'55 Chevy"],
])('digits that a spreadsheet would cut are quoted, others are not: %s', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

test('a barcode is quoted whatever its length, what is none is a text', () => {
  expect(['7891234567895', '40170725', '', 'SEM GTIN', '=1'].map(codeCell)).toEqual(["'7891234567895", "'40170725", '', 'SEM GTIN', "'=1"]);
});

test('an amount has a decimal comma, and a number below zero is no formula', () => {
  expect([numberCell(1484.8, 2), numberCell(-9.9, 2), numberCell(-10), numberCell(0.25), numberCell(3), numberCell(Number.NaN)]).toEqual([
    '1484,80',
    '-9,90',
    '-10',
    '0,25',
    '3',
    '',
  ]);
});

test('any text comes back as it was once its cell is read and its quote taken off', () => {
  const text = fc
    .tuple(
      fc.constantFrom('', ...lead, "'", "''", "'=", '0', '1', ';', 'a;=', "a; '=", "a;''-b;+c", '1E5', "'1e5", '=a;=b'),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^\d{0,20}$/u)),
    )
    .map(([first, rest]) => first + rest);
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      const [line = []] = read(writeCsv([[...texts.map(textCell), 'end']]));
      expect(line.slice(0, -1).map(withoutQuote)).toEqual(texts);
    }),
  );
});

test('a formula that begins after a semicolon is quoted too, and what reads as a power of ten', () => {
  expect(['a;=1+1', 'a; b', '1E5'].map(textCell)).toEqual(["a;'=1+1", 'a; b', "'1E5"]);
});
