import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#contract/order.ts';

/** In the tally, where a row is of all companies; no company has such an id. */
export const everyCompany = '';

/**
 * How many orders there are and what they come to, as additions: a statement that moves orders appends what it took and what it added,
 * and readers sum (decision 0011). Kept by a trigger (migration), folded together by `rollUp`. Each status is added to three
 * times: by company and account; by the day of the sale in São Paulo, of all companies; and as a whole, of all companies and days.
 */
export const orderTally = pgTable(
  'order_tally',
  {
    status: text().$type<OrderStatus>().notNull(),
    sellerId: text('seller_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Null where the row is of all days. */
    day: date({ mode: 'string' }),
    count: integer().notNull(),
    /** Cents; beyond 32 bits, as sums of sales are. */
    gross: bigint({ mode: 'number' }).notNull(),
  },
  // All columns: a sum is read from the index alone.
  (table) => [index('order_tally_kind').on(table.sellerId, table.day, table.status, table.accountId, table.count, table.gross)],
);
