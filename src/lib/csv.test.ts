import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, test } from 'vitest';
import { codeCell, codeIn, keptCell, numberCell, textCell, withoutQuote, writeCsv } from './csv.ts';

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
])('digits that a spreadsheet would cut are quoted, others are not: %s', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

test('a cell of somebody else’s file is run by no spreadsheet, read as it came, and otherwise as they wrote it', () => {
  for (const cell of lead.map((first) => `${first}1+1`)) {
    expect(keptCell(cell)).toBe(`'${cell}`);
    expect([withoutQuote(keptCell(cell)), codeIn(keptCell(cell))]).toEqual([cell, cell]);
  }
  for (const cell of ['0012', "'0012", "'=1", '10-12', 'D', '']) expect(keptCell(cell)).toBe(cell);
});

describe('a text that a spreadsheet would keep as a day, a time or another number is quoted:', () => {
  const changed = [
    '10-12|1/2|1-2-3|2026-11|26/11/2026|2026-11-26 10:30|SET-12|mar10|12 dez|3-MAR-26|1 de maio de 2026|Sept2',
    '1:18|10:30:00|5 pm|12 A|1 1/2',
    '(12)|(1.500,00)|(R$ 12,50)|50%|12,5 %|%50|R$ 12,50|R$12|$ 9.90|US$ 9|€ 9|12,50 R$',
    '12,50|1.500|1.500,00|12.5|,5|7.|1.2.3|1E5|1e+5|7,89E12| 0012|10-12 ',
  ];
  test.each(changed.flatMap((texts) => texts.split('|')))('%s', (text) => {
    expect(textCell(text)).toBe(`'${text}`);
    expect(withoutQuote(textCell(text))).toBe(text);
  });

  const kept = [
    'TB-21PX|CAM-001|SET|SET-A|MARÇO|maior|10-12-A|A10-12|10 x 12|10-12, 13|(12) 99999-0000|(A)|50% OFF|R$|%|12 AB',
    '413.456.851-06|12.345.678/0001-95|01310-100|001001-0|Zero km|.|,|1|R$ 1,50 cada',
  ];
  test.each(kept.flatMap((texts) => texts.split('|')))('and %s is not', (text) => {
    expect(textCell(text)).toBe(text);
  });

  test('and a long text that only begins so is not, read once', () => {
    const long = `${'1,'.repeat(50_000)}x`;
    expect(textCell(long)).toBe(long);
  });
});

test('a text that begins with a quote gets one more, and keeps its own', () => {
  for (const text of ["'55 Chevy", "'0012-A", "'", "''x"]) {
    expect(textCell(text)).toBe(`'${text}`);
    expect(withoutQuote(`'${text}`)).toBe(text);
  }
  expect(withoutQuote("'55 Chevy")).toBe("'55 Chevy");
});

test('no code begins with a quote: one is taken off whoever wrote it', () => {
  expect(["'0012-A", "''0012-A", 'A', "'1/2", "a;'=b"].map(codeIn)).toEqual(['0012-A', "'0012-A", 'A', '1/2', 'a;=b']);
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
      fc.constantFrom(
        '',
        ...lead,
        "'",
        "''",
        "'=",
        '0',
        '1',
        ';',
        'a;=',
        "a; '=",
        "a;''-b;+c",
        '1E5',
        "'1e5",
        '=a;=b',
        '1/2',
        "'10-12",
        'SET-',
        '1,',
      ),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^\d{0,20}$/u)),
    )
    .map(([first, rest]) => first + rest);
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      const [line = []] = read(writeCsv([[...texts.map(textCell), 'end']]));
      expect(line.slice(0, -1).map(withoutQuote)).toEqual(texts);
      expect(line.slice(0, -1).map(codeIn)).toEqual(texts);
    }),
  );
});

test('a formula that begins after a semicolon is quoted too, and what reads as a power of ten', () => {
  expect(['a;=1+1', 'a; b', '1E5'].map(textCell)).toEqual(["a;'=1+1", 'a; b', "'1E5"]);
});

// The time of each was the square of the length: this cell took a quarter of an hour.
test('a cell of a million blanks is read and written like any other', () => {
  const wide = `a;${' '.repeat(1_000_000)}b`;
  expect([textCell(wide), withoutQuote(wide), codeIn(wide)]).toEqual([wide, wide, wide]);
});
