import { and, gte, isNotNull, isNull, lt, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { MoneyDay } from '#contract/money.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { midnight, midnightAfter } from '../orders/order-filter.ts';

/** Days in São Paulo, both included; an end that is left out is open. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isIn = (column: AnyColumn, { from, to }: Days): SQL | undefined =>
  and(from === undefined ? undefined : gte(column, midnight(from)), to === undefined ? undefined : lt(column, midnightAfter(to)));

/** When the order was sold, or when its money was paid out or, before that, is to be. */
export const dayOf: Readonly<Record<MoneyDay, SQL>> = {
  sale: sql`${orderMoney.soldAt}`,
  release: sql`coalesce(${orderMoney.releasedAt}, ${orderMoney.releaseAt})`,
};

/** What was paid out on these days. */
export const wasReleased = (days: Days): SQL | undefined => and(isNotNull(orderMoney.releasedAt), isIn(orderMoney.releasedAt, days));

/** What was paid out, and what is to be, are two conditions: each has an index. */
export const ofDays = (on: MoneyDay, days: Days): SQL | undefined => {
  if (days.from === undefined && days.to === undefined) return undefined;
  if (on === 'sale') return isIn(orderMoney.soldAt, days);
  return or(wasReleased(days), and(isNotNull(orderMoney.toldAt), isNull(orderMoney.releasedAt), isIn(orderMoney.releaseAt, days)));
};
