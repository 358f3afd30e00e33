/** Decisions in the log that this build has no command for: another build recorded them. */
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { intentId, recorded, rejected, sent } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { useActivity, useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import type { QueueRow } from './queue-rows.ts';
import { SessionContext, queueMemoryOf } from './session-store.ts';
import { useRejected } from './use-rejected.ts';
import { useUndoAndReturn } from './use-undo-and-return.ts';

const pinned = [recorded({ command: 'listing.pin' }), sent(intentId(1))];
const base = aListing() as QueueRow['base'];

const Rejected = () => {
  const entries = Object.values(useOutbox().entriesById);
  const { count } = useRejected([{ base, view: base, entries }]);
  return <p>{`${count} a corrigir`}</p>;
};

const Undo = () => {
  const { undoDeed } = useUndoAndReturn();
  const deed = useActivity().deedsById[intentId(1)];
  return (
    <button type="button" onClick={() => deed && void undoDeed(deed)}>
      {'volta'}
    </button>
  );
};

test('a rejected decision that only another version knows leaves the queue on screen, with nothing to correct in it', async () => {
  const Page = () => {
    const { queryClient } = useWorkbench();
    return (
      <SessionContext value={queueMemoryOf(queryClient).store}>
        <Rejected />
      </SessionContext>
    );
  };
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([...pinned, rejected(intentId(1))])));
  expect(screen.getByText('0 a corrigir')).toBeInTheDocument();
});

test('a decision that only another version knows can not be taken back here, and that is said', async () => {
  const { user, workbench } = await renderConsole({ baseOf: () => base, children: <Undo /> });
  await act(() => workbench.ledger.act(() => ok(pinned)));
  await user.click(screen.getByRole('button', { name: 'volta' }));
  expect(await screen.findByText(/só pode ser desfeito na aba em que foi decidido/u)).toBeInTheDocument();
  // As by Ctrl+Z: nothing went wrong, and nothing has to be closed.
  expect(document.querySelector('[data-type="error"]')).toBeNull();
});
