import { expect, test } from 'vitest';
import type { Translate } from '#locale/translate.ts';
import { reportHead, reportRows } from './report-rows.ts';

const t = ((key: string) => key) as Translate;
const columns = ['@sku', 'Título', 'Motivo'].map((head) => ({ head, field: null }));

test('a report runs nothing that stands in the file, keeps its cells as they came, and leaves out what an earlier report added', () => {
  expect(reportHead(columns)).toBe("\u{FEFF}'@sku;Título;Linha do arquivo;Resultado;Motivo\r\n");
  const told = { name: '', reasons: ['=reason'], changes: [], outcome: 'refused' } as const;
  const rows = [
    { line: 2, cells: ['=HYPERLINK("http://x")', '-12', 'earlier'], ...told, reasons: [...told.reasons], changes: [] },
    { line: 3, cells: ['0012', "'0012", ''], ...told, reasons: [], changes: [] },
  ];
  expect(reportRows(t, columns, rows).split('\r\n')).toEqual([
    `"'=HYPERLINK(""http://x"")";'-12;2;imports.outcome.refused;'=reason`,
    "0012;'0012;3;imports.outcome.refused;",
    '',
  ]);
});

test('of lines that were taken it tells into which account', () => {
  const said = ((key: string, { account }: { readonly account: string }) => `${key} ${account}`) as Translate;
  const line = { line: 2, name: '', cells: ['A1', 'Copo', ''], reasons: [], changes: [], outcome: 'taken' } as const;
  expect(reportRows(said, columns, [{ ...line, cells: [...line.cells], reasons: [], changes: [] }], 'Ana nova')).toBe(
    'A1;Copo;2;imports.takenInto Ana nova;\r\n',
  );
});
