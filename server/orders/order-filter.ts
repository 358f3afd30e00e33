import { and, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { OrderFilter } from '#contract/order-calls.ts';
import { saleOrder } from '../db/schema/order.ts';
import type { Actor } from '../http/actor.ts';
import { searchQueryOf } from '../listings/search-words.ts';

/** A seller's own company's; a superuser's all (decisions 18–21). */
export const ordersOf = ({ role, sellerId }: Actor): SQL | undefined =>
  role === 'superuser' ? undefined : eq(saleOrder.sellerId, sellerId ?? '');

/** Midnight of a day in São Paulo. The database knows the summer times of 2017 and 2018; no arithmetic of ours in a zone. */
const midnight = (day: string): SQL<Date> => sql`(${day}::date::timestamp at time zone 'America/Sao_Paulo')`;
const midnightAfter = (day: string): SQL<Date> => sql`((${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo')`;

export const conditionsOf = (filter: OrderFilter, actor: Actor): SQL | undefined => {
  const query = searchQueryOf(filter.search ?? '');
  return and(
    ordersOf(actor),
    filter.status && eq(saleOrder.status, filter.status),
    filter.sellerId === undefined ? undefined : eq(saleOrder.sellerId, filter.sellerId),
    filter.marketPlaceId === undefined ? undefined : eq(saleOrder.accountId, filter.marketPlaceId),
    filter.from === undefined ? undefined : gte(saleOrder.createdAt, midnight(filter.from)),
    filter.to === undefined ? undefined : lt(saleOrder.createdAt, midnightAfter(filter.to)),
    filter.grossFrom === undefined ? undefined : gte(saleOrder.gross, filter.grossFrom),
    filter.grossTo === undefined ? undefined : lte(saleOrder.gross, filter.grossTo),
    query === null ? undefined : sql`${saleOrder.search} @@ ${query}::tsquery`,
  );
};
