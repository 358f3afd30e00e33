import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { orderCommands } from '#commands/order/order-commands.ts';
import { OrderStatus, type Order } from '#contract/order.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { nextActsOf } from './next-acts.ts';
import { OrderHeader } from './order-header.tsx';

const Page = ({ order }: { readonly order: Order }) => {
  useTargets('page', [{ subject: `order:${order._id}`, label: order.externalId, base: order }]);
  useHandlers({ 'order.printLabel': () => undefined, 'order.openTracking': () => undefined, 'order.openInvoice': () => undefined });
  return <OrderHeader order={order} number={order.externalId} onWarnings={() => undefined} />;
};
/** Every button of the header but the one that copies, and the way each looks. */
const buttonsOf = async (order: Order, role: 'seller' | 'superuser') => {
  await renderConsole({ actor: { role }, children: <Page order={order} /> });
  return screen
    .getAllByRole('button')
    .filter((button) => button.closest('.order-actions') !== null)
    .map((button) => [button.textContent, button.className.includes('rt-variant-solid')] as const);
};
const me = (mode: 'me1' | 'me2') => ({ ...anOrder().shipping, mode });

test.each([
  ['seller', 'me1', ['Imprimir etiqueta', 'Marcar como enviado', 'XML', 'Solicitar cancelamento', '']],
  // What the marketplace carries, the marketplace says is on its way.
  ['seller', 'me2', ['Imprimir etiqueta', 'XML', 'Solicitar cancelamento', '']],
  ['superuser', 'me1', ['Imprimir etiqueta', 'Marcar como enviado', 'XML', 'Cancelar', '']],
] as const)('to a %s an order to ship by %s offers what is done next first', async (role, mode, names) => {
  const buttons = await buttonsOf(anOrder({ status: 'waiting-shipped', shipping: me(mode) }), role);
  expect(buttons.map(([name]) => name)).toEqual(names);
  expect(buttons.filter(([, isSolid]) => isSolid)).toEqual([['Imprimir etiqueta', true]]);
});

test('an order whose deadline is over says so beside its status', async () => {
  await buttonsOf(anOrder({ status: 'waiting-shipped', shipBy: '2026-11-20T15:00:00.000Z', due: 'late' }), 'seller');
  expect(screen.getByText('Aguardando envio').parentElement).toHaveTextContent('Aguardando envioAtrasado');
});

test('a superuser is asked for the answer to a request first', async () => {
  const buttons = await buttonsOf(anOrder({ status: 'pending_cancelled', statusBefore: 'paid' }), 'superuser');
  expect(buttons.map(([name]) => name)).toEqual(['Cancelar', 'Recusar cancelamento', 'XML', '']);
});

test('a cancellation that can not be taken back is not offered to be', async () => {
  const cancelled = { status: 'cancelled', statusBefore: 'paid' } as const;
  const reversible = await buttonsOf(anOrder({ ...cancelled, statusToReverse: 'cancelled' }), 'superuser');
  expect(reversible[0]).toEqual(['Reverter cancelamento', true]);
});

test('a return is for good', async () => {
  const buttons = await buttonsOf(anOrder({ status: 'cancelled', statusBefore: 'shipped', statusToReverse: null }), 'superuser');
  expect(buttons.map(([name]) => name)).not.toContain('Reverter cancelamento');
});

test('to a seller who waits for an answer, nothing is done next', async () => {
  const buttons = await buttonsOf(anOrder({ status: 'pending_cancelled', statusBefore: 'paid' }), 'seller');
  expect(buttons.filter(([, isSolid]) => isSolid)).toEqual([]);
});

/** A header whose order becomes another, as an act and its answer make of it. */
const changingHeader = async (order: Order, role: 'seller' | 'superuser') => {
  let change: (next: Order) => void = () => undefined;
  const Changing = () => {
    const [shown, setShown] = useState(order);
    useEffect(() => {
      change = setShown;
    }, []);
    return (
      <>
        <h1 className="page-title" tabIndex={-1}>
          Pedido
        </h1>
        <Page order={shown} />
      </>
    );
  };
  await renderConsole({ actor: { role }, children: <Changing /> });
  return (next: Order) => act(() => change(next));
};
const button = (name: string) => screen.getByRole('button', { name });

test('an act that is done is gone, and the focus is on what is done next', async () => {
  const become = await changingHeader(anOrder({ status: 'waiting-shipped', shipping: me('me1') }), 'seller');
  button('Marcar como enviado').focus();
  become(anOrder({ status: 'shipped', shipping: me('me1') }));
  expect(button('Abrir rastreio')).toHaveFocus();
});

test('where nothing is done next, the focus is on the title of the page', async () => {
  const become = await changingHeader(anOrder({ status: 'pending_cancelled', statusBefore: 'paid' }), 'superuser');
  button('Recusar cancelamento').focus();
  become(anOrder({ status: 'paid' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an order that changes under somebody who is elsewhere takes no focus', async () => {
  const become = await changingHeader(anOrder({ status: 'waiting-shipped', shipping: me('me1') }), 'seller');
  button('XML').focus();
  become(anOrder({ status: 'shipped', shipping: me('me1') }));
  expect(button('XML')).toHaveFocus();
  button('XML').blur();
  become(anOrder({ status: 'cancelled' }));
  expect(document.body).toHaveFocus();
});

test('every act of the table is a command, and one for the role it is offered to', () => {
  for (const role of ['seller', 'superuser'] as const)
    for (const status of OrderStatus.options)
      for (const name of nextActsOf(role, status))
        expect([name, orderCommands.find((each) => each.name === name)?.roles]).toEqual([name, expect.arrayContaining([role])]);
});
