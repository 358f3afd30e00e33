import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MayOpenProvider } from '#entities/may-open.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ListingsCard } from './listings-card.tsx';
import { periodIn } from './period.ts';
import { SalesOverview } from './sales-overview.tsx';

/** What a seller's company has, by the call that counts it. */
interface Had {
  readonly listListings: number;
  readonly listOrders: number;
}

const seller = { role: 'seller', sellerId: 'ana', period: periodIn({}) } as const;

const open = (had: Had, canOpenListings = true, sellerId: string | null = seller.sellerId, isMoneyManager = false) => {
  const pageOf = (total: number) => ({ items: [], page: 1, pages: 1, limit: 1, total, isAtLeast: false, gross: 0 });
  const send = async ({ name }: { readonly name: string }) =>
    name in had ? ok(pageOf(had[name as keyof Had])) : refuse({ type: 'Refused', status: 404, body: { code: 'not-found', message: name } });
  const workbench = {
    api: { send },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    actor: () => ({ id: 'v', role: 'seller', isMoneyManager }),
  } as unknown as Workbench;
  const Screen = () => (
    <MayOpenProvider value={(path) => canOpenListings || path !== '/publish'}>
      <SalesOverview {...seller} sellerId={sellerId}>
        {canOpenListings && <ListingsCard />}
      </SalesOverview>
    </MayOpenProvider>
  );
  renderScreen(Screen, workbench);
  return workbench.queryClient;
};

test.each([true, false])('a company without listings and sales reads one next step, and no zeros (listings open: %s)', async (canOpen) => {
  open({ listListings: 0, listOrders: 0 }, canOpen);
  expect(await screen.findByText('Nada foi anunciado nem vendido ainda')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver as contas conectadas' })).toHaveAttribute('href', '/integrations');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a consultant without a company is not led to its accounts', async () => {
  const queryClient = open({ listListings: 0, listOrders: 0 }, true, null);
  await screen.findByRole('region', { name: 'Meus anúncios' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Nada foi anunciado nem vendido ainda')).toBeNull();
});

test.each([
  ['listed', { listListings: 3, listOrders: 0 }],
  ['sold', { listListings: 0, listOrders: 1 }],
])('a company that %s something sees its figures', async (_what, had) => {
  const queryClient = open(had);
  await screen.findByRole('region', { name: 'Meus anúncios' });
  // Whatever was asked for is answered.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('region', { name: 'Meus anúncios' })).toBeInTheDocument();
  expect(screen.queryByText('Nada foi anunciado nem vendido ainda')).toBeNull();
});

test('until it is known whether a company is new no card is shown, which would be taken away again', async () => {
  const regions: number[] = [];
  open({ listListings: 0, listOrders: 0 });
  const seen = new MutationObserver(() => void regions.push(screen.queryAllByRole('region').length));
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  await screen.findByText('Nada foi anunciado nem vendido ainda');
  seen.disconnect();
  expect(Math.max(...regions)).toBe(0);
});

test('a seller who manages the money is led to it from what was sold', async () => {
  open({ listListings: 3, listOrders: 1 }, true, 'ana', true);
  expect(await screen.findByRole('link', { name: 'Ver os repasses e o que há a receber' })).toHaveAttribute('href', '/money');
});

test('a seller who does not reads who can, and is led nowhere', async () => {
  open({ listListings: 3, listOrders: 1 });
  expect(await screen.findByText(/com os gestores financeiros/u)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /receber/u })).toBeNull();
});
