import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { plainSearch } from '#lib/plain-search.ts';
import { FrameProvider, type Frame } from '../signed-in.ts';
import { MoneySummaryRoute } from './money-route.tsx';

const total = { count: 1, gross: 100, fee: 10, freight: 5, refunded: 0, net: 85, released: 85, toRelease: 0 };
const items = [{ ...total, key: '2026-11', label: '2026-11' }];
const workbench = {
  actor: () => ({ id: 'su', role: 'superuser' }),
  api: { send: () => Promise.resolve(ok({ from: '2026-11-01', to: '2026-11-30', items, total })) },
  queryClient: new QueryClient(),
} as unknown as Workbench;

/** The summary at an address, and later addresses that are only drawn when they are told to. */
const openAt = async (address: string) => {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const root = createRootRoute({ component: Outlet });
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const summary = createRoute({
    getParentRoute: () => signedIn,
    path: '/money/resume',
    validateSearch: plainSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ location }) => (location.href === address ? undefined : coming),
    component: MoneySummaryRoute,
  });
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([summary])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <LocaleProvider locale="br">
      <FrameProvider value={{ workbench, user: { _id: 'su' } } as Frame}>
        <WorkbenchProvider value={workbench}>
          <RouterProvider router={router as never} />
        </WorkbenchProvider>
      </FrameProvider>
    </LocaleProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ver Colunas' }));
  return { arrive: () => act(async () => come()), search: () => router.state.resolvedLocation?.search };
};
const group = (by: string): boolean => fireEvent.change(screen.getByRole('combobox', { name: 'Agrupar por' }), { target: { value: by } });
const hide = (): boolean => fireEvent.click(screen.getByRole('checkbox', { name: 'Tarifas' }));

test.each([
  ['the grouping first', () => [group('month'), hide()]],
  ['the column first', () => [hide(), group('month')]],
])('a grouping and a hidden column picked before the address has the first both stand in it, %s', async (_order, pick) => {
  const { search, arrive } = await openAt('/money/resume?search=nov');
  pick();
  await arrive();
  await waitFor(() => expect(search()).toEqual({ search: 'nov', by: 'month', hide: 'fee' }));
});
