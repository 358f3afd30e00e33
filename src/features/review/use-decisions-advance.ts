import { useExecuted } from '#commands/context.tsx';
import { useOutbox } from '#commands/workbench.tsx';
import { useLayoutEffect, useRef } from 'react';
import { advance, select } from './queue-session.ts';
import { useSessionStore } from './session-store.ts';

const movesOn: ReadonlySet<string> = new Set(['listing.approve', 'listing.refuse', 'listing.observe', 'listing.skip', 'listing.snooze']);

/**
 * After a decision the next listing is on screen in the very frame that shows it was recorded: where to is read from the list
 * as it stood before the decided rows left. What was refused stays selected.
 */
export const useDecisionsAdvance = (): void => {
  const store = useSessionStore();
  const outbox = useOutbox();
  const seen = useRef<ReadonlySet<string> | null>(null);

  useLayoutEffect(() => {
    const ids = Object.keys(outbox.entriesById);
    const known = seen.current;
    seen.current = new Set(ids);
    if (known === null) return;
    const decided = new Set(
      ids.flatMap((id) => {
        const entry = outbox.entriesById[id];
        return entry && !known.has(id) && movesOn.has(entry.intent.command) ? [entry.intent.subject.slice('listing:'.length)] : [];
      }),
    );
    if (decided.size > 0) store.update((session) => advance(session, decided));
  }, [outbox, store]);

  useExecuted(({ refused }) => {
    const { selected } = store.get();
    if (selected.size === 0) return;
    const left = refused.map(({ subject }) => subject.slice('listing:'.length));
    store.update((session) =>
      select(
        session,
        left.filter((id) => session.selected.has(id)),
      ),
    );
  });
};
