import { QueryClient } from '@tanstack/react-query';
import { approve } from '#commands/listing/approve.ts';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { returnToPending } from '#commands/listing/return-to-pending.ts';
import { snooze } from '#commands/listing/snooze.ts';
import { indexCommands } from '#commands/view.ts';
import { intentId } from '#events/fact-fixture.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { createRecent } from './recent.ts';
import type { Workbench } from './workbench.tsx';

export const start = Date.parse('2026-11-21T12:00:00.000Z');

/** A workbench that sends nothing; `happens` puts into its log what a server or another tab would. */
export const openWorkbench = async (
  changes: Partial<Workbench> = {},
): Promise<Workbench & { readonly happens: (...facts: readonly Fact[]) => Promise<void> }> => {
  const ledger = await openLedger(createMemoryLog(() => new Date(start).toISOString()));
  let ids = 0;
  return {
    api: { send: () => Promise.reject(new Error('Nothing is sent here')) },
    ledger,
    outbox: {
      status: () => ({ isReachable: true, isParked: false, nextTryAt: null }),
      subscribe: () => () => {},
      tryNow: () => {},
      resume: () => {},
      stop: () => {},
    },
    index: indexCommands([approve, returnToPending, snooze]),
    actor: () => aReviewer(),
    queryClient: new QueryClient(),
    newId: () => intentId((ids += 1)),
    clock: () => start,
    undoWindowMs: () => 6000,
    baseOf: () => null,
    recent: createRecent(),
    files: createMemoryFiles(),
    happens: async (...facts) => {
      await ledger.act(() => ok(facts));
    },
    ...changes,
  };
};

/** What is in its outbox, by command. */
export const waiting = ({ ledger }: Workbench): readonly string[] =>
  Object.values(ledger.state().outbox.entriesById).map(({ intent }) => intent.command);
