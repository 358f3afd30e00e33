import { useCallback, useMemo, useRef } from 'react';
import type { Target } from '#commands/command.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { findCommand } from '#commands/registry.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { useReplaced } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import type { QueueRow } from './queue-rows.ts';
import { goToId, select } from './queue-session.ts';
import { useSessionStore } from './session-store.ts';

interface Rejected {
  readonly entry: OutboxEntry;
  readonly target: Target;
}

/** One that only another build knows is in the tray, where it is named; here it could be neither corrected nor repeated. */
const isDecision = (command: string): boolean => findCommand(command)?.scope === 'queue';

/**
 * Decisions the server did not accept on listings that are still here: they can be corrected or repeated, over the listing as
 * it now stands. The log remembers them, so they are here after a reload too.
 */
export const useRejected = (touched: readonly QueueRow[]) => {
  const store = useSessionStore();
  const execute = useExecute();

  const rejected = useMemo(
    (): readonly Rejected[] =>
      touched.flatMap(({ base, entries }) => {
        const entry = entries.find(({ stage, intent }) => stage === 'rejected' && isDecision(intent.command));
        const isAskedAgain = entries.some(({ stage, intent }) => stage === 'recorded' && isDecision(intent.command));
        return entry && !isAskedAgain ? [{ entry, target: { subject: listingSubject(base), label: base.title, base } }] : [];
      }),
    [touched],
  );

  // The next decision on the listing of one that is asked again stands in its place: what was written in it leaves the disk with that.
  const asked = useRef<readonly Rejected[]>([]);
  useReplaced((command, subject) =>
    isDecision(command) ? asked.current.find(({ target }) => target.subject === subject)?.entry.intent.id : undefined,
  );

  /** Brings them before the eyes, selected; those that carry warnings open with their form. */
  const correct = useCallback((): void => {
    const [first] = rejected;
    if (!first) return;
    store.update((session) =>
      goToId(
        select(
          session,
          rejected.map(({ target }) => target.subject.slice('listing:'.length)),
        ),
        first.target.subject.slice('listing:'.length),
      ),
    );
    const { command } = first.entry.intent;
    const alike = rejected.filter(({ entry }) => entry.intent.command === command).map(({ target }) => target);
    asked.current = rejected;
    if (command !== 'listing.approve') void execute(command, { targets: alike });
  }, [execute, rejected, store]);

  /** The same again, on the version that is here now. */
  const repeat = useCallback((): void => {
    asked.current = rejected;
    void (async () => {
      for (const { entry, target } of rejected) {
        const { version: _decidedOn, ...args } = entry.intent.args as Record<string, unknown>;
        await execute(entry.intent.command, { targets: [target], args });
      }
    })();
  }, [execute, rejected]);

  return { count: rejected.length, correct, repeat };
};
