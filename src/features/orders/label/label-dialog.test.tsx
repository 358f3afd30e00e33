import { act, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Actor } from '#commands/command.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { orderSubject } from '#commands/order/order-step.ts';
import type { Order } from '#contract/order.ts';
import { ok } from '#lib/result.ts';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { LabelDialog } from './label-dialog.tsx';

const label = { png: 'iVBORw0KGgo=', widthMm: 100, heightMm: 150 };

const openLabel = async (order: Order, there: Partial<Actor> = {}) => {
  let drawn = 0;
  let change: (next: Order) => void = () => undefined;
  const Changing = () => {
    const [shown, setShown] = useState(order);
    useEffect(() => {
      change = setShown;
    }, []);
    useTargets('page', [{ subject: orderSubject(shown), label: shown.externalId, base: shown }]);
    return <LabelDialog order={shown} onClose={() => {}} />;
  };
  const send = async () => {
    drawn += 1;
    return ok(label);
  };
  const { user, intents } = await renderConsole({
    actor: { role: 'seller', ...there },
    api: { send: send as never },
    children: <Changing />,
  });
  return { become: (next: Order) => act(() => change(next)), drawn: () => drawn, user, intents };
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

const printed = async (there: Partial<Actor>) => {
  vi.stubGlobal('print', vi.fn<() => void>());
  const { user, intents } = await openLabel(anOrder({ status: 'waiting-shipped' }), there);
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  return () => intents().map(({ command }) => command);
};

test('whoever prints a label says so', async () => {
  const said = await printed({});
  await expect.poll(said).toEqual(['order.markPrinted']);
});

test('in front of a provider’s API, which keeps no word of it, printing leaves nothing to send and says nothing', async () => {
  const said = await printed({ hasSpecifiedOnly: true });
  expect(said()).toEqual([]);
  expect(screen.queryByText('O servidor desta conta não faz isto')).toBeNull();
});
