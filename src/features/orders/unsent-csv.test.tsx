import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { useMemo, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { anOrderRow } from '#commands/order/order-fixture.ts';
import { commandNamed } from '#commands/registry.ts';
import { ok } from '#lib/result.ts';
import { run } from '#outbox/run.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { Expedition } from './expedition/expedition-screen.tsx';
import { SalesList } from './list/sales-list-screen.tsx';

const order = anOrderRow({ status: 'waiting-shipped' });
const parcel = { ...order, shipBy: null, due: 'none', carrier: { _id: 'correios', name: null }, items: [], city: null, state: null };
const figures = { due: { late: 0, today: 0, later: 0, none: 1 }, carriers: [], suspended: 0 };
const answers: Readonly<Record<string, unknown>> = {
  listOrders: { items: [order], total: 1, gross: null },
  listToShip: { items: [parcel], total: 1 },
  getExpeditionFigures: figures,
};

const Routed = ({ children }: { readonly children: ReactNode }) => {
  const router = useMemo(
    () => createRouter({ routeTree: createRootRoute({ component: () => children }), history: createMemoryHistory() }),
    [children],
  );
  return <RouterProvider router={router as never} />;
};

test.each([
  ['sales', SalesList],
  ['expedition', Expedition],
] as const)('the file of the %s says what waits to be sent', async (_, Screen) => {
  const files: Blob[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  onTestFinished(() => click.mockRestore());
  const send = (async ({ name }: { readonly name: string }) => ok(answers[name] ?? [])) as Api['send'];
  const { workbench, user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    wrapper: Routed,
    children: <Screen place={{ search: {}, write: () => {} }} userId="u1" views={null} />,
  });
  const ship = commandNamed('order.ship');
  if (ship.kind !== 'intent') throw new Error('Shipping is an intent');
  const request = {
    args: { _id: 'o1', externalId: '2000012', version: 3 },
    target: { subject: 'order:o1', label: '2000012', base: order },
  } as const;
  expect(await run(workbench, ship, [request])).toMatchObject({ refused: [], recorded: [expect.any(String)] });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('"Enviado, a enviar"');
});
