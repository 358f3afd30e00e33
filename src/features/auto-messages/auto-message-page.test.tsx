import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { useMemo, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { AutoMessageRow } from '#contract/auto-message.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { AutoMessagePage } from './auto-message-page.tsx';

const rule: AutoMessageRow = {
  _id: '8b0a7c52-0000-4000-8000-000000000001',
  version: 2,
  name: 'Aviso',
  sellerId: 's1',
  sellerName: 'Casa Clara',
  marketPlaceId: null,
  marketPlaceName: null,
  event: 'shipped',
  text: 'Seu pedido saiu.',
  status: 'active',
  sent: 2,
  sentAt: null,
};

const Routed = ({ children }: { readonly children: ReactNode }) => {
  const router = useMemo(
    () => createRouter({ routeTree: createRootRoute({ component: () => children }), history: createMemoryHistory() }),
    [children],
  );
  return <RouterProvider router={router as never} />;
};

test('an order that got a message for two events stands in the history once for each, and each says which', async () => {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  const one = { orderId: 'o1', externalId: '2000012', text: 'Oi', at: '2026-11-20T12:00:00.000Z' };
  const sent = [
    { ...one, event: 'shipped' },
    { ...one, event: 'paid' },
  ];
  const send = (async ({ name }: { readonly name: string }) =>
    ok({ getAutoMessage: rule, listSentMessages: { items: sent, total: sent.length } }[name] ?? [])) as Api['send'];
  await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    wrapper: Routed,
    children: <AutoMessagePage messageId={rule._id} />,
  });
  const history = within(await screen.findByRole('table', { name: 'O que foi enviado' }));
  expect(history.getByRole('cell', { name: 'é enviado' })).toBeVisible();
  expect(history.getByRole('cell', { name: 'é pago' })).toBeVisible();
  expect(complaints.mock.calls.filter(([said]) => String(said).includes('same key'))).toEqual([]);
});
