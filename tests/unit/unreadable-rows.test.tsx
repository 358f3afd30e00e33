import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createApi } from '#api/create-api.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { renderConsole } from '#commands/palette/palette-fixture.tsx';
import { OrderBatch } from '#features/orders/list/order-batch.tsx';
import { HistoryDialog } from '#features/orders/page/history-dialog.tsx';
import { NotesBlock } from '#features/orders/page/notes-block.tsx';
import { UserPage } from '#features/users/user-page.tsx';
import { allSelected } from '#ui/table/selection.ts';

/** Another API's answers (decision 3): by the path they are asked at, as the wire has them. */
const provider = (answers: Readonly<Record<string, unknown>>) =>
  createApi({
    baseUrl: 'https://provider.test/v2',
    token: () => 't',
    onSessionEnded: () => undefined,
    fetch: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const body = answers[pathname.slice('/v2'.length)];
      return Promise.resolve(
        new Response(JSON.stringify(body ?? { message: 'Não há' }), {
          status: body === undefined ? 404 : 200,
          headers: { 'content-type': 'application/json' },
        }),
      );
    },
  });

const show = (answers: Readonly<Record<string, unknown>>, children: ReactNode = null) =>
  renderConsole({ actor: { role: 'superuser' }, api: provider(answers), children });

const rowOf = (_id: string, buyerName: string | null | number) => {
  const { version, externalId, packId, status, statusBefore, statusToReverse, gross, freight, createdAt } = anOrder({
    externalId: `20${_id}`,
  });
  const { sellerId, sellerName, marketPlaceId, marketPlaceName } = anOrder();
  const known = { version, externalId, packId, status, statusBefore, statusToReverse, gross, freight, createdAt };
  const whose = { sellerId, sellerName, marketPlaceId, marketPlaceName };
  const rest = { buyerDocument: null, skus: [], mode: 'me1', trackingNumber: null, hasPlp: false, isSuspended: false };
  return { _id, ...known, ...whose, buyerName, ...rest };
};
const page = (items: readonly unknown[]) => ({ items, page: 1, pages: 1, limit: 10, total: items.length, gross: null, next: null });

const log = (changes: Record<string, unknown>) => ({
  orderId: 'o1',
  type: 'pay',
  content: { previousValue: 'pending', value: 'paid' },
  updatedAt: '2026-11-20T12:00:00.000Z',
  userName: 'Sônia',
  userId: 'u2',
  ...changes,
});
const logs = { '/order/logs': [log({ type: 'cancel' }), log({ type: 'invoice', updatedAt: null }), log({ type: 'pay' })] };

test('in the palette an order that does not fit is told by its id, and every other is found', async () => {
  const { user } = await show({ '/order': page([rowOf('o1', 'Joana'), rowOf('o2', 7)]) });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('#20');
  const palette = await screen.findByRole('dialog', { name: 'Ações' });
  expect(await within(palette).findByText(/Joana/u)).toBeVisible();
  expect(within(palette).getByText(/1 não pôde ser lido e não está na lista: o2/u)).toBeVisible();
});

test('in the history of an order a change that does not fit stands in its place', async () => {
  await show(logs, <HistoryDialog order={anOrder()} onClose={() => undefined} />);
  await waitFor(() => expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4));
  expect(screen.getAllByRole('row', { hidden: true })[2]).toHaveTextContent(/^não informadoSôniaLinha não lida/iu);
});

test('in the timeline of an order, where its time would place it, it is told beside it', async () => {
  await show(logs, <NotesBlock order={anOrder({ note: [] })} />);
  expect(await screen.findByText('1 não pôde ser lido e não está na lista')).toBeVisible();
  expect(screen.queryByText(/1970/u)).toBeNull();
});

test('of all that match, those that can not be read are named beside what is done with the others', async () => {
  const answers = { '/order': page([rowOf('o1', 'Joana'), rowOf('o2', 7)]) };
  const chosen = { selection: allSelected, query: { search: '', filters: {}, sort: [] }, count: 2 } as never;
  await show(answers, <OrderBatch chosen={chosen} choose={() => undefined} onChoosing={() => undefined} />);
  expect(await screen.findByText('1 não pôde ser lido e fica de fora: o2')).toBeVisible();
});

test('on the page of a record the rest stands, and what of its lists could not be read is told', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const session = {
    _id: '00000000-0000-4000-8000-000000000001',
    device: 'Firefox',
    address: null,
    startedAt: at,
    seenAt: at,
    isThis: false,
  };
  const person = {
    _id: 'u1',
    version: 1,
    name: 'Rita Prado',
    mail: 'rita@balcao.test',
    role: 'reviewer',
    sellerId: null,
    sellerName: null,
    hadSellout: false,
    hadSell: false,
    blockedAt: null,
    awaitsMail: false,
    seenAt: at,
    sessions: 2,
    openSessions: [session, { ...session, _id: 's2', startedAt: 'ontem' }],
    history: [],
  };
  const root = createRootRoute({ component: () => <UserPage userId="u1" /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await show({ '/user/person/u1': person }, <RouterProvider router={router as never} />);
  expect(await screen.findByText('1 não pôde ser lido e não está na lista: s2')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Rita Prado' })).toBeVisible();
});
