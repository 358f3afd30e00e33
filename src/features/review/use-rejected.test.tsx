import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { intentId, recorded, rejected, sent } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { sentFacts } from '#outbox/outbox.ts';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { useCommands } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
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

const Approve = () => {
  const execute = useExecute();
  const approve = (base: QueueRow['base']): void =>
    void execute('listing.approve', { targets: [{ subject: subjectOf(base), label: base.title, base }] });
  return listings.map((base) => (
    <button key={base.publishId} type="button" onClick={() => approve(base)}>
      {`aprovar ${base.publishId}`}
    </button>
  ));
};

test('only a decision stands in the place of the rejected one, not whatever else is done with its listing', async () => {
  const onRegistry = vi.fn<(contexts: ReturnType<typeof useCommands>['contexts']) => void>();
  const Registry = () => {
    const { contexts } = useCommands();
    useEffect(() => onRegistry(contexts), [contexts]);
    return null;
  };
  const { user, workbench } = await renderConsole({
    children: (
      <>
        <Registry />
        <Page />
      </>
    ),
  });
  const a = intentId(901);
  await act(() => workbench.ledger.act(() => ok([recorded({ id: a }), sent(a), rejected(a)])));
  await user.click(screen.getByRole('button', { name: 'corrigir 1' }));
  const replaced = (command: string) => onRegistry.mock.lastCall?.[0].replacedBy(command, 'listing:p1');
  expect(replaced('listing.approve')).toBe(a);
  expect(replaced('listing.lock')).toBeUndefined();
});

test('of two that are corrected, each is over when the next decision on it is sent, and not before', async () => {
  const { user, workbench, intents } = await renderConsole({
    children: (
      <>
        <Approve />
        <Page />
      </>
    ),
  });
  const { ledger } = workbench;
  const append = (...facts: readonly Fact[]) => act(() => ledger.act(() => ok(facts)));
  const [a, b] = [intentId(901), intentId(902)];
  await append(recorded({ id: a }), recorded({ id: b, subject: 'listing:p2' }), sent(a), sent(b), rejected(a), rejected(b));
  await user.click(screen.getByRole('button', { name: 'corrigir 2' }));

  const ids = () => intents().map(({ id }) => id);
  const decide = async (publishId: string): Promise<string> => {
    const before = ids();
    await user.click(screen.getByRole('button', { name: `aprovar ${publishId}` }));
    await waitFor(() => expect(ids()).toHaveLength(before.length + 1));
    return ids().find((id) => !before.includes(id)) ?? '';
  };
  const send = (id: string) => act(() => ledger.act(({ outbox }) => ok(sentFacts(outbox, id))));

  const anewA = await decide('p1');
  expect(ids()).toEqual([a, b, anewA]);
  await send(anewA);
  expect(ids()).toEqual([b, anewA]);
  const anewB = await decide('p2');
  await send(anewB);
  expect(ids()).toEqual([anewA, anewB]);
});

test('of those whose listings have moved the histories are asked for one after the other', async () => {
  const answers: (() => void)[] = [];
  const send = (() =>
    new Promise<unknown>((resolve) => {
      answers.push(() => resolve(ok({ ...listings[answers.length - 1], history: [] })));
    })) as unknown as Api['send'];
  const { workbench } = await renderConsole({ api: { send }, children: <Page /> });
  const [a, b] = [intentId(901), intentId(902)];
  const args = (publishId: string) => ({ args: { publishId, version: 1 }, subject: `listing:${publishId}` as const });
  const facts = [recorded({ id: a, ...args('p1') }), recorded({ id: b, ...args('p2') }), sent(a), sent(b), rejected(a), rejected(b)];
  await act(() => workbench.ledger.act(() => ok(facts)));
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.());
  await waitFor(() => expect(answers).toHaveLength(2));
});
