import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SalesFigures } from '#contract/sales-figures.ts';
import { ok } from '#lib/result.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { setPreferences } from '#ui/preferences.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';
import { QueueCard } from './queue-card.tsx';
import { SalesPeriod } from './sales-period.tsx';

const sum = (count: number) => ({ count, gross: count * 100 });
const share = (at: number) => ({ _id: `c${at}`, name: `Loja ${at}`, sellerId: 'ana', sellerName: 'Ana', ...sum(5006), before: sum(5007) });
const span = { from: '2026-11-01', to: '2026-11-02' };
const sales: SalesFigures = {
  ...span,
  total: sum(5001),
  cancelled: sum(5002),
  days: [{ day: '2026-11-01', ...sum(5003) }],
  before: { ...span, total: sum(5004), cancelled: sum(5005), days: [{ day: '2026-10-01', ...sum(1) }] },
  companies: [],
  accounts: Array.from({ length: 1234 }, (_, at) => share(at)),
};
const queue = { mineToday: 2001, teamToday: 2002, pending: 12_345, oldestQueuedAt: null, medianSeconds: null };
const answers: Readonly<Record<string, unknown>> = { getQueueFigures: queue, getSalesFigures: sales };

const workbench = (): Workbench =>
  ({
    api: { send: async ({ name }: { readonly name: string }) => ok(answers[name]) },
    queryClient: new QueryClient(),
    actor: () => ({ id: 'v', role: 'superuser' }),
  }) as unknown as Workbench;

test('the queue’s figures are written with thousands', async () => {
  renderScreen(() => <QueueCard />, workbench());
  expect(await screen.findByText('12.345')).toBeInTheDocument();
  expect(screen.getByText('2.001')).toBeInTheDocument();
  expect(screen.getByText('2.002')).toBeInTheDocument();
});

test('so are those of the sales, of their days and of their accounts', async () => {
  renderScreen(() => <SalesPeriod period="30" hasCompanies={false} />, workbench());
  expect(await screen.findByText('5.001')).toBeInTheDocument();
  for (const shown of ['5.002', 'antes: 5.004', 'antes: 5.005', 'Mostrar todas (1.234)'])
    expect(screen.getByText(shown)).toBeInTheDocument();
  const [ofDays, ofAccounts] = screen.getAllByRole('table', { hidden: true });
  if (!ofDays || !ofAccounts) throw new Error('no tables');
  expect(within(ofDays).getByText('5.003')).toBeInTheDocument();
  expect(within(ofAccounts).getAllByText('5.006')).toHaveLength(8);
});

test('so are those of what waits to be sent from here', async () => {
  const home = {
    role: 'reviewer',
    sellerId: null,
    period: '30',
  } as const;
  renderScreen(
    () => <HomeScreen {...home} unsentCount={3001} failedCount={3002} onOpenTray={() => undefined} turnedAwayFrom={null} />,
    workbench(),
  );
  expect(await screen.findByText('3.001')).toBeInTheDocument();
  expect(screen.getByText('3.002')).toBeInTheDocument();
});

test.each([
  ['America/Manaus', 1],
  ['America/Sao_Paulo', 0],
])('home shows the line about Brasília’s days, in %s: %i times', async (timeZone, times) => {
  setPreferences({ timeZone });
  renderScreen(() => <SalesPeriod period="30" hasCompanies={false} />, workbench());
  await screen.findByText('vendas');
  expect(screen.queryAllByText('Os dias são os de Brasília.')).toHaveLength(times);
});
