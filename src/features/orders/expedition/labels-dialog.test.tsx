import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orders } from '#api/orders.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { LabelsDialog } from './labels-dialog.tsx';

const [first, second] = [
  anOrder({ _id: 'o1', externalId: '2001', packId: null, status: 'waiting-shipped' }),
  anOrder({ _id: 'o2', externalId: '2002', packId: null, status: 'waiting-shipped' }),
];
const cancelled = { ...second, version: second.version + 1, status: 'cancelled' as const };

/** A server that draws every label, and says of orders that the second one is cancelled. */
const send = async ({ name }: { readonly name: string }) =>
  ok(name === 'getLabel' ? { png: 'iVBORw0KGgo=', widthMm: 100, heightMm: 150 } : { items: [cancelled], next: null });

const pictures = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const sheets = () => document.querySelectorAll('.label-print img').length;

test('of an order that is cancelled while the labels are looked at none is printed, and it is named', async () => {
  const both = [first, second];
  const { workbench } = await renderConsole({
    actor: { role: 'seller' },
    api: { send: send as never },
    children: <LabelsDialog orders={both} onClose={() => {}} />,
  });
  await expect.poll(pictures).toHaveLength(2);
  await act(() => workbench.queryClient.fetchQuery(orders.rowQuery(workbench.api, 'o2')));
  expect([pictures(), sheets()]).toEqual([['Etiqueta do pedido 2001'], 1]);
  expect(screen.getByRole('alert')).toHaveTextContent('Mudaram e não têm mais etiqueta2002');
  expect(screen.getByText('1 de 1 etiqueta')).toBeVisible();
});

test('labels that are asked for again leave the focus in the dialog, where they are printed', async () => {
  let isDown = true;
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send: (async (call: { readonly name: string }) => (isDown ? refuse({ type: 'Unreachable' }) : send(call))) as never },
    children: <LabelsDialog orders={[first]} onClose={() => {}} />,
  });
  const again = await screen.findByRole('button', { name: 'Repetir (1)' });
  isDown = false;
  again.focus();
  await user.keyboard('{Enter}');
  await expect.poll(pictures).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Imprimir/u })).toHaveFocus();
});
