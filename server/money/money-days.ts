import { and, gte, isNotNull, lt, type AnyColumn, type SQL } from 'drizzle-orm';
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
export const dayOf: Readonly<Record<MoneyDay, AnyColumn>> = { sale: orderMoney.soldAt, release: orderMoney.payAt };

/** Whatever is of these days. */
export const ofDays = (on: MoneyDay, days: Days): SQL | undefined => isIn(dayOf[on], days);

/** What was paid out on these days. */
export const wasReleased = (days: Days): SQL | undefined => and(isNotNull(orderMoney.releasedAt), ofDays('release', days));
