import { act, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Actor } from '#commands/command.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Order } from '#contract/order.ts';
import { ok } from '#lib/result.ts';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { LabelDialog } from './label-dialog.tsx';

const label = { png: 'iVBORw0KGgo=', widthMm: 100, heightMm: 150 };

/** The actor is asked for at each press. */
const openLabel = async (order: Order, actor: Partial<Actor> = { role: 'seller' }) => {
  let drawn = 0;
  let change: (next: Order) => void = () => undefined;
  const Changing = () => {
    const [shown, setShown] = useState(order);
    useEffect(() => {
      change = setShown;
    }, []);
    useTargets('page', [{ subject: subjectOf('order', shown), label: shown.externalId, base: shown }]);
    return <LabelDialog order={shown} onClose={() => {}} />;
  };
  const send = async () => {
    drawn += 1;
    return ok(label);
  };
  const { user, intents } = await renderConsole({
    actor,
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

test('a label is saved as a file called after its order, for a printer elsewhere', async () => {
  await openLabel(anOrder({ status: 'waiting-shipped', packId: '2000/0091' }));
  const link = await screen.findByRole('link', { name: 'Baixar' });
  expect([link.getAttribute('download'), link.getAttribute('href')]).toEqual([
    'etiqueta-20000091.png',
    `data:image/png;base64,${label.png}`,
  ]);
});

/** Presses the button, and tells what became of it. */
const printing = async (actor: Partial<Actor>) => {
  vi.stubGlobal('print', vi.fn<() => void>());
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, intents } = await openLabel(anOrder({ status: 'waiting-shipped' }), actor);
  await expect.poll(picture).toBeVisible();
  const press = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Imprimir' }));
  return { press, said: () => intents().map(({ command }) => command) };
};

test('whoever prints a label says so', async () => {
  const { press, said } = await printing({ role: 'seller' });
  await press();
  expect(print).toHaveBeenCalledOnce();
  await expect.poll(said).toEqual(['order.markPrinted']);
});

test('in front of a provider’s API, which keeps no word of it, printing leaves nothing to send and says nothing', async () => {
  const actor = { role: 'seller' as const, hasSpecifiedOnly: true };
  const { press, said } = await printing(actor);
  await press();
  // Acts of presses come in order: once the second press, at a server of ours, has recorded its intent, the first would have, too.
  actor.hasSpecifiedOnly = false;
  await press();
  expect(print).toHaveBeenCalledTimes(2);
  await expect.poll(said).toEqual(['order.markPrinted']);
  expect(screen.queryByText('O servidor desta conta não faz isto')).toBeNull();
});
