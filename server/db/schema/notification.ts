import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { everyRole } from '#contract/call.ts';
import { instant, names } from './column.ts';
import { account, seller } from './core.ts';

/** Notification (part 1, section 3): of a company and so of each of its users, or of one user. */
export const notification = pgTable(
  'notification',
  {
    id: text().primaryKey(),
    sellerId: text('seller_id').references(() => seller.id),
    userId: text('user_id').references(() => account.id),
    /** The user's role and company when they were told: with another role or company they find it no more (decision 0133). */
    role: text({ enum: everyRole }),
    companyId: text('company_id'),
    notificationType: text('notification_type').notNull(),
    message: text().notNull(),
    /** What it is about, e.g. `listing:<id>`. */
    subject: text(),
    /** Idempotency key of the write that told; taking that decision back takes an unread notification back. */
    cause: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notification_seller').on(table.sellerId, table.createdAt, table.id),
    // Most tell a company: of those there is nothing to keep.
    index('notification_user')
      .on(table.userId, table.createdAt, table.id, table.role, table.companyId)
      .where(sql`user_id is not null`),
    index('notification_cause').on(table.cause),
    // What is old is found by it (decision 0148).
    index('notification_created').on(table.createdAt),
    check('notification_reader', sql`(${table.userId} is null) = (${table.role} is null)`),
    check('notification_owner', sql`num_nonnulls(${table.sellerId}, ${table.userId}) = 1`),
  ],
);

/** Readings: one row per user and notification, so that reading twice, or in two places, is reading once. */
export const notificationRead = pgTable(
  'notification_read',
  {
    notificationId: names('notification_id', () => notification.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] }), index('notification_read_of').on(table.notificationId)],
);
