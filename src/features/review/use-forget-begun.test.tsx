import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { secondLookSubject } from '#commands/secondlook/second-look-commands.ts';
import { ok } from '#lib/result.ts';
import { useUndo } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { useForgetBegun } from './use-forget-begun.ts';

const look = aListing({ publishId: 'look-1' });
const targets = [{ subject: secondLookSubject({ id: 'look-1' }), label: look.title, base: look }];

const Look = () => {
  useForgetBegun();
  const execute = useExecute();
  const { undoLast } = useUndo();
  return (
    <>
      <button type="button" onClick={() => void execute('secondLook.approve', { targets, args: { id: 'look-1' } })}>
        {'approve'}
      </button>
      <button type="button" onClick={() => void execute('secondLook.refuse', { targets, args: { id: 'look-1', warning: ['image'] } })}>
        {'refuse'}
      </button>
      <button type="button" onClick={() => void undoLast()}>
        {'undo'}
      </button>
    </>
  );
};

const openLook = async () => {
  const { user, intents, workbench } = await renderConsole({ baseOf: () => look, children: <Look /> });
  const { ledger } = workbench;
  return {
    ledger,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    commands: () => intents().map(({ command }) => command),
    begun: () => ledger.state().drafts.warningsByListing,
  };
};

test('reasons that undoing gave back to a second look end with its approval', async () => {
  const { press, commands, begun } = await openLook();
  await press('refuse');
  await waitFor(() => expect(commands()).toEqual(['secondLook.refuse']));
  await press('undo');
  await waitFor(() => expect(begun()).toEqual({ 'look-1': ['image'] }));
  await press('approve');
  await waitFor(() => expect(commands()).toEqual(['secondLook.approve']));
  await waitFor(() => expect(begun()).toEqual({}));
});

test('reasons marked on a second look end with its refusal', async () => {
  const { ledger, press, commands, begun } = await openLook();
  const { queuedAt } = look;
  await act(() => ledger.act<never>(() => ok([{ type: 'review.warningsDrafted.v1', listingId: 'look-1', warnings: ['image'], queuedAt }])));
  await press('refuse');
  await waitFor(() => expect(commands()).toEqual(['secondLook.refuse']));
  await waitFor(() => expect(begun()).toEqual({}));
});
