import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { parseSearch, stringifySearch } from '#lib/page-search.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ImportsScreen } from './imports-screen.tsx';

test('the address that opens the form of an import opens it once', async () => {
  const bare = new Set(['listSellers', 'listMarketPlaces', 'listSavedViews']);
  const send = (async ({ name }: { readonly name: string }) => ok(bare.has(name) ? [] : { items: [], total: 0 })) as unknown as Api['send'];
  const history = createMemoryHistory({ initialEntries: ['/import?new=file'] });
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/import', component: ImportsScreen })]);
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  await renderConsole({ actor: { role: 'seller' }, api: { send }, children: <RouterProvider router={router as never} /> });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await vi.waitFor(() => expect(history.location.search).toBe(''));
  expect(history.length).toBe(1);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
