import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MoneyDifference } from '#contract/money.ts';
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
    /** Whose and when: the order's own, which says that they are there. */
    sellerId: text('seller_id').notNull(),
    accountId: text('account_id').notNull(),
    soldAt: instant('sold_at').notNull(),
    /** When the order was first known to be paid. */
    openedAt: instant('opened_at').notNull().defaultNow(),
    expectedGross: integer('expected_gross').notNull(),
    expectedFreight: integer('expected_freight').notNull(),
    expectedReturn: integer('expected_return').notNull(),
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
    difference: text()
      .$type<MoneyDifference>()
      .generatedAlwaysAs(
        sql`case when told_at is null then 'missing' when gross <> expected_gross then 'gross' when freight <> expected_freight then 'freight' when refunded <> expected_return then 'return' end`,
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
    // With all that a sum or a list of such days takes, of one company or of all.
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
