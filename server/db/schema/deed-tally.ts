import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How often each person did what reviewers do, by day in São Paulo, as additions: a statement that writes events appends what they add, and
 * readers sum (decision 0011). Kept by triggers (migration 0069), folded by `rollUp`.
 */
export const deedTally = pgTable(
  'deed_tally',
  {
    day: date({ mode: 'string' }).notNull(),
    actorId: text('actor_id').notNull(),
    type: text().notNull(),
    /** Why something was skipped; empty where nobody said, and of all else. */
    reason: text().notNull(),
    count: integer().notNull(),
    /** How many of them approved what a check had found red. */
    overrides: integer().notNull(),
  },
  // All columns: a sum is read from the index alone.
  (table) => [index('deed_tally_kind').on(table.day, table.actorId, table.type, table.reason, table.count, table.overrides)],
);
