import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HeldReason, JobCause, JobDetail, JobKind } from '#contract/integration-job.ts';
import type { JobStatus } from '#machines/lifecycle/integration-job.ts';
import { instant, names, words } from './column.ts';
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
    sellerId: names('seller_id', () => seller.id),
    accountId: names('account_id', () => marketplaceAccount.id),
    attempts: integer().notNull().default(0),
    errorCode: text('error_code'),
    error: text(),
    createdAt: instant('created_at').notNull(),
    /** When it is tried next; null once it is over or given up. */
    nextAt: instant('next_at'),
    endedAt: instant('ended_at'),
    /** Which message, which answer, which document: what the subject alone does not say. */
    detail: jsonb().$type<JobDetail>(),
    /** The version of what it is about that it was written for. */
    basedOn: integer('based_on'),
    /** The sender that has taken it, a new id each time it is taken, and until when. */
    takenBy: uuid('taken_by'),
    takenUntil: instant('taken_until'),
    /** How often it was taken since somebody last ended with it: more than once where processes ended in the middle. */
    takes: integer().notNull().default(0),
    /** When it was last handed to the network. */
    sentAt: instant('sent_at'),
    /** It may have reached the marketplace: what is there is read before it is sent again. */
    isUncertain: boolean('is_uncertain').notNull().default(false),
    /** Since when it is put off without a try of its own being spent. */
    deferredSince: instant('deferred_since'),
    /** Why nothing is sent: see `HeldReason`. */
    heldReason: text('held_reason').$type<HeldReason>(),
    /** What the marketplace calls what it made of it. */
    externalId: text('external_id'),
    /** Why it was refused, at the field each names. */
    causes: jsonb().$type<readonly JobCause[]>(),
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
    // What is due of each account, in its order.
    index('integration_job_account_due')
      .on(table.accountId, table.nextAt, table.id)
      .where(sql`next_at is not null`),
    index('integration_job_held')
      .on(table.accountId, table.heldReason)
      .where(sql`status = 'held'`),
    index('integration_job_taken')
      .on(table.accountId)
      .where(sql`taken_by is not null`),
    index('integration_job_uncertain')
      .on(table.subject)
      .where(sql`is_uncertain`),
    // What is not over of one thing, in its order.
    index('integration_job_open')
      .on(table.subject, table.createdAt, table.id)
      .where(sql`status <> 'done'`),
    index('integration_job_search').using('gin', table.search),
  ],
);
