import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column.ts';
import { seller } from './core.ts';

/** Notification (part 1, section 3), of a company. */
export const notification = pgTable(
  'notification',
  {
    id: text().primaryKey(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    notificationType: text('notification_type').notNull(),
    message: text().notNull(),
    /** What it is about, e.g. `listing:<id>`. */
    subject: text(),
    /** Idempotency key of the write that told; taking that decision back takes an unread notification back. */
    cause: text(),
    readBy: jsonb('read_by').$type<readonly { readonly userId: string; readonly date: string }[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notification_seller').on(table.sellerId, table.createdAt), index('notification_cause').on(table.cause)],
);
