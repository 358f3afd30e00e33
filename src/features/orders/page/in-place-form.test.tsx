import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import type { Order } from '#contract/order.ts';
import { ok } from '#lib/result.ts';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { untilSaid } from '../../../../tests/support/until-said.ts';
import { CancelReason } from './cancel-reason.tsx';
import { NotesBlock } from './notes-block.tsx';
import { useInPlace } from './use-in-place.tsx';
import { ZipFact } from './zip-fact.tsx';

const cancelled = (changes: Partial<Order> = {}): Order =>
  anOrder({ status: 'cancelled', cancelMessage: { type: 'other', description: 'Sem estoque' }, version: 5, ...changes });
const [note] = anOrder().note;
if (!note) throw new Error('The order of the fixture has a note');
const withNote = (message: string): Order => cancelled({ note: [{ ...note, message }], version: 6 });

let answer: (order: Order) => void = () => {};
/** The page of one order as its newest answer has it. */
const Page = () => {
  const [order, setOrder] = useState(cancelled());
  useEffect(() => {
    answer = setOrder;
  }, []);
  useTargets(
    'page',
    useMemo(() => [{ subject: 'order:o1', label: '2000012', base: order }], [order]),
  );
  const reason = useInPlace('order.editCancelReason');
  const zip = useInPlace('order.editZip');
  return (
    <>
      <CancelReason order={order} edit={reason} />
      <ZipFact order={order} edit={zip} isEditable />
      <NotesBlock order={order} />
    </>
  );
};

const changed = {
  note: {
    open: 'Editar observação',
    box: 'Observação',
    typed: ' já',
    other: withNote('Cliente desistiu'),
    args: { note: 'Cliente pediu urgência já', previous: 'Cliente desistiu' },
  },
  reason: {
    open: 'Editar motivo do cancelamento',
    box: 'Motivo do cancelamento',
    typed: ' no depósito',
    other: cancelled({ cancelMessage: { type: 'other', description: 'Avariado' }, version: 6 }),
    args: { description: 'Sem estoque no depósito', previous: 'Avariado' },
  },
  zip: {
    open: 'Editar CEP',
    box: 'CEP',
    typed: '{Backspace}1',
    other: cancelled({ shipping: { ...anOrder().shipping, zipCode: '20040020' }, version: 6 }),
    args: { editedCep: '01310-101', previousCep: '20040-020' },
  },
} as const;

const openBox = async ({ open, box, typed }: { readonly open: string; readonly box: string; readonly typed: string }) => {
  const opened = await renderConsole({ actor: { role: 'superuser' }, api: { send: async () => ok([] as never) }, children: <Page /> });
  await opened.user.click(screen.getByRole('button', { name: open }));
  const field = (): HTMLElement =>
    screen.getAllByRole('textbox', { name: box }).find((each) => each.closest('.order-in-place')) as HTMLElement;
  await opened.user.type(field(), typed);
  return { ...opened, field };
};
const save = { name: 'Salvar' } as const;

test.each(Object.entries(changed))(
  'what somebody else changed while it was written is told before it is written over: %s',
  async (_of, each) => {
    const { user, intents, field } = await openBox(each);
    act(() => answer(each.other));
    await user.click(screen.getByRole('button', save));
    await untilSaid(/Outra pessoa mudou isto/u);
    expect([intents(), field()]).toEqual([[], expect.any(HTMLElement)]);
    await user.click(screen.getByRole('button', save));
    await waitFor(() => expect(intents()).toMatchObject([{ args: { ...each.args, version: 6 } }]));
  },
);

test('a note that was deleted while its box was open leaves what is typed in it', async () => {
  const { user, intents, field } = await openBox(changed.note);
  act(() => answer(cancelled({ note: [], version: 6 })));
  expect(field()).toHaveValue('Cliente pediu urgência já');
  await user.click(screen.getByRole('button', save));
  await untilSaid(/não há|sem observações|não existe mais/iu);
  expect([field(), intents()]).toEqual([expect.objectContaining({ value: 'Cliente pediu urgência já' }), []]);
});

test('so does what comes first that day, and a cancellation that was reverted', async () => {
  const { user, field } = await openBox(changed.note);
  act(() => answer(cancelled({ note: [{ ...note, _id: 'n2', date: '2026-11-20T15:00:00.000Z' }, note], version: 6 })));
  expect(field()).toHaveValue('Cliente pediu urgência já');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: changed.reason.open }));
  await user.type(screen.getByRole('textbox', { name: changed.reason.box }), '!');
  act(() => answer(anOrder({ version: 7 })));
  expect(screen.getByRole('textbox', { name: changed.reason.box })).toHaveValue('Sem estoque!');
});

test.each([changed.note, changed.reason])('Ctrl+Enter saves the box: $open', async (each) => {
  const { user, intents } = await openBox(each);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(intents()).toHaveLength(1));
});

test('a box with a draft that was brought back has one way to discard it', async () => {
  const { kept, store } = memoryDrafts();
  kept.set(askedDraftKey('order.editZip', ['order:o1']), { values: { editedCep: '20040-020' }, base: '{"editedCep":"01310-100"}' });
  const { user } = await renderConsole({
    actor: { role: 'superuser' },
    api: { send: async () => ok([] as never) },
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    children: <Page />,
  });
  await user.click(screen.getByRole('button', { name: changed.zip.open }));
  expect(await screen.findByText(/Rascunho recuperado/u)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect([screen.queryByRole('textbox', { name: changed.zip.box }), kept.size]).toEqual([null, 0]);
});
