import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { recorded } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { undoLast } from '#outbox/undo.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { unsaved } from '#ui/form/unsaved.ts';
import { holdLedger } from '../../../../tests/support/hold-ledger.ts';
import { refuseIntents } from '../../../../tests/support/refuse-intents.ts';
import { untilSaid } from '../../../../tests/support/until-said.ts';
import { NoteComposer } from './note-composer.tsx';

const { kept, store } = memoryDrafts();
beforeEach(() => kept.clear());

const order = anOrder();
const targets = [{ subject: 'order:o1', label: '2000012', base: order }] as const;
const Page = () => {
  useTargets('page', targets);
  return (
    <DraftStoreProvider value={store}>
      <NoteComposer order={order} />
    </DraftStoreProvider>
  );
};
const write = async () => {
  const opened = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  await opened.user.type(screen.getByRole('textbox'), 'Ligar amanhã');
  await waitFor(() => expect(kept.size).toBe(1));
  return opened;
};
const sendIt = ({ user }: Awaited<ReturnType<typeof write>>): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Responder' }));

test('a note that could not be recorded stays in its box, and stays a draft', async () => {
  const opened = await write();
  refuseIntents(opened.workbench.ledger);
  await sendIt(opened);
  await untilSaid(/não há espaço/iu);
  expect(screen.getByRole('textbox')).toHaveValue('Ligar amanhã');
  expect([[...kept.values()].map(({ values }) => values), unsaved.isAny()]).toEqual([
    [expect.objectContaining({ note: 'Ligar amanhã' })],
    true,
  ]);
});

test('a note that was recorded leaves an empty box and no draft', async () => {
  const opened = await write();
  await sendIt(opened);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  await waitFor(() => expect([kept.size, unsaved.isAny()]).toEqual([0, false]));
  expect(opened.intents()).toMatchObject([{ command: 'order.addNote', args: { note: 'Ligar amanhã' } }]);
});

test('a note that is taken back stands in its box again, behind what is written there by now', async () => {
  const opened = await write();
  await sendIt(opened);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  await opened.user.type(screen.getByRole('textbox'), 'Já ligou');
  await act(() => undoLast(opened.workbench));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Já ligou\nLigar amanhã'));
  expect(opened.intents()).toEqual([]);
});

test('what is typed while the note before it is being recorded is the next note', async () => {
  const opened = await write();
  const letGo = holdLedger(opened.workbench.ledger);
  await sendIt(opened);
  await opened.user.type(screen.getByRole('textbox'), ' e avisar');
  expect(screen.getByRole('button', { name: 'Responder' })).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await waitFor(() => expect(opened.intents()).toMatchObject([{ args: { note: 'Ligar amanhã' } }]));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('e avisar'));
});

test('a note that was recorded when the page went is not in its box as well', async () => {
  const noteId = '00000000-0000-4000-8000-00000000000a';
  kept.set('order-note:o1', { values: { note: 'Ligar amanhã', noteId }, base: '{"note":"","noteId":""}' });
  const Reopened = () => {
    const { ledger } = useWorkbench();
    const [isOpen, setOpen] = useState(false);
    const args = { _id: 'o1', externalId: '2000012', version: 3, note: 'Ligar amanhã', noteId };
    const open = () => ledger.act(() => ok([recorded({ command: 'order.addNote', subject: 'order:o1', args })])).then(() => setOpen(true));
    return isOpen ? <Page /> : <button onClick={() => void open()}>{'abre'}</button>;
  };
  const { user } = await renderConsole({ actor: { role: 'superuser' }, children: <Reopened /> });
  await user.click(screen.getByRole('button', { name: 'abre' }));
  expect(await screen.findByRole('textbox')).toHaveValue('');
  expect(kept.size).toBe(0);
});

test('Ctrl+Enter sends what is written, and Enter alone is a line of it', async () => {
  const { user, intents } = await write();
  await user.keyboard('{Enter}de manhã{Control>}{Enter}{/Control}');
  await waitFor(() => expect(intents()).toMatchObject([{ args: { note: 'Ligar amanhã\nde manhã' } }]));
});
