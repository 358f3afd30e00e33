import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { unsaved } from '#ui/form/unsaved.ts';
import { refuseIntents } from '../../../../tests/support/refuse-intents.ts';
import { untilSaid } from '../../../../tests/support/until-said.ts';
import { NoteComposer } from './note-composer.tsx';

const { kept, store } = memoryDrafts();
afterEach(() => kept.clear());

const targets = [{ subject: 'order:o1', label: '2000012', base: anOrder() }] as const;
const Page = () => {
  useTargets('page', targets);
  return (
    <DraftStoreProvider value={store}>
      <NoteComposer orderId="o1" />
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
  expect([[...kept.values()].map(({ values }) => values), unsaved.isAny()]).toEqual([[{ note: 'Ligar amanhã' }], true]);
});

test('a note that was recorded leaves an empty box and no draft', async () => {
  const opened = await write();
  await sendIt(opened);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  await waitFor(() => expect([kept.size, unsaved.isAny()]).toEqual([0, false]));
  expect(opened.intents()).toMatchObject([{ command: 'order.addNote', args: { note: 'Ligar amanhã' } }]);
});
