import type { LogState } from '#events/projections/log-state.ts';
import type { Outbox, OutboxEntry } from '#events/projections/outbox.ts';

/** What became of intents between two states of the log. */
export interface Outcomes {
  /** The server said yes. */
  readonly answered: readonly OutboxEntry[];
  /** The server said no; with its reason. */
  readonly rejected: readonly OutboxEntry[];
}

/** Left the outbox because the server has it. The activity may have forgotten an intent: if it was confirmed before, it was settled, for a confirmed one ends in no other way. */
export const settledSince = (before: Outbox, { outbox, activity }: Pick<LogState, 'outbox' | 'activity'>): readonly OutboxEntry[] =>
  Object.entries(before.entriesById)
    .filter(([id]) => outbox.entriesById[id] === undefined)
    .filter(([id, { stage }]) => stage === 'confirmed' || activity.deedsById[id]?.outcome === 'settled')
    .map(([, entry]) => entry);

/** `before` is the outbox of the last look. Each outcome is told by exactly one pair of looks. */
export const outcomesSince = (before: Outbox, { outbox, activity }: Pick<LogState, 'outbox' | 'activity'>): Outcomes => {
  const rejected: OutboxEntry[] = [];
  // Confirmed and settled between two looks.
  const answered = settledSince(before, { outbox, activity }).filter(({ stage }) => stage !== 'confirmed');
  for (const [id, entry] of Object.entries(outbox.entriesById)) {
    if (entry.stage === before.entriesById[id]?.stage) continue;
    if (entry.stage === 'confirmed') answered.push(entry);
    else if (entry.stage === 'rejected') rejected.push(entry);
  }
  return { answered, rejected };
};
