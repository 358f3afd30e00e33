import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { commandNamed } from '#commands/registered.ts';
import { intentId, recorded, rejected, sent } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { useCommands } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import type { QueueRow } from './queue-rows.ts';
import { SessionContext, queueMemoryOf } from './session-store.ts';
import { useRejected } from './use-rejected.ts';

const listings = ['p1', 'p2'].map((publishId) => aListing({ publishId }) as QueueRow['base']);
const subjectOf = (base: QueueRow['base']) => `listing:${base.publishId}` as const;

const Rejected = () => {
  const { entriesById, idsBySubject } = useOutbox();
  const rows = listings.map((base) => ({
    base,
    view: base,
    entries: (idsBySubject[subjectOf(base)] ?? []).flatMap((id) => entriesById[id] ?? []),
  }));
  const { count, correct } = useRejected(rows);
  return (
    <button type="button" onClick={correct}>
      {`corrigir ${count}`}
    </button>
  );
};

const Page = () => {
  const { queryClient } = useWorkbench();
  return (
    <SessionContext value={queueMemoryOf(queryClient).store}>
      <Rejected />
    </SessionContext>
  );
};

test('of two that are corrected, the one that was refused is still corrected by the next decision on it', async () => {
  const onDesk = vi.fn<(desk: ReturnType<typeof useCommands>['desk']) => void>();
  const Desk = () => {
    const { desk } = useCommands();
    useEffect(() => onDesk(desk), [desk]);
    return null;
  };
  const { user, workbench } = await renderConsole({
    children: (
      <>
        <Desk />
        <Page />
      </>
    ),
  });
  const append = (...facts: readonly Fact[]) => act(() => workbench.ledger.act(() => ok(facts)));
  const [a, b] = [intentId(901), intentId(902)];
  await append(recorded({ id: a }), recorded({ id: b, subject: 'listing:p2' }), sent(a), sent(b), rejected(a), rejected(b));
  await user.click(screen.getByRole('button', { name: 'corrigir 2' }));

  const targets = listings.map((base) => ({ subject: subjectOf(base), label: base.title, base }));
  const command = commandNamed('listing.approve');
  const announce = (recordedIds: readonly string[], refused: typeof targets): void => {
    if (command.kind === 'intent')
      act(() => onDesk.mock.lastCall?.[0].announce({ command, asked: targets, recorded: recordedIds, refused, undoUntil: null }));
  };
  const ids = () => Object.keys(workbench.ledger.state().outbox.entriesById).toSorted();

  const [anewA, anewB] = [intentId(903), intentId(904)];
  await append(recorded({ id: anewA }));
  announce([anewA], targets.slice(1));
  await append(sent(anewA));
  await append();
  expect(ids()).toEqual([b, anewA]);

  await append(recorded({ id: anewB, subject: 'listing:p2' }));
  announce([anewB], []);
  await append(sent(anewB));
  await append();
  expect(ids()).toEqual([anewA, anewB]);
});
