import { useCallback, useMemo, useRef } from 'react';
import type { Target } from '#commands/command.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { findCommand } from '#commands/registered.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { dismissOnceSent } from '#outbox/dismiss-once-sent.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecuted } from '#palette/context.tsx';
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
  const { ledger } = useWorkbench();

  const rejected = useMemo(
    (): readonly Rejected[] =>
      touched.flatMap(({ base, entries }) => {
        const entry = entries.find(({ stage, intent }) => stage === 'rejected' && isDecision(intent.command));
        const isAskedAgain = entries.some(({ stage, intent }) => stage === 'recorded' && isDecision(intent.command));
        return entry && !isAskedAgain ? [{ entry, target: { subject: listingSubject(base), label: base.title, base } }] : [];
      }),
    [touched],
  );

  // One that is asked again is dismissed when another decision on its listing was sent: what was written in it leaves the disk then.
  const asked = useRef<readonly Rejected[]>([]);
  const dismiss = useCallback(
    (replaced: readonly Rejected[], by: readonly string[]): void =>
      dismissOnceSent(
        ledger,
        replaced.map(({ entry }) => entry.intent),
        by,
      ),
    [ledger],
  );
  useExecuted(({ recorded }) => {
    const { entriesById } = ledger.state().outbox;
    const decided = new Set(recorded.map((id) => entriesById[id]?.intent.subject));
    const replaced = asked.current.filter(({ target }) => decided.has(target.subject));
    asked.current = asked.current.filter((each) => !replaced.includes(each));
    dismiss(replaced, recorded);
  });

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
    void (async () => {
      for (const each of rejected) {
        const { version: _decidedOn, ...args } = each.entry.intent.args as Record<string, unknown>;
        const recorded = await execute(each.entry.intent.command, { targets: [each.target], args });
        dismiss([each], recorded);
      }
    })();
  }, [execute, dismiss, rejected]);

  return { count: rejected.length, correct, repeat };
};
