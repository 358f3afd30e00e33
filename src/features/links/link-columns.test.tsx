import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { links } from '#api/links.ts';
import type { LinkRow } from '#contract/link.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { linkColumns } from './link-columns.tsx';

const suggestion = { skuId: 's1', sku: 'CAP-01', productId: 'p1', productName: 'Capa', gtin: null, by: 'sku' } as const;
const unbound: LinkRow = {
  _id: 'l1',
  version: 1,
  name: 'Capa de chuva',
  sku: 'CAP-01',
  gtin: null,
  cover: null,
  status: 'active',
  sellerId: 'e1',
  sellerName: 'Casa Clara',
  marketPlaceName: 'Conta oficial',
  bound: null,
  kit: null,
  suggestion,
};

test('what a line offers goes by how it is drawn, although the page it came with is older', async () => {
  const actions = linkColumns(((key: string) => key) as never, null, (row) => row).find(({ id }) => id === 'actions');
  const bound: LinkRow = { ...unbound, version: 2, bound: suggestion, suggestion: null };
  const { workbench } = await renderConsole({
    actor: { role: 'superuser' },
    api: { send: (async () => ok(bound)) as unknown as Api['send'] },
    children: actions?.cell(unbound),
  });
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await act(() => workbench.queryClient.fetchQuery(links.query(workbench.api, 'l1')));
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(1));
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
});

test('the listing of a kit leads to the kit that says what it sells, and offers nothing to bind', async () => {
  const ofKit: LinkRow = { ...unbound, sku: 'KIT-1', kit: { kitId: 'k1', name: 'Duas capas' }, suggestion: null };
  const columns = linkColumns(((key: string) => key) as never, null, (row) => row);
  const cellOf = (wanted: string) => columns.find(({ id }) => id === wanted)?.cell(ofKit);
  const component = () => (
    <>
      {cellOf('state')}
      {cellOf('actions')}
    </>
  );
  const routeTree = createRootRoute({ component, notFoundComponent: component });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
  await renderConsole({ actor: { role: 'superuser' }, children: <RouterProvider router={router} /> });
  expect(await screen.findByRole('link', { name: 'Kit' })).toHaveAttribute('href', '/kit/k1');
  expect(screen.getByText('Duas capas')).toBeVisible();
  expect(screen.queryByText('Sem vínculo')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
