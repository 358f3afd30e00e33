import { and, gte, isNotNull, lt, not, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MoneyDay } from '#contract/money.ts';
import { moneyAmendment, orderMoney } from '../db/schema/order-money.ts';
import { midnight, midnightAfter } from '../orders/order-filter.ts';

/** Days in São Paulo, both included; an end that is left out is open. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isIn = (column: AnyColumn, { from, to }: Days): SQL | undefined =>
  and(from === undefined ? undefined : gte(column, midnight(from)), to === undefined ? undefined : lt(column, midnightAfter(to)));

/** When the order was sold, or when its money was paid out or, before that, is to be. */
export const dayOf: Readonly<Record<MoneyDay, AnyColumn>> = { sale: orderMoney.soldAt, release: orderMoney.payAt };

/** Whatever is of these days. */
export const ofDays = (on: MoneyDay, days: Days): SQL | undefined => isIn(dayOf[on], days);

/** The condition on company and account. A sale's money and its amendments both carry these: neither is looked for in the other. */
export type Whose = (of: Readonly<Record<'sellerId' | 'accountId', PgColumn>>) => SQL | undefined;

/**
 * What was paid out before or after these days and changed in them; null where every day is of them. As an array they are looked up one by
 * one: as rows of another table the list was walked from its newest sale on until a page of them was found.
 */
const amendedIn = (days: Days, whose: Whose): SQL | null => {
  const [paidIn, changedIn] = [isIn(moneyAmendment.paidAt, days), isIn(moneyAmendment.at, days)];
  if (!paidIn || !changedIn) return null;
  const amended = sql`select ${moneyAmendment.orderId} from ${moneyAmendment} where ${and(changedIn, not(paidIn), whose(moneyAmendment))}`;
  return sql`${orderMoney.orderId} = any(array(${amended}))`;
};

/** What is found by its days of release, and no row by both: paid out in them or to be, or changed in them after it was paid out. */
export const releasesIn = (days: Days, whose: Whose): readonly (SQL | undefined)[] => {
  const amended = amendedIn(days, whose);
  return [ofDays('release', days), ...(amended ? [amended] : [])];
};

const amountNames = ['gross', 'fee', 'freight', 'refunded', 'net'] as const;

/** Which sales, beside whose: only what stands in `where` has to be looked up in the sale. */
interface Which {
  readonly whose: Whose;
  readonly where?: SQL | undefined;
}

const amended = (day: 'at' | 'paidAt', sign: '+' | '-', days: Days, { whose, where }: Which): SQL => {
  const { sellerId, accountId, paidAt, orderId } = moneyAmendment;
  const amounts = amountNames.map((name) => sql`${sql.raw(sign)}${moneyAmendment[name]}`);
  const sales = where && sql`join ${orderMoney} on ${orderMoney.orderId} = ${orderId}`;
  return sql`select ${sellerId}, ${accountId}, ${paidAt}, ${moneyAmendment[day]}, 0, ${sql.join(amounts, sql`, `)} from ${moneyAmendment} ${sales}
    where ${and(isIn(moneyAmendment[day], days), whose(moneyAmendment), where) ?? sql`true`}`;
};

/**
 * What of each sale counts on these days of release, under the table's own name: what was paid out in them as it was told then, what is to
 * be, and by how much the statement changed what was paid out before. Each sale is one order, on the day of its payment. (decision 0184)
 */
export const releasedOf = (days: Days, which: Which): SQL => {
  const { sellerId, accountId, releasedAt, payAt } = orderMoney;
  const told = amountNames.map((name) => sql`${orderMoney[name]}`);
  const paid = and(isNotNull(payAt), ofDays('release', days), which.whose(orderMoney), which.where);
  return sql`(select ${sellerId}, ${accountId}, ${releasedAt}, ${payAt}, 1 as orders, ${sql.join(told, sql`, `)} from ${orderMoney} where ${paid}
    union all ${amended('paidAt', '-', days, which)}
    union all ${amended('at', '+', days, which)}) as order_money`;
};

/** The same of these days of sale: each sale as it stands. */
export const soldOf = (days: Days, where: SQL | undefined): SQL =>
  sql`(select *, 1 as orders from ${orderMoney} where ${and(ofDays('sale', days), where) ?? sql`true`}) as order_money`;
