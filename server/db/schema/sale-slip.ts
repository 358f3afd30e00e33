import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column.ts';
import { saleOrder } from './order.ts';

/** What the links to a sale's slip are signed with: made with the first link, the order's own, never shown. */
export const saleSlip = pgTable('sale_slip', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => saleOrder.id),
  /** 32 random bytes in hex: a person who has one link can make none to another sale. */
  key: text().notNull(),
  madeAt: instant('made_at').notNull(),
});
