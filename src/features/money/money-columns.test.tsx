import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MoneyRow } from '#contract/money.ts';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { translateIn } from '#locale/translate.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { setPreferences } from '#ui/preferences.ts';
import { csvHead, csvLines } from '#ui/table/csv.ts';
import { moneyColumns } from './money-columns.tsx';
import { columnIds } from './money-kind.ts';
import { MoneyTotals } from './money-totals.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children, title }: { readonly children: string; readonly title: string }) => <span title={title}>{children}</span>,
  linkOptions: (page: object) => page,
}));

const amounts = { gross: 10_000, fee: 1650, freight: 0, refunded: 500, net: 7850 };
const row = {
  _id: 'o1',
  name: '2000012000000137',
  soldAt: '2026-11-26T02:31:00.000Z',
  state: 'released',
  told: amounts,
  expected: { gross: 10_000, freight: 700, refunded: 0 },
  releaseAt: null,
  releasedAt: null,
  difference: null,
  checked: null,
} as unknown as MoneyRow;

/** Nothing waits to be sent. */
const asTold = (told: MoneyRow): MoneyRow => told;
const saoPaulo = { tag: 'pt-BR', timeZone: 'America/Sao_Paulo' };

test('what is taken from a sale has a minus in the list and its CSV, as in the balance; what is nothing has none', () => {
  const columns = moneyColumns(translateIn('br'), 'seller', { companies: [], accounts: [] }, asTold);
  const lines = [csvHead(columns), csvLines(columns, [row], saoPaulo)].map((line) => line.trimEnd().split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/u));
  const said = Object.fromEntries((lines[0] ?? []).map((head, at) => [head, lines[1]?.[at]]));
  expect(said).toMatchObject({ Tarifas: '"-16,50"', Devoluções: '"-5,00"', Líquido: '"78,50"', 'Frete no pedido': '"-7,00"' });
  expect(said['Frete']).toBe('"0,00"');
});

test('a sale and its payment stand under Brasília’s days in another zone too', async () => {
  setPreferences({ timeZone: 'America/Manaus' });
  const columns = moneyColumns(translateIn('br'), 'seller', { companies: [], accounts: [] }, asTold).filter(
    ({ id }) => id === columnIds.date || id === columnIds.release,
  );
  const sold = { ...row, soldAt: '2026-12-01T03:30:00.000Z', releasedAt: '2026-12-05T03:30:00.000Z' };
  expect(csvLines(columns, [sold], { ...saoPaulo, timeZone: 'America/Manaus' })).toBe('01/12/2026,05/12/2026\r\n');
  await renderConsole({
    children: columns.map(({ id, cell }) => (
      <p key={id} data-testid={id}>
        {cell(sold)}
      </p>
    )),
  });
  expect(columns.map(({ id }) => screen.getByTestId(id).textContent)).toEqual(['01/12/2026', '05/12/2026']);
  setPreferences({ timeZone: 'America/Sao_Paulo' });
});

test('a list of days of release tells what counts on them: the payment as it was told then, what was changed later on its own day', () => {
  const refund = { at: '2026-12-03T15:00:00.000Z', gross: 0, fee: 0, freight: 0, refunded: 500, net: -500 };
  const sold: MoneyRow = { ...row, releasedAt: '2026-11-20T15:00:00.000Z', amended: [refund] };
  const said = (days: object): string => {
    const columns = moneyColumns(translateIn('br'), 'seller', { companies: [], accounts: [], days }, asTold);
    return csvLines(
      columns.filter(({ id }) => ['gross', 'refunded', 'net', columnIds.release].includes(id)),
      [sold],
      saoPaulo,
    ).trimEnd();
  };
  expect(said({})).toBe('"100,00","-5,00","78,50",20/11/2026');
  expect(said({ from: '2026-11-01', to: '2026-11-30' })).toBe('"100,00","0,00","83,50",20/11/2026');
  expect(said({ from: '2026-12-01', to: '2026-12-31' })).toBe('"0,00","-5,00","-5,00",03/12/2026');
});

test('an order of a pack has its own number where the number of the pack is pointed at', async () => {
  const [column] = moneyColumns(translateIn('br'), 'seller', { companies: [], accounts: [] }, asTold);
  await renderConsole({ children: column?.cell({ ...row, name: '2000007', externalId: '2000012' }) });
  expect(screen.getByText('2000007')).toHaveAttribute('title', '2000012');
});

test('an open difference says each part that differs and by how much, as it counts in the money of the sale; looked at, that it was', async () => {
  const column = moneyColumns(translateIn('br'), 'superuser', { companies: [], accounts: [] }, asTold).find(
    ({ id }) => id === 'difference',
  );
  const changes: readonly Partial<MoneyRow>[] = [
    { difference: 'gross', expected: { gross: 10_590, freight: 0, refunded: 500 } },
    { difference: 'return', expected: { gross: 10_000, freight: 0, refunded: 0 } },
    { difference: 'gross', expected: { gross: 10_590, freight: 0, refunded: 0 } },
    { difference: 'missing', told: null },
    { difference: 'gross', checked: { at: '2026-11-26T02:31:00.000Z', by: 'Ana', note: 'tarifa' } },
  ];
  await renderConsole({
    actor: { role: 'superuser' },
    children: changes.map((change, at) => {
      const shown = { ...row, _id: `o${at}`, ...change };
      return <p key={shown._id}>{column?.cell(shown)}</p>;
    }),
  });
  const said = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(said.map((words) => words?.replaceAll('\u00a0', ' '))).toEqual([
    'Vendas -R$ 5,90',
    'Devoluções -R$ 5,00',
    'Vendas -R$ 5,90; Devoluções -R$ 5,00',
    'Sem extrato',
    'Conferida',
  ]);
  expect(changes.map((change) => column?.value?.({ ...row, ...change }))).toEqual(said);
});

test('the CSV says of a check that waits to be sent what the cell says', () => {
  const checked = { at: '2026-11-26T02:31:00.000Z', by: 'Ana', note: 'tarifa' };
  const columns = moneyColumns(translateIn('br'), 'superuser', { companies: [], accounts: [] }, (told) => ({ ...told, checked }));
  const open: MoneyRow = { ...row, difference: 'gross' };
  expect(['difference', 'note'].map((id) => columns.find((each) => each.id === id)?.value?.(open))).toEqual([
    'Conferida, a enviar',
    'tarifa (Ana)',
  ]);
});

const showTotals = async (answer: object) => {
  const workbench = { api: { send: () => Promise.resolve(ok(answer)) } } as unknown as Workbench;
  render(
    <LocaleProvider locale="br">
      <QueryClientProvider client={new QueryClient()}>
        <WorkbenchProvider value={workbench}>
          <MoneyTotals filter={{}} />
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return (await screen.findByRole('status', { name: 'Soma do que o filtro encontra' })).textContent?.replaceAll('\u00a0', ' ');
};

test('what the filter finds is summed under the names and signs of its columns', async () => {
  const said = await showTotals({ total: 1, sum: amounts });
  for (const words of ['1 pedido', 'Vendas R$ 100,00', 'Tarifas -R$ 16,50', 'Frete R$ 0,00', 'Devoluções -R$ 5,00', 'Líquido R$ 78,50'])
    expect(said).toContain(words);
});

test('of more than are counted there is no sum, and it is said how to get one', async () => {
  expect(await showTotals({ total: 10_000, isAtLeast: true, sum: null })).toBe('mais de 10.000 pedidosfiltre por dias para somar');
});
