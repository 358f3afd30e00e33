import { integer, text, uuid } from 'drizzle-orm/pg-core';
import type { WorkFailure } from '#contract/work-failure.ts';
import { instant } from './column.ts';

/** Columns of a table whose rows a worker works on (server/worker). Its index: `next_at` where it is not null. */
export const workColumns = () => ({
  /** When the row may be taken next: at once, after a pause, or when the lease on it ends. Null when nothing is left to do. */
  nextAt: instant('next_at'),
  /** The worker that has taken it, a new id each time it is taken. */
  lease: uuid(),
  /** Tries since the last one that succeeded, the running one included. */
  tries: integer().notNull().default(0),
  /** Why it was given up. */
  failure: text().$type<WorkFailure>(),
  /** What the last failed try threw, for whoever runs the server. */
  error: text(),
});
