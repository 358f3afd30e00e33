import { and, eq, gte, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { statusesOf, type OrderFilter } from '#contract/order-calls.ts';
import type { Db } from '../db/open.ts';
import { saleOrder } from '../db/schema/order.ts';
import { everyCompany, orderTally } from '../db/schema/order-tally.ts';
import type { Actor } from '../http/actor.ts';
import { conditionsOf } from './order-filter.ts';

/** How many a filter finds, and what they come to. */
interface OrderTotals {
  readonly total: number;
  readonly gross: number;
}

const orNone = (row: OrderTotals | undefined): OrderTotals => row ?? { total: 0, gross: 0 };

/**
 * Of a filter that `isSummed`: status, company, account, and the days of all companies are summed from the counters, exactly and without
 * reading an order. The days of one company are read from an index that has all it takes.
 */
export const countOrders = (db: Db, filter: OrderFilter, actor: Actor): Promise<OrderTotals> => {
  const hasDays = filter.from !== undefined || filter.to !== undefined;
  const hasCompany = actor.role !== 'superuser' || filter.sellerId !== undefined || filter.marketPlaceId !== undefined;
  return hasDays && hasCompany
    ? countInIndex(db, conditionsOf(filter, actor))
    : sumCounters(db, counterConditions(filter, actor, hasCompany, hasDays));
};

const counterConditions = (
  { status, sellerId, marketPlaceId, from, to }: OrderFilter,
  actor: Actor,
  hasCompany: boolean,
  hasDays: boolean,
): SQL | undefined =>
  and(
    hasCompany ? ne(orderTally.sellerId, everyCompany) : eq(orderTally.sellerId, everyCompany),
    actor.role === 'superuser' ? undefined : eq(orderTally.sellerId, actor.sellerId ?? everyCompany),
    sellerId === undefined ? undefined : eq(orderTally.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(orderTally.accountId, marketPlaceId),
    status && inArray(orderTally.status, statusesOf(status)),
    hasDays ? undefined : isNull(orderTally.day),
    from === undefined ? undefined : gte(orderTally.day, from),
    to === undefined ? undefined : lte(orderTally.day, to),
  );

const sumCounters = async (db: Db, where: SQL | undefined): Promise<OrderTotals> => {
  const [summed] = await db
    .select({
      total: sql`coalesce(sum(${orderTally.count}), 0)`.mapWith(Number),
      gross: sql`coalesce(sum(${orderTally.gross}), 0)`.mapWith(Number),
    })
    .from(orderTally)
    .where(where);
  return orNone(summed);
};

const countInIndex = async (db: Db, where: SQL | undefined): Promise<OrderTotals> => {
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number), gross: sql`coalesce(sum(${saleOrder.gross}), 0)`.mapWith(Number) })
    .from(saleOrder)
    .where(where);
  return orNone(counted);
};
