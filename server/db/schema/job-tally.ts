import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { JobKind } from '#contract/integration-job.ts';
import type { JobStatus } from '#machines/lifecycle/integration-job.ts';

/**
 * How many jobs of the marketplace there are, as additions: a statement that moves jobs appends what it took and what it added, and readers
 * sum (decision 0011). Kept by a trigger (migration 0050), folded by `rollUp`. Each status and kind is added to twice: by company and
 * account, and as a whole, under `everyCompany`.
 */
export const jobTally = pgTable(
  'job_tally',
  {
    status: text().$type<JobStatus>().notNull(),
    kind: text().$type<JobKind>().notNull(),
    sellerId: text('seller_id').notNull(),
    accountId: text('account_id').notNull(),
    count: integer().notNull(),
  },
  // All columns: a sum is read from the index alone.
  (table) => [index('job_tally_kind').on(table.sellerId, table.accountId, table.status, table.kind, table.count)],
);
