import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './column.ts';
import { saleOrder } from './order.ts';

/**
 * The money of each order that was paid: what the order lets one expect, kept by triggers (migration) as orders and returns change, and
 * beside it what the marketplace's statement says, null until it does. Amounts in cents. What follows from both is worked out by the
 * database, so that no list has to.
 */
export const orderMoney = pgTable(
  'order_money',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => saleOrder.id, { onDelete: 'cascade' }),
    /** Rises with each event of it; If-Match carries it. */
    version: integer().notNull().default(1),
    /** Company, account and time are the order's own, which says that they are there. */
    sellerId: text('seller_id').notNull(),
    accountId: text('account_id').notNull(),
    soldAt: instant('sold_at').notNull(),
    /** When the order was first known to be paid. */
    openedAt: instant('opened_at').notNull().defaultNow(),
    expectedGross: integer('expected_gross').notNull(),
    expectedFreight: integer('expected_freight').notNull(),
    expectedReturn: integer('expected_return').notNull(),
    /** When the statement told of it last. */
    toldAt: instant('told_at'),
    gross: integer(),
    fee: integer(),
    freight: integer(),
    refunded: integer(),
    releaseAt: instant('release_at'),
    releasedAt: instant('released_at'),
    /** When the money was paid out or, before that, is to be; null until the statement tells. */
    payAt: instant('pay_at').generatedAlwaysAs(sql`coalesce(released_at, release_at)`),
    net: integer().generatedAlwaysAs(sql`gross - fee - freight - refunded`),
    /** 'missing', or every part that differs: 'gross+return' (server/money/money-difference.ts). */
    difference: text().generatedAlwaysAs(
      sql`case when told_at is null then 'missing' else nullif(ltrim(case when gross <> expected_gross then '+gross' else '' end || case when freight <> expected_freight then '+freight' else '' end || case when refunded <> expected_return then '+return' else '' end, '+'), '') end`,
    ),
    checkedAt: instant('checked_at'),
    checkedBy: text('checked_by'),
    checkNote: text('check_note'),
  },
  (table) => [
    index('order_money_all').on(table.soldAt, table.orderId),
    // With all that a sum of one company's days takes: read from the index alone.
    index('order_money_seller').on(
      table.sellerId,
      table.soldAt,
      table.orderId,
      table.accountId,
      table.gross,
      table.fee,
      table.freight,
      table.refunded,
      table.net,
      table.releasedAt,
    ),
    index('order_money_to_release')
      .on(table.sellerId, table.releaseAt, table.accountId, table.net)
      .where(sql`told_at is not null and released_at is null`),
    index('order_money_due')
      .on(table.releaseAt)
      .where(sql`told_at is not null and released_at is null`),
    // With all that a list of such days takes, of one company or of all, and a sum of them but for what was changed after the payment.
    index('order_money_pay')
      .on(
        table.payAt,
        table.sellerId,
        table.releasedAt,
        table.accountId,
        table.net,
        table.gross,
        table.fee,
        table.freight,
        table.refunded,
        table.soldAt,
        table.orderId,
      )
      .where(sql`pay_at is not null`),
    index('order_money_account').on(table.accountId, table.soldAt, table.orderId),
    index('order_money_released')
      .on(table.soldAt, table.orderId)
      .where(sql`told_at is not null and released_at is not null`),
    // What differs and nobody checked: of one company, and of all.
    index('order_money_differs')
      .on(table.sellerId, table.difference, table.soldAt, table.orderId)
      .where(sql`difference is not null and checked_at is null`),
    index('order_money_unchecked')
      .on(table.difference, table.soldAt, table.orderId)
      .where(sql`difference is not null and checked_at is null`),
    index('order_money_checked')
      .on(table.soldAt, table.orderId)
      .where(sql`checked_at is not null`),
    index('order_money_awaited')
      .on(table.openedAt)
      .where(sql`told_at is null`),
  ],
);

/**
 * One change of a sale that was paid out already: when, and by how much each amount. It counts on its own day, and the day of the payment
 * stays as the bank has it (decision 0184). A trigger of `order_money` writes these rows, and carries the owner and the day of payment along.
 */
export const moneyAmendment = pgTable(
  'money_amendment',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orderMoney.orderId, { onDelete: 'cascade' }),
    /** Company and account, as its sale says them: a sum of some days asks this table alone. */
    sellerId: text('seller_id').notNull(),
    accountId: text('account_id').notNull(),
    at: instant('at').notNull(),
    /** When the sale was paid out, as its sale says: from what was told then this differs. */
    paidAt: instant('paid_at').notNull(),
    gross: integer().notNull(),
    fee: integer().notNull(),
    freight: integer().notNull(),
    refunded: integer().notNull(),
    net: integer()
      .notNull()
      .generatedAlwaysAs(sql`gross - fee - freight - refunded`),
  },
  (table) => {
    // With all that a sum of such days takes, each index is read alone.
    const summed = [table.net, table.gross, table.fee, table.freight, table.refunded, table.orderId] as const;
    return [
      primaryKey({ columns: [table.orderId, table.at] }),
      index('money_amendment_at').on(table.at, table.sellerId, table.accountId, table.paidAt, ...summed),
      index('money_amendment_paid').on(table.paidAt, table.sellerId, table.accountId, ...summed),
    ];
  },
);
