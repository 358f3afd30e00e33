import { act, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import type { Order } from '#contract/order.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { LabelDialog } from './label-dialog.tsx';

const label = { png: 'iVBORw0KGgo=', widthMm: 100, heightMm: 150 };

const openLabel = async (order: Order) => {
  let drawn = 0;
  let change: (next: Order) => void = () => undefined;
  const Changing = () => {
    const [shown, setShown] = useState(order);
    useEffect(() => {
      change = setShown;
    }, []);
    return <LabelDialog order={shown} onClose={() => {}} />;
  };
  const send = async () => {
    drawn += 1;
    return ok(label);
  };
  await renderConsole({ actor: { role: 'seller' }, api: { send: send as never }, children: <Changing /> });
  return { become: (next: Order) => act(() => change(next)), drawn: () => drawn };
};
/** What is seen; the sheet that goes to the printer stands outside the dialog. */
const picture = () => within(screen.getByRole('dialog')).queryByRole('img', { name: /^Etiqueta/u });

test('a label that was printed, which the order knows by now, stays where it is and is not drawn again', async () => {
  const order = anOrder({ status: 'waiting-shipped' });
  const { become, drawn } = await openLabel(order);
  await expect.poll(picture).toBeVisible();
  become({ ...order, version: order.version + 1, labelPrintedAt: '2026-11-21T12:00:00.000Z' });
  expect(picture()).toBeVisible();
  expect(drawn()).toBe(1);
});

test('of an order that was cancelled meanwhile there is none to print', async () => {
  const order = anOrder({ status: 'waiting-shipped' });
  const { become } = await openLabel(order);
  await expect.poll(picture).toBeVisible();
  become({ ...order, version: order.version + 1, status: 'cancelled' });
  expect(picture()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});
