import { and, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { ExpeditionFilter } from '#contract/expedition.ts';
import type { Due } from '#contract/order.ts';
import { saleOrder } from '../db/schema/order.ts';
import type { Actor } from '../http/actor.ts';
import { hasWords } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { ordersOf } from '../orders/order-filter.ts';

/** Written out, not bound: only so the plan knows the partial index that holds just these. */
const stages = {
  waiting: sql`${saleOrder.status} = 'waiting-shipped'`,
  suspended: sql`${saleOrder.status} = 'shipped' and ${saleOrder.shipping} ->> 'status' = 'suspended'`,
} as const;

/** Midnight that ends today in São Paulo, as the database knows the zone. */
const todayEnds = (now: Date): SQL<Date> =>
  sql`((date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'America/Sao_Paulo') + interval '1 day') at time zone 'America/Sao_Paulo')`;

/** Which orders are due so. */
const dueConditions = (due: Due, now: Date): SQL | undefined => {
  if (due === 'none') return isNull(saleOrder.shipBy);
  if (due === 'late') return lt(saleOrder.shipBy, now);
  if (due === 'today') return and(gte(saleOrder.shipBy, now), lt(saleOrder.shipBy, todayEnds(now)));
  return gte(saleOrder.shipBy, todayEnds(now));
};

/** How each order is due, as the server's clock and São Paulo's days say. */
export const dueOf = (now: Date): SQL<Due> =>
  sql`case when ${saleOrder.shipBy} is null then 'none' when ${saleOrder.shipBy} < ${now.toISOString()}::timestamptz then 'late' when ${saleOrder.shipBy} < ${todayEnds(now)} then 'today' else 'later' end`;

/** The orders the filter names, as far as the person may see them. */
export const expeditionConditions = (
  { stage, due, carrier, sellerId, search }: z.output<typeof ExpeditionFilter>,
  actor: Actor,
  now: Date,
): SQL | undefined => {
  const query = searchQueryOf(search ?? '');
  return and(
    stages[stage],
    ordersOf(actor),
    sellerId === undefined ? undefined : eq(saleOrder.sellerId, sellerId),
    carrier === undefined ? undefined : eq(saleOrder.carrier, carrier),
    due && dueConditions(due, now),
    query === null ? undefined : hasWords(saleOrder.id, saleOrder.search, query),
  );
};
