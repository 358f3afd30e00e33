import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import type { CommandForm } from '#commands/command-form.ts';
import type { Actor } from '#commands/command.ts';
import { editTracking } from '#commands/order/edit-tracking.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { ship } from '#commands/order/ship.ts';
import type { Order } from '#contract/order.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { DraftStoreProvider, type KeptDraft } from '#ui/form/drafts.ts';
import { EditTrackingDialog } from './edit-tracking-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';

const me1 = { ...anOrder().shipping, trackingNumber: null };
const orderOf = (id: string, changes: Partial<Order>) => {
  const base = anOrder({ _id: id, shipping: me1, ...changes });
  return { subject: `order:${id}`, label: id, base } as const;
};
const figures = {
  due: { late: 0, today: 0, later: 0, none: 0 },
  carriers: [{ _id: 'rapida', name: 'Rápida Transportes', count: 2 }],
  suspended: 0,
};

const openForm = async (
  Form: CommandForm,
  command: typeof ship | typeof editTracking,
  orders: readonly ReturnType<typeof orderOf>[],
  there: Partial<Actor> = {},
  draft: KeptDraft | null = null,
) => {
  const { kept, store } = memoryDrafts();
  const subjects = orders.map(({ subject }) => subject);
  if (draft) kept.set(askedDraftKey(command.name, subjects), draft);
  return renderConsole({
    actor: { role: 'seller', ...there },
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    api: { send: (async () => ok(figures)) as never },
    children: <Form command={command} targets={orders} onClose={() => {}} />,
  });
};

const number = () => screen.getByRole('textbox', { name: 'Código de rastreio' });
const carrier = () => screen.getByRole('combobox', { name: 'Transportadora' });

test('an order is marked as shipped with its number and a carrier that was suggested', async () => {
  const { user, intents } = await openForm(ShipDialog, ship, [orderOf('o1', { status: 'waiting-shipped' })]);
  expect(number()).toHaveFocus();
  await user.type(number(), 'RPD700001');
  await user.click(carrier());
  await user.click(await screen.findByRole('option', { name: 'Rápida Transportes', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Marcar como enviado' }));
  await expect
    .poll(() => intents().map(({ command, args }) => [command, args]))
    .toMatchObject([['order.ship', { trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' }]]);
});

test('neither is needed, and what was left blank is not said', async () => {
  const { user, intents } = await openForm(ShipDialog, ship, [orderOf('o1', { status: 'waiting-shipped' })]);
  await user.click(screen.getByRole('button', { name: 'Marcar como enviado' }));
  await expect.poll(() => intents().map(({ args }) => args)).toHaveLength(1);
  expect(intents()[0]?.args).toMatchObject({ trackingNumber: undefined, carrier: undefined });
});

test('in front of a provider’s API, which takes neither, neither is asked for', async () => {
  const there = { hasSpecifiedOnly: true };
  const { user, intents } = await openForm(ShipDialog, ship, [orderOf('o1', { status: 'waiting-shipped' })], there);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryAllByRole('combobox')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Marcar como enviado' }));
  await expect.poll(() => intents().map(({ args }) => args)).toHaveLength(1);
  expect(intents()[0]?.args).toMatchObject({ trackingNumber: undefined, carrier: undefined });
});

test('a number with a digit that does not check is told so, and nothing is sent', async () => {
  const { user, intents } = await openForm(ShipDialog, ship, [orderOf('o1', { status: 'waiting-shipped' })]);
  await user.type(number(), 'PN123456784BR');
  await user.click(screen.getByRole('button', { name: 'Marcar como enviado' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('O dígito verificador deste código dos Correios não confere.');
  expect(intents()).toEqual([]);
});

test('several orders go by one carrier, each by the number it has', async () => {
  const chosen = ['o1', 'o2'].map((id) => orderOf(id, { status: 'waiting-shipped' }));
  const { user, intents } = await openForm(ShipDialog, ship, chosen);
  expect(screen.queryByRole('textbox', { name: 'Código de rastreio' })).toBeNull();
  await user.type(carrier(), 'Veloz');
  await user.click(screen.getByRole('button', { name: 'Marcar como enviado' }));
  await expect
    .poll(() => intents().map(({ subject, args }) => [subject, args]))
    .toMatchObject([
      ['order:o1', { carrier: 'Veloz' }],
      ['order:o2', { carrier: 'Veloz' }],
    ]);
});

test('several are corrected by the carrier they share, each keeps its number, also one that was typed for all before', async () => {
  const chosen = ['o1', 'o2'].map((id) => orderOf(id, { status: 'shipped' }));
  const draft = { values: { trackingNumber: 'RPD700001', carrier: '' }, base: '{"trackingNumber":"","carrier":""}' };
  const { user, intents } = await openForm(EditTrackingDialog, editTracking, chosen, {}, draft);
  expect(screen.queryByRole('textbox', { name: 'Código de rastreio' })).toBeNull();
  await user.type(carrier(), 'Veloz');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect
    .poll(() => intents().map(({ args }) => args))
    .toMatchObject([
      { trackingNumber: undefined, carrier: 'Veloz' },
      { trackingNumber: undefined, carrier: 'Veloz' },
    ]);
});

test('a correction begins with what the order says, and a box that is emptied takes it away', async () => {
  const shipping = { ...me1, trackingNumber: 'RPD700001', carrier: { _id: 'rapida', name: 'Rápida Transportes' } };
  const { user, intents } = await openForm(EditTrackingDialog, editTracking, [orderOf('o1', { status: 'shipped', shipping })]);
  expect([number(), carrier()].map((box) => (box as HTMLInputElement).value)).toEqual(['RPD700001', 'Rápida Transportes']);
  await user.clear(number());
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect
    .poll(() => intents().map(({ args }) => args))
    .toMatchObject([
      {
        trackingNumber: null,
        carrier: undefined,
        previous: { trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' },
      },
    ]);
});

test('a box that was filled and is emptied takes what stood there away; one that was left as it was says nothing', async () => {
  const shipping = { ...me1, trackingNumber: 'RPD700001', carrier: { _id: 'rapida', name: 'Rápida Transportes' } };
  const { user, intents } = await openForm(ShipDialog, ship, [orderOf('o1', { status: 'waiting-shipped', shipping })]);
  await user.clear(number());
  await user.click(screen.getByRole('button', { name: 'Marcar como enviado' }));
  await expect.poll(() => intents().map(({ args }) => args)).toHaveLength(1);
  expect(intents()[0]?.args).toMatchObject({ trackingNumber: null, carrier: undefined });
});

// One with a blank, one that is too short, and one of Correios with a digit that does not check.
test.each(['ml 12', '123', 'PN123456784BR'])('%j that the marketplace gave stays, and the rest is said', async (given) => {
  const shipping = { ...me1, trackingNumber: given };
  const { user, intents } = await openForm(ShipDialog, ship, [orderOf('o1', { status: 'waiting-shipped', shipping })]);
  await user.type(carrier(), 'Veloz');
  await user.click(screen.getByRole('button', { name: 'Marcar como enviado' }));
  await expect.poll(() => intents().map(({ args }) => args)).toHaveLength(1);
  expect(intents()[0]?.args).toMatchObject({ trackingNumber: undefined, carrier: 'Veloz' });
});

test('a correction of the carrier alone leaves the number that the marketplace gave', async () => {
  const shipping = { ...me1, trackingNumber: 'ml 12' };
  const { user, intents } = await openForm(EditTrackingDialog, editTracking, [orderOf('o1', { status: 'shipped', shipping })]);
  await user.type(carrier(), 'Veloz');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.poll(() => intents().map(({ args }) => args)).toMatchObject([{ trackingNumber: undefined, carrier: 'Veloz' }]);
});

test('a draft of the number alone brings no carrier back over the one that was named since', async () => {
  const shipping = { ...me1, carrier: { _id: 'rapida', name: 'Rápida Transportes' } };
  const draft = { values: { trackingNumber: 'RPD700001', carrier: 'Veloz' }, base: '{"trackingNumber":"","carrier":"Veloz"}' };
  const { user, intents } = await openForm(ShipDialog, ship, [orderOf('o1', { status: 'waiting-shipped', shipping })], {}, draft);
  expect(number()).toHaveValue('RPD700001');
  await user.click(screen.getByRole('button', { name: 'Marcar como enviado' }));
  await expect.poll(() => intents().map(({ args }) => args)).toHaveLength(1);
  expect(intents()[0]?.args).toMatchObject({ trackingNumber: 'RPD700001', carrier: undefined });
});

test.each([
  ['A 1', true],
  ['PN123456785BR', false],
])('that %j can not be typed again once it is replaced is said: %s', async (trackingNumber, isSaid) => {
  await openForm(EditTrackingDialog, editTracking, [orderOf('o1', { status: 'shipped', shipping: { ...me1, trackingNumber } })]);
  expect(screen.queryByText(/trocá-lo não pode ser desfeito/u) !== null).toBe(isSaid);
});
