import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { sayCounts } from '#features/imports/say-counts.ts';
import { MoneyScreen } from '#features/money/money-screen.tsx';
import { ToShipFigures } from '#features/orders/expedition/to-ship-figures.tsx';
import { ReputationPage } from '#features/reputation/reputation-page.tsx';
import { MarketplaceStatus } from '#features/status/marketplace-status.tsx';
import { WorkersStatus } from '#features/status/workers-status.tsx';
import { ok } from '#lib/result.ts';
import { translateIn } from '#locale/translate.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { setPreferences } from '#ui/preferences.ts';
import type { SharedPort } from '#ui/table/use-table-query.ts';

const many = 12_345;
const sums = { gross: 0, fee: 0, freight: 0, refunded: 0, net: 0, toRelease: 0 };
const money = {
  from: '2026-11-01',
  to: '2026-11-30',
  total: sums,
  released: 0,
  toRelease: 0,
  otherAccounts: null,
  releases: [{ day: '2026-12-05', count: many, net: 100 }],
  accounts: [{ marketPlaceId: 'm', name: 'Conta', count: many, net: 100 }],
  differences: [{ difference: 'gross', count: many }],
};
const day = { day: '2026-11-20', level: 'green', sales: many, claims: 0, cancelled: 0, late: 0 };
const reputation = { name: 'Conta', level: 'green', said: null, sales: many, claims: 0, cancelled: 0, late: 0, history: [day] };
const figures = { due: { late: many, today: many, later: many }, suspended: many };
const worker = { name: 'sender', waiting: many, dueSince: null, done: many, failedTries: many, lastFailure: null };
const marketplace = {
  mode: 'fake',
  exchanges: [],
  jobs: { waiting: many, retrying: many, held: many, failed: many },
  shutOut: 0,
  closed: 0,
  pace: { perMinute: many, usedPercent: 0 },
  calls: [{ lane: 'read', class: 'fine', count: many, meanMs: many }],
} as never;
const place: SharedPort = { search: {}, write: () => undefined };
const answers: Readonly<Record<string, unknown>> = { getMoney: money, getReputation: reputation, getExpeditionFigures: figures };

const show = async (page: ReactElement) => {
  const send = (async ({ name }: { readonly name: string }) => ok(answers[name] ?? [])) as unknown as Api['send'];
  const router = createRouter({ routeTree: createRootRoute({ component: () => page }), history: createMemoryHistory() });
  return renderConsole({ actor: { role: 'superuser' }, api: { send }, children: <RouterProvider router={router as never} /> });
};

beforeEach(() => setPreferences({ timeZone: 'America/Sao_Paulo' }));

test.each<[string, ReactElement, number]>([
  ['money of a company', <MoneyScreen key="shown" />, 3],
  ['a reputation and its days', <ReputationPage key="shown" accountId="a1" />, 4],
  ['what is to be shipped', <ToShipFigures key="shown" {...place} />, 4],
  ['who works later', <WorkersStatus key="shown" workers={[worker]} />, 3],
  ['what the marketplace was asked', <MarketplaceStatus key="shown" marketplace={marketplace} />, 4],
])('counts of %s are read in thousands', async (_what, page, seen) => {
  await show(page);
  await expect.poll(() => screen.queryAllByText(/12\.345/u).length).toBeGreaterThanOrEqual(seen);
  expect(screen.queryAllByText(/12345/u)).toEqual([]);
});

test('in the sentence of an import, too', () => {
  const run = { counts: { taken: many, refused: 1000 }, kind: 'orders', status: 'done' } as const;
  expect(sayCounts(translateIn('br'), run)).toBe('12.345 importadas; 1.000 recusadas');
  expect(sayCounts(translateIn('en'), run)).toBe('12,345 imported; 1,000 refused');
});

test('in what is wrong with the system, of accounts and of categories, too', () => {
  const t = translateIn('br');
  expect([
    t('status.jobsFailed', { n: many }),
    t('status.jobsHeld', { n: many }),
    t('integrations.all', { n: many }),
    t('integrations.unsentOf', { account: 'Loja', n: many }),
    t('categoryRules.many', { n: 10_000 }),
  ]).toEqual([
    '12.345 envios falharam',
    '12.345 envios estão retidos',
    'Ver as 12.345 contas',
    'Loja: 12.345 envios retidos',
    '10.000 ou mais',
  ]);
});

test.each([
  ['America/Manaus', true],
  ['America/Sao_Paulo', false],
] as const)('whose clock shows %s reads beside days whose they are: %s', async (timeZone, isSaid) => {
  setPreferences({ timeZone });
  for (const page of [
    <MoneyScreen key="money" />,
    <ReputationPage key="reputation" accountId="a1" />,
    <ToShipFigures key="ship" {...place} />,
  ]) {
    const { unmount } = await show(page);
    await expect.poll(() => screen.queryAllByText(/12\.?345/u).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(/Brasília/u).length > 0).toBe(isSaid);
    unmount();
  }
});
