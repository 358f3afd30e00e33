import type { Target } from '#commands/command.ts';
import type { ListingRow } from '#contract/listing.ts';
import { useOutbox } from '#outbox/workbench.tsx';
import { useExecuted, useRefused, useRunning } from '#palette/context.tsx';
import { useLayoutEffect, useRef } from 'react';
import { advance, chosenAfter, decide, decided, goToId, refused as refusedHere } from './queue-session.ts';
import { useSessionStore } from './session-store.ts';

const movesOn: ReadonlySet<string> = new Set(['listing.approve', 'listing.refuse', 'listing.observe', 'listing.skip', 'listing.snooze']);

const idOf = ({ subject }: Pick<Target, 'subject'>): string => subject.slice('listing:'.length);

/**
 * After a decision the next listing is on screen in the very frame of the key, while the decision is still being written: where
 * to is read from the list as it stood before the decided rows left. What could not be written comes back under the cursor, if
 * nobody has gone on since; what was refused stays selected, unless another holds it: that is nothing to repeat.
 */
export const useDecisionsAdvance = (): void => {
  const store = useSessionStore();
  const outbox = useOutbox();
  const seen = useRef<ReadonlySet<string> | null>(null);
  const led = useRef<{ readonly from: string | null; readonly to: string | null } | null>(null);

  useRunning(({ command, targets }) => {
    if (!movesOn.has(command.name)) return;
    const views = new Map(targets.map(({ target, view }) => [idOf(target), view as ListingRow]));
    const from = store.get().cursorId;
    store.update((session) => decide(session, views));
    led.current = { from, to: store.get().cursorId };
  });

  useExecuted(({ asked, refused }) => {
    const left = new Set(refused.map(idOf));
    const { from, to } = led.current ?? { from: null, to: null };
    store.update((session) => {
      const settled = decided(session, asked.map(idOf));
      const isBack = from !== null && left.has(from) && settled.cursorId === to && from !== to && !settled.isHeld(from);
      const there = isBack ? goToId(settled, from) : settled;
      return refusedHere(chosenAfter(there, asked.map(idOf), left), left);
    });
  });

  // Nothing was run at all: what was pressed said why, and the next press stands on something that can be decided.
  useRefused(({ command, targets }) => {
    if (movesOn.has(command.name)) store.update((session) => refusedHere(session, new Set(targets.map(idOf))));
  });

  // Decisions of elsewhere that reach this screen by the log: repeated from the tray, or made in another tab.
  useLayoutEffect(() => {
    const ids = Object.keys(outbox.entriesById);
    const known = seen.current;
    seen.current = new Set(ids);
    if (known === null) return;
    const others = new Set(
      ids.flatMap((id) => {
        const entry = outbox.entriesById[id];
        return entry && !known.has(id) && movesOn.has(entry.intent.command) ? [idOf(entry.intent)] : [];
      }),
    );
    if (others.size > 0) store.update((session) => advance(session, others));
  }, [outbox, store]);
};
