import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { KitsScreen } from '#features/kits/kits-screen.tsx';
import { LinksScreen } from '#features/links/links-screen.tsx';
import { PriceRulesScreen } from '#features/prices/price-rules-screen.tsx';
import { ProductsScreen } from '#features/products/products-screen.tsx';
import { ReportsScreen } from '#features/reports/reports-screen.tsx';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';

const empty = { items: [], total: 0, page: 1, pages: 0, limit: 50, gross: null, next: null };
const send = (async ({ path }: { readonly path: string }) => ok(path === '/view' ? [] : empty)) as unknown as Api['send'];

const show = async (component: () => React.ReactNode) => {
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  await renderConsole({ actor: { role: 'seller' }, api: { send }, children: <RouterProvider router={router as never} /> });
  const row = await screen.findByText('Sem registros para mostrar');
  return within(row.closest<HTMLElement>('[role="gridcell"]') ?? document.body);
};

test.each([
  ['kits', KitsScreen, 'button', 'Criar kit'],
  ['price rules', PriceRulesScreen, 'button', 'Nova regra'],
  ['reports', ReportsScreen, 'button', 'Novo relatório'],
  ['products', ProductsScreen, 'button', 'Novo produto'],
  ['links', LinksScreen, 'link', 'Ver as contas conectadas'],
] as const)('an empty list of %s offers the one next step', async (_list, Screen, role, name) => {
  const instead = await show(Screen);
  expect(instead.getAllByRole(role, { name: new RegExp(`^${name}`, 'u') })).toHaveLength(1);
});
