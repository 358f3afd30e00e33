import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReturnLine, SaleLine } from '#contract/report.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { translateIn } from '#locale/translate.ts';
import { csvHead, csvLines } from '#ui/table/csv.ts';
import { lineColumns } from './line-columns.tsx';

const line: ReturnLine = {
  number: '2000012000000137',
  createdAt: '2026-11-21T00:30:00.000Z',
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

const saoPaulo = { tag: 'pt-BR', timeZone: 'America/Sao_Paulo' };

test('a report speaks as the screen does: the hour of its reader, reais with a comma, words; what a spreadsheet would run or cut is quoted', () => {
  const columns = lineColumns(translateIn('br'), 'returns');
  expect(csvLines(columns, [line], saoPaulo)).toBe(
    `'2000012000000137,20/11/2026 21:30,Devolvido,'=Loja,"'@Loja, filial","'+A, B","1234,56",,'-RPD1,"-9,90",21/11/2026,,"disse ""não quero"""\r\n`,
  );
});

test('how a sale is sent is said in the words of the sales list', () => {
  const sale: SaleLine = { ...line, units: 1, freight: 0, freightSeller: 1250, mode: 'me2', state: 'SP', invoice: '0012' };
  const columns = lineColumns(translateIn('br'), 'sales').filter(({ id }) => ['mode', 'invoice', 'freight', 'freightSeller'].includes(id));
  expect(csvLines(columns, [sale], saoPaulo)).toBe(`"0,00","12,50",Marketplace,'0012\r\n`);
});

test('the first lines on the page show the same', () => {
  const cells = lineColumns(translateIn('br'), 'returns').map(({ id, cell }) => <li key={id}>{cell(line)}</li>);
  render(
    <LocaleProvider locale="br">
      <ul>{cells}</ul>
    </LocaleProvider>,
  );
  expect(screen.getByRole('list')).toHaveTextContent('20/11/2026, 21:30');
  expect(screen.getByRole('list')).toHaveTextContent('R$ 1.234,56');
  expect(screen.getByRole('list')).toHaveTextContent('21/11/2026');
});

test('each kind names its columns, in the language of whoever reads it', () => {
  expect(csvHead(lineColumns(translateIn('br'), 'throughput'))).toBe(
    'Dia,Revisor,Aprovados,Recusados,Com observação,Decididos,Mediana por decisão (s),Primeira decisão,Última decisão,Com sugestão,Sugestões aceitas,Aceitas (%),Aceitas e revertidas,Revertidas (%)\r\n',
  );
  expect(csvHead(lineColumns(translateIn('en'), 'sales'))).toContain('Order,Sold,Status,Company,Account,SKUs,Units');
});
