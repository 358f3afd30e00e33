import { expect, test } from 'vitest';
import { codeCell, textCell, writeCsv } from '#lib/csv.ts';
import { line } from './values.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';
import { summarise } from './report.ts';

const fields = {
  title: { label: 'Título', heads: ['titulo'], read: line(255) },
  sku: { label: 'SKU', heads: ['sku'], isCode: true, read: line(120) },
} as const;

const readAs = (csv: string) => {
  const table = readTable({ name: 'a.csv', bytes: new TextEncoder().encode(csv) });
  if (!table.ok) throw new Error(table.error);
  const read = readRows(table.value, fields, new Map(), {}, () => '');
  if (!read.ok) throw new Error(read.error);
  return { table: table.value, ...read.value };
};

test('what one of our own downloads quotes comes back as it was, a text and a code', () => {
  const texts = ['=1+1', '2000012000000137', '0012', "'55 Chevy", "'0012-A", "''", "D'Ávila", '1234,50', '10-12', '1/2', 'SET-12', 'a;=b'];
  const written = writeCsv([
    ['titulo', 'sku'],
    ...texts.map((text) => [textCell(text), textCell(text)]),
    ['EAN', codeCell('7891000100103')],
  ]);
  const { rows, matched } = readAs(written);
  expect(rows.map(({ row }) => row)).toEqual([
    ...texts.map((text) => ({ title: text, sku: text })),
    { title: 'EAN', sku: '7891000100103' },
  ]);
  expect(matched.unquoted).toEqual([]);
});

test('a leading quote is taken off a code, also of another program, and the report says in how many cells; a text keeps it', () => {
  const { table, rows, matched } = readAs("titulo;sku\n'Tis;'0012-A\nB;'CAM-1\nC;'0012\nD;E'F");
  expect(rows.map(({ row }) => [row.title, row.sku])).toEqual([
    ["'Tis", '0012-A'],
    ['B', 'CAM-1'],
    ['C', '0012'],
    ['D', "E'F"],
  ]);
  expect(summarise([{ table, matched }], [])).toContain('apóstrofo inicial tirado dos códigos: “sku” (2 células)');
});
