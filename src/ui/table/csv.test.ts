import * as fc from 'fast-check';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import type { CellValue, Column, ValueForm } from './column.ts';
import { csvHead, csvLines, type Reader } from './csv.ts';

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
const saoPaulo: Reader = { tag: 'pt-BR', timeZone: 'America/Sao_Paulo' };
const read = (csv: string): readonly string[][] => parse<string[]>(csv, { delimiter: ',', skipEmptyLines: false }).data.slice(0, -1);
const written = (form: ValueForm, value: CellValue, reader: Reader = saoPaulo): string =>
  csvLines([{ id: 'it', title: 'It', cell, form, value: () => value }], [null], reader).trimEnd();

test('an instant is written by the clock of its reader, in their form, and a spreadsheet can read it', () => {
  const evening = '2026-11-26T02:31:00.000Z';
  expect(written('dateTime', evening)).toBe('25/11/2026 23:31');
  expect(written('date', evening)).toBe('25/11/2026');
  expect(written('dateTime', evening, { tag: 'pt-BR', timeZone: 'America/Manaus' })).toBe('25/11/2026 22:31');
  expect(written('dateTime', evening, { tag: 'en', timeZone: 'America/Sao_Paulo' })).toBe('11/25/26 11:31 PM');
});

test('a day without a time is moved by no zone, and a word among days stays one', () => {
  expect(written('day', '2026-11-25')).toBe('25/11/2026');
  expect(written('day', 'Total do período')).toBe('Total do período');
  expect(written('day', '11/2026')).toBe('11/2026');
  expect(written('date', 'nunca')).toBe('nunca');
});

test('an amount has a decimal comma in quotes, and below zero stays a number', () => {
  expect([written('money', 1484.8), written('money', 91), written('money', -9.9), written('money', null)]).toEqual([
    '"1484,80"',
    '"91,00"',
    '"-9,90"',
    '',
  ]);
  expect(csvLines(columns, [{ text: 'Nada', amount: Number.NaN }], saoPaulo)).toBe('Nada,\r\n');
});

test('a share is written as it is shown, a barcode so that it stays whole', () => {
  expect([written('share', 251 / 25_000), written('code', '7891234567895'), written('code', '')]).toEqual([
    '"1,01%"',
    "'7891234567895",
    '',
  ]);
});

test('a heading is a text, too', () => {
  expect(csvHead([{ id: 'x', title: '=1', cell }])).toBe(`'=1\r\n`);
});

test('commas, quotes, accents and line breaks come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ text: fc.string({ unit: 'grapheme' }), amount: fc.integer() }), { minLength: 1 }), (rows) => {
      const back = read(csvHead(columns) + csvLines(columns, rows, saoPaulo));
      expect(back[0]).toEqual(['Título', 'Preço']);
      expect(back.slice(1).map(([, amount]) => Number(amount))).toEqual(rows.map(({ amount }) => amount));
      expect(back).toHaveLength(rows.length + 1);
    }),
  );
});

test('a column that is not downloaded is in neither the heading nor the lines', () => {
  expect(csvHead(columns)).toBe('Título,Preço\r\n');
  expect(csvLines(columns, [], saoPaulo)).toBe('');
});
