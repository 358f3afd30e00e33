import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import type { OrderNote } from '#contract/order.ts';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { holdLedger } from '../../../../tests/support/hold-ledger.ts';
import { refuseIntents } from '../../../../tests/support/refuse-intents.ts';
import { untilSaid } from '../../../../tests/support/until-said.ts';
import { NoteItem } from './note-item.tsx';

const note: OrderNote = {
  _id: '00000000-0000-4000-8000-0000000000a1',
  message: 'Cliente avisado',
  userId: 'u1',
  userName: 'Sônia Reis',
  date: '2026-11-02T12:00:00.000Z',
  avatar: null,
  editedAt: null,
};

/** The note's author as it shows them: the address of a picture, or initials. */
const avatarOf = async (changes: Partial<OrderNote>): Promise<string | null> => {
  const { container } = await renderConsole({
    actor: { role: 'seller' },
    children: <NoteItem orderId="o1" note={{ ...note, ...changes }} onEditing={() => {}} />,
  });
  const avatar = container.querySelector('.avatar');
  return avatar?.querySelector('img')?.getAttribute('src') ?? avatar?.textContent ?? null;
};

test('a note shows the avatar of who wrote it, or their initials, beside what they wrote', async () => {
  expect(await avatarOf({ avatar: '/v2/image/sonia.jpg' })).toBe('/v2/image/sonia.jpg');
  expect(await avatarOf({})).toBe('SR');
  expect(screen.getAllByText('Cliente avisado')).toHaveLength(2);
});

test('a note that was changed says so', async () => {
  await avatarOf({ editedAt: '2026-11-03T12:00:00.000Z' });
  expect(screen.getByText('(editada)', { exact: false })).toBeInTheDocument();
});

test.each([
  ['is', false, 2],
  ['at a provider, which would add it as another, is not', true, 1],
] as const)('who may change a note %s offered it', async (_whose, hasSpecifiedOnly, tools) => {
  const actor = { role: 'superuser' as const, hasSpecifiedOnly };
  await renderConsole({ actor, children: <NoteItem orderId="o1" note={note} onEditing={() => {}} /> });
  expect(screen.getAllByRole('button')).toHaveLength(tools);
});

const targets = [{ subject: 'order:o1', label: '2000012', base: anOrder({ note: [note] }) }] as const;
const Page = () => {
  useTargets('page', targets);
  return <NoteItem orderId="o1" note={note} onEditing={() => {}} />;
};

test('a corrected note that could not be recorded stays in its box; once it is, the box is gone', async () => {
  const { user, intents, workbench } = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  const { act } = workbench.ledger;
  refuseIntents(workbench.ledger);
  await user.click(screen.getByRole('button', { name: 'Editar observação' }));
  await user.type(screen.getByRole('textbox'), ' hoje');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await untilSaid(/não há espaço/iu);
  expect([screen.getByRole('textbox'), intents()]).toEqual([expect.objectContaining({ value: 'Cliente avisado hoje' }), []]);
  Object.assign(workbench.ledger, { act });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(intents()).toMatchObject([{ args: { noteId: note._id, note: 'Cliente avisado hoje' } }]);
});

test('a box that was opened since is not closed by what was recorded for the one before', async () => {
  const { user, intents, workbench } = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  const letGo = holdLedger(workbench.ledger);
  await user.click(screen.getByRole('button', { name: 'Editar observação' }));
  await user.type(screen.getByRole('textbox'), ' hoje');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Editar observação' }));
  letGo();
  await waitFor(() => expect(intents()).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.getByRole('textbox')).toBeInTheDocument();
});
