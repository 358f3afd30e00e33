import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ImportPage } from '#features/imports/import-page.tsx';
import { PriceRulePage } from '#features/prices/price-rule-page.tsx';
import { CopyProductPage } from '#features/products/new-product-page.tsx';
import { aProduct } from '#features/products/product-fixture.ts';
import { ReportPage } from '#features/reports/report-page.tsx';
import { ReputationPage } from '#features/reputation/reputation-page.tsx';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';

const at = '2026-11-20T12:00:00.000Z';
const whose = { sellerId: 'casa', sellerName: 'Casa da Ana', marketPlaceId: null, marketPlaceName: null };

const rule = {
  _id: 'r1',
  version: 3,
  name: 'Margem de dez',
  ...whose,
  categoryId: null,
  listingType: null,
  categoryName: null,
  extra: 0,
  margin: 1000,
  fee: 1200,
  ending: null,
  mostChange: 20,
  status: 'archived',
  appliedAt: null,
  runs: [],
};
const report = {
  _id: 'p1',
  version: 4,
  name: '01/11/2026',
  kind: 'sales',
  from: '2026-11-01',
  to: '2026-11-30',
  ...whose,
  status: 'done',
  failure: null,
  done: 0,
  total: 0,
  lines: 0,
  parts: 0,
  createdAt: at,
  finishedAt: at,
};
const run = {
  _id: 'i1',
  version: 5,
  name: 'dados.csv',
  kind: 'orders',
  ...whose,
  userName: 'Ana',
  status: 'cancelled',
  failure: null,
  problem: null,
  done: 0,
  total: 0,
  counts: {},
  createdAt: at,
  finishedAt: at,
  files: [],
  fields: {},
  decimal: null,
  dates: null,
  isUpdate: false,
  accounts: [],
  accountId: null,
};
const reputation = { name: 'Conta da Ana', level: 'green', said: null, sales: 1, claims: 0, cancelled: 0, late: 0, history: [] };

interface Opened {
  readonly record: object;
  readonly page: ReactElement;
  readonly says: string;
}

const pages: Readonly<Record<string, Opened>> = {
  'price rule': { record: rule, page: <PriceRulePage ruleId="r1" />, says: 'Margem de dez' },
  report: { record: report, page: <ReportPage reportId="p1" />, says: '01/11/2026' },
  import: { record: run, page: <ImportPage importId="i1" />, says: 'dados.csv' },
  reputation: { record: reputation, page: <ReputationPage accountId="a1" />, says: 'Conta da Ana' },
  'product that is copied': {
    record: aProduct(),
    page: <CopyProductPage productId="p1" renderCategories={() => null} />,
    says: 'Camiseta',
  },
};

const seen = (said: string): boolean =>
  screen.queryAllByText(said, { exact: false }).length > 0 || screen.queryAllByDisplayValue(said, { exact: false }).length > 0;

test.each(Object.entries(pages))('a %s that the server no longer shows does not stay on screen', async (_what, { record, page, says }) => {
  let isGone = false;
  const gone = refuse({ type: 'Refused', status: 404, body: { code: 'not_found', message: 'Não há' } });
  const send = (async ({ name }: { readonly name: string }) => {
    if (/^(?:list|preview)/u.test(name)) return ok(name === 'previewPrices' ? { items: [], total: 0 } : []);
    return isGone ? gone : ok(name.endsWith('Lines') ? { kind: 'sales', lines: [], next: null } : record);
  }) as unknown as Api['send'];
  const router = createRouter({ routeTree: createRootRoute({ component: () => page }), history: createMemoryHistory() });
  const { workbench } = await renderConsole({
    actor: { role: 'superuser' },
    api: { send },
    children: <RouterProvider router={router as never} />,
  });
  await expect.poll(() => seen(says)).toBe(true);
  isGone = true;
  await act(() => workbench.queryClient.invalidateQueries());
  await expect.poll(() => seen(says)).toBe(false);
  expect(screen.getByRole('alert')).toBeVisible();
});
