import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, names } from './column.ts';
import { saleOrder } from './order.ts';

/**
 * What others wrote about an order, kept as they wrote it: the invoice's XML, the label in the language of label printers (ZPL), the
 * movements of the parcel (a JSON list, as the carrier or the marketplace spells them). Beside the orders, for a list reads none of it.
 */
export const orderDocument = pgTable(
  'order_document',
  {
    orderId: names('order_id', () => saleOrder.id),
    kind: text({ enum: ['invoice', 'label', 'trace'] }).notNull(),
    content: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
