import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { CellValue, Column } from './column.ts';
import { csvHead, csvLines } from './csv.ts';

interface Row {
  readonly text: CellValue;
  readonly amount: CellValue;
}
const cell = () => null;
const columns: readonly Column<Row>[] = [
  { id: 'text', title: 'Título', cell, value: ({ text }) => text },
  { id: 'amount', title: 'Preço', cell, csv: ({ amount }) => amount },
  { id: 'picture', title: 'Imagem', cell, csv: false },
];
const read = (csv: string): readonly string[][] => parse<string[]>(csv, { delimiter: ',', skipEmptyLines: false }).data.slice(0, -1);
const cellOf = (text: string): string => read(csvLines(columns, [{ text, amount: null }]))[0]?.[0] ?? '';
const lead = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

describe('a text that a spreadsheet would run begins with a quote', () => {
  test.each(lead)('%j', (first) => {
    expect(cellOf(`${first}1+1`)).toBe(`'${first}1+1`);
    expect(cellOf(first)).toBe(`'${first}`);
  });

  test('any such text, and no other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', ...lead), (rest, first) => {
        const text = `${first}${rest}`;
        const isFormula = text !== '' && lead.includes(text.charAt(0));
        expect(cellOf(text)).toBe(isFormula ? `'${text}` : text);
      }),
    );
  });

  const payloads = '../shared/data/payloads/csv_injection.txt';
  test.runIf(existsSync(payloads))('none of the known attacks begins as a formula', () => {
    const attacks = readFileSync(payloads, 'utf8').split('\n').filter(Boolean);
    expect(attacks.length).toBeGreaterThan(3);
    for (const attack of attacks) expect(cellOf(attack)).not.toMatch(/^[=+\-@\t\r\n]/u);
  });

  test('a heading is a text, too', () => {
    expect(csvHead([{ id: 'x', title: '=1', cell }])).toBe(`"'=1"\r\n`);
  });
});

test('an amount below zero stays a number', () => {
  expect(csvLines(columns, [{ text: 'Estorno', amount: -10.5 }])).toBe('Estorno,-10.5\r\n');
  expect(csvLines(columns, [{ text: 'Nada', amount: Number.NaN }])).toBe('Nada,\r\n');
});

test('commas, quotes, accents and line breaks come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ text: fc.string({ unit: 'grapheme' }), amount: fc.integer() }), { minLength: 1 }), (rows) => {
      const back = read(csvHead(columns) + csvLines(columns, rows));
      expect(back[0]).toEqual(['Título', 'Preço']);
      expect(back.slice(1).map(([, amount]) => Number(amount))).toEqual(rows.map(({ amount }) => amount));
      expect(back).toHaveLength(rows.length + 1);
    }),
  );
});

test('a column that is not downloaded is in neither the heading nor the lines', () => {
  expect(csvHead(columns)).toBe('Título,Preço\r\n');
  expect(csvLines(columns, [])).toBe('');
});
