import { and, gte, isNotNull, lt, not, sql, type AnyColumn, type SQL } from 'drizzle-orm';
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

/** What was paid out before or after these days and changed in them; null where every day is of them. */
const amendedIn = (days: Days): SQL | null => {
  const [paidIn, changedIn] = [ofDays('release', days), isIn(moneyAmendment.at, days)];
  if (!paidIn || !changedIn) return null;
  return sql`(${not(paidIn)} and ${orderMoney.orderId} in (select ${moneyAmendment.orderId} from ${moneyAmendment} where ${changedIn}))`;
};

/** What is found by its days of release, and no row by both: paid out in them or to be, or changed in them after it was paid out. */
export const releasesIn = (days: Days): readonly (SQL | undefined)[] => {
  const amended = amendedIn(days);
  return [ofDays('release', days), ...(amended ? [amended] : [])];
};

const ofSale = sql`${orderMoney.sellerId}, ${orderMoney.accountId}, ${orderMoney.soldAt}, ${orderMoney.releasedAt}`;
const amountNames = ['gross', 'fee', 'freight', 'refunded', 'net'] as const;

const amended = (day: 'at' | 'paidAt', sign: '+' | '-', days: Days, where: SQL | undefined): SQL => {
  const amounts = amountNames.map((name) => sql`${sql.raw(sign)}${moneyAmendment[name]}`);
  return sql`select ${ofSale}, ${moneyAmendment[day]}, 0, ${sql.join(amounts, sql`, `)} from ${moneyAmendment}
    join ${orderMoney} on ${orderMoney.orderId} = ${moneyAmendment.orderId} where ${and(isNotNull(orderMoney.releasedAt), isIn(moneyAmendment[day], days), where)}`;
};

/**
 * What of each sale counts on these days of release, under the table's own name: what was paid out in them as it was told then, what is to
 * be, and by how much the statement changed what was paid out before. Each sale is one order, on the day of its payment. (decision 0184)
 */
export const releasedOf = (days: Days, where: SQL | undefined): SQL => {
  const told = amountNames.map((name) => sql`${orderMoney[name]}`);
  return sql`(select ${ofSale}, ${orderMoney.payAt}, 1 as orders, ${sql.join(told, sql`, `)} from ${orderMoney} where ${and(isNotNull(orderMoney.payAt), ofDays('release', days), where)}
    union all ${amended('paidAt', '-', days, where)}
    union all ${amended('at', '+', days, where)}) as order_money`;
};

/** The same of these days of sale: each sale as it stands. */
export const soldOf = (days: Days, where: SQL | undefined): SQL =>
  sql`(select *, 1 as orders from ${orderMoney} where ${and(ofDays('sale', days), where) ?? sql`true`}) as order_money`;
