import { outcomeOf } from '#events/projections/activity.ts';
import type { LogState } from '#events/projections/log-state.ts';
import type { Outbox, OutboxEntry } from '#events/projections/outbox.ts';

/** What became of intents between two states of the log. */
export interface Outcomes {
  /** The server said yes. */
  readonly answered: readonly OutboxEntry[];
  /** The server said no; with its reason. */
  readonly rejected: readonly OutboxEntry[];
}

/** `before` is the outbox of the last look. Each outcome is told by exactly one pair of looks. */
export const outcomesSince = (before: Outbox, { outbox, activity }: Pick<LogState, 'outbox' | 'activity'>): Outcomes => {
  const answered: OutboxEntry[] = [];
  const rejected: OutboxEntry[] = [];
  for (const [id, entry] of Object.entries(before.entriesById)) {
    if (outbox.entriesById[id] !== undefined) continue;
    // Confirmed and settled between two looks.
    if (outcomeOf(activity, id) === 'settled' && entry.stage !== 'confirmed') answered.push(entry);
  }
  for (const [id, entry] of Object.entries(outbox.entriesById)) {
    if (entry.stage === before.entriesById[id]?.stage) continue;
    if (entry.stage === 'confirmed') answered.push(entry);
    else if (entry.stage === 'rejected') rejected.push(entry);
  }
  return { answered, rejected };
};
