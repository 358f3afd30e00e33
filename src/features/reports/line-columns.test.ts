import { expect, test } from 'vitest';
import type { ReturnLine } from '#contract/report.ts';
import { translateIn } from '#locale/translate.ts';
import { csvHead, csvLines } from '#ui/table/csv.ts';
import { lineColumns } from './line-columns.ts';

const line: ReturnLine = {
  number: '2000012000000137',
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'not_delivered',
  company: '=Loja',
  account: '@Loja, filial',
  skus: ['+A', 'B'],
  gross: 123_456,
  returnedAt: null,
  trackingNumber: '-RPD1',
  devolutionValue: -990,
  dateFrom: '2026-11-21',
  dateTo: null,
  detail: 'disse "não quero"',
};

test('what a spreadsheet would take for a formula is text, amounts are in reais and stay numbers, what is not there is empty', () => {
  const columns = lineColumns(translateIn('br'), 'returns');
  expect(csvLines(columns, [line])).toBe(
    `2000012000000137,2026-11-20T12:00:00.000Z,Devolvido,"'=Loja","'@Loja, filial","'+A, B",1234.56,,"'-RPD1",-9.9,2026-11-21,,"disse ""não quero"""\r\n`,
  );
});

test('each kind names its columns, in the language of whoever reads it', () => {
  expect(csvHead(lineColumns(translateIn('br'), 'throughput'))).toBe(
    'Dia,Revisor,Aprovados,Recusados,Com observação,Decididos,Mediana por decisão (s),Primeira decisão,Última decisão\r\n',
  );
  expect(csvHead(lineColumns(translateIn('en'), 'sales'))).toContain('Order,Sold,Status,Company,Account,SKUs,Units');
});
