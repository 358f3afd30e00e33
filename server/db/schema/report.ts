import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/call.ts';
import type { ReportKind, ReportStatus } from '#contract/report.ts';
import { instant, names } from './column.ts';
import { account } from './core.ts';
import { workColumns } from './work-columns.ts';

/** A report somebody asked for, and how far it is: all that any server process needs to go on with it. */
export const report = pgTable(
  'report',
  {
    id: text().primaryKey(),
    /** Rises by one with each event of the report, not with its progress; If-Match carries it. */
    version: integer().notNull(),
    ownerId: names('owner_id', () => account.id),
    /** Their role and company when they asked: a person who changed either since finds none of it. */
    role: text().$type<Role>().notNull(),
    companyId: text('company_id'),
    kind: text().$type<ReportKind>().notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    sellerId: text('seller_id'),
    marketPlaceId: text('market_place_id'),
    status: text().$type<ReportStatus>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    lines: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    /** Where the next step goes on: after this order, or on the day after so many (`done`). */
    afterAt: instant('after_at'),
    afterId: text('after_id'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    ...workColumns(),
  },
  (table) => [
    // With all that says whose they are: a page far down reads no report it does not show.
    index('report_owner').on(table.ownerId, table.createdAt, table.id, table.role, table.companyId),
    index('report_status').on(table.ownerId, table.status, table.createdAt, table.id, table.role, table.companyId),
    index('report_kind').on(table.ownerId, table.kind, table.createdAt, table.id, table.role, table.companyId),
    index('report_created').on(table.createdAt),
    index('report_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);

/** Lines of a report, so many at a time, as they will be read. */
export const reportPart = pgTable(
  'report_part',
  {
    reportId: names('report_id', () => report.id, { onDelete: 'cascade' }),
    /** From 0. */
    part: integer().notNull(),
    lines: jsonb().$type<readonly unknown[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.part] })],
);
