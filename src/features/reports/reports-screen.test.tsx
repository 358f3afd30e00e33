import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { parseSearch, stringifySearch } from '#lib/page-search.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ReportsScreen } from './reports-screen.tsx';

test('the address that opens the form of a new report opens it once: coming back asks for no other', async () => {
  const history = createMemoryHistory({ initialEntries: ['/report?new=sales&page=2'] });
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/report', component: ReportsScreen })]);
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  const bare = new Set(['listSellers', 'listMarketPlaces', 'listSavedViews']);
  const send = (async ({ name }: { readonly name: string }) => ok(bare.has(name) ? [] : { items: [], total: 0 })) as unknown as Api['send'];
  await renderConsole({ actor: { role: 'seller' }, api: { send }, children: <RouterProvider router={router as never} /> });
  expect(await screen.findByRole('dialog', { name: 'Novo relatório' })).toBeInTheDocument();
  await vi.waitFor(() => expect(history.location.search).toBe('?page=2'));
  expect(history.length).toBe(1);
  expect(screen.getByRole('dialog', { name: 'Novo relatório' })).toBeInTheDocument();
});
