import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { JobKind } from '#contract/integration-job.ts';
import type { JobStatus } from '#machines/lifecycle/integration-job.ts';
import { instant, words } from './column.ts';
import { seller } from './core.ts';
import { marketplaceAccount } from './marketplace-account.ts';

/** What is to be told to the marketplace: written in the transaction of what it tells, and kept some time after. */
export const integrationJob = pgTable(
  'integration_job',
  {
    id: text().primaryKey(),
    version: integer().notNull().default(1),
    kind: text().$type<JobKind>().notNull(),
    /** What it is about, e.g. `listing:123`. */
    subject: text().notNull(),
    /** What that is called: a title, a number. */
    name: text().notNull(),
    status: text().$type<JobStatus>().notNull().default('waiting'),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    accountId: text('account_id')
      .notNull()
      .references(() => marketplaceAccount.id),
    attempts: integer().notNull().default(0),
    errorCode: text('error_code'),
    error: text(),
    createdAt: instant('created_at').notNull(),
    /** When it is tried next; null once it is over or given up. */
    nextAt: instant('next_at'),
    endedAt: instant('ended_at'),
    /** Name and subject, as words. */
    search: words()
      .notNull()
      .default(sql`''`),
  },
  (table) => [
    index('integration_job_all').on(table.createdAt, table.id),
    index('integration_job_seller').on(table.sellerId, table.createdAt, table.id),
    index('integration_job_account').on(table.accountId, table.createdAt, table.id),
    index('integration_job_status').on(table.status, table.createdAt, table.id),
    index('integration_job_kind').on(table.kind, table.createdAt, table.id),
    index('integration_job_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    // What is not over of one thing, in its order.
    index('integration_job_open')
      .on(table.subject, table.createdAt, table.id)
      .where(sql`status <> 'done'`),
    index('integration_job_search').using('gin', table.search),
  ],
);
