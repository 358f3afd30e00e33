import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { NotesBlock } from './notes-block.tsx';

test('in the timeline a movement that the marketplace told as a bare status is told in our words', async () => {
  const send = (async ({ name }: { readonly name: string }) =>
    name === 'trackOnMarketplace' ? ok([{ status: 'out_for_delivery', date: '2026-11-21T10:00:00.000Z' }]) : ok([])) as Api['send'];
  const order = anOrder({ status: 'shipped', shipping: { ...anOrder().shipping, mode: 'me2', shippingId: '4100001' } });
  await renderConsole({ actor: { role: 'seller' }, api: { send }, children: <NotesBlock order={order} /> });
  expect(await screen.findByText('Saiu para entrega')).toBeVisible();
});
