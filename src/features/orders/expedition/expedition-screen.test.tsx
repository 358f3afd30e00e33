import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useMemo, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { anOrderRow } from '#commands/order/order-fixture.ts';
import type { ToShipRow } from '#contract/expedition.ts';
import { ok } from '#lib/result.ts';
import { translateIn } from '#locale/translate.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { Expedition } from './expedition-screen.tsx';

const t = translateIn('br');

const parcel = (id: string): ToShipRow => ({
  ...anOrderRow({ _id: id, status: 'waiting-shipped' }),
  shipBy: null,
  due: 'none',
  carrier: { _id: 'correios', name: null },
  items: [{ sku: 'LUM-01', title: 'Luminária', amount: 1 }],
  city: null,
  state: null,
});

const Routed = ({ children }: { readonly children: ReactNode }) => {
  const router = useMemo(
    () => createRouter({ routeTree: createRootRoute({ component: () => children }), history: createMemoryHistory() }),
    [children],
  );
  return <RouterProvider router={router as never} />;
};

/** The expedition with so many parcels; answers what its pick lists were asked of. */
const openWith = async (total: number, search: Readonly<Record<string, string>>) => {
  const asked: unknown[] = [];
  const send = (async ({ name }: { readonly name: string }, { query }: { readonly query?: unknown } = {}) => {
    if (name === 'getPickList') asked.push(query);
    if (name === 'listToShip') return ok({ items: Array.from({ length: Math.min(total, 50) }, (_, at) => parcel(`o${at}`)), total });
    if (name === 'getExpeditionFigures') return ok({ due: { late: 0, today: 0, later: 0, none: total }, carriers: [], suspended: 0 });
    if (name === 'listSellers' || name === 'listMarketPlaces') return ok([]);
    return ok({ items: [], companies: [], lines: [], orders: 0, isWhole: true });
  }) as Api['send'];
  const place = { search, write: () => {} };
  await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    wrapper: Routed,
    children: <Expedition place={place} userId="u1" views={null} />,
  });
  return asked;
};
const openWithAllChosen = (total: number) => openWith(total, { selected: '*' });

test('of more chosen than can be listed at once no pick list is made, least of all of everything that is shown', async () => {
  const asked = await openWithAllChosen(201);
  await screen.findByText('Até 200 por vez: escolha menos.');
  for (const button of screen.queryAllByRole('button', { name: /Lista de separação/u })) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
  }
  fireEvent.keyDown(document.body, { key: 's' });
  await waitFor(() => expect(screen.getAllByText(/Até 200 por vez/u).length).toBeGreaterThan(1));
  expect(asked).toEqual([]);
});

test('of those chosen that are here the pick list is of just them', async () => {
  const asked = await openWithAllChosen(2);
  const [button] = await screen.findAllByRole('button', { name: /Lista de separação/u });
  await screen.findByRole('button', { name: /Imprimir etiquetas/u });
  if (button) fireEvent.click(button);
  await screen.findByRole('dialog');
  expect(asked).toEqual([{ ids: 'o0,o1' }]);
});

test.each([
  [{ due: 'late' }, 2, 61],
  // Chosen while the minute of its figures runs.
  [{ due: 'late' }, 2, 10],
  [{}, 1, 61],
])('what is filtered by %j is asked %i times when its figures were renewed after %i seconds', async (search, times, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const send = (async ({ name }: { readonly name: string }) => {
    asked.push(name);
    if (name === 'listToShip') return ok({ items: [parcel('o1')], total: 1 });
    if (name === 'getExpeditionFigures') return ok({ due: { late: 1, today: 0, later: 0, none: 0 }, carriers: [], suspended: 0 });
    return ok([]);
  }) as Api['send'];
  const { workbench } = await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    wrapper: Routed,
    children: <Expedition place={{ search, write: () => {} }} userId="u1" views={null} />,
  });
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['listToShip', 'getExpeditionFigures'])));
  vi.setSystemTime(Date.now() + seconds * 1000);
  await act(() => workbench.queryClient.refetchQueries({ queryKey: ['orderPages', 'toShipFigures'] }));
  await waitFor(() => expect(asked.filter((name) => name === 'listToShip')).toHaveLength(times));
});

test('where there is no order to print labels of, its key says so as others do', async () => {
  await openWith(0, {});
  await screen.findByText(t('expedition.empty'));
  fireEvent.keyDown(document.body, { key: 'P', code: 'KeyP', shiftKey: true });
  await waitFor(() => expect(screen.getAllByText('Escolha um pedido').length).toBeGreaterThan(0));
});

test('of what is suspended there is no pick list, and its key says why', async () => {
  const asked = await openWith(2, { stage: 'suspended' });
  await screen.findByRole('grid');
  fireEvent.keyDown(document.body, { key: 's' });
  await waitFor(() => expect(screen.getAllByText('O que está suspenso não se separa').length).toBeGreaterThan(0));
  expect(asked).toEqual([]);
});
