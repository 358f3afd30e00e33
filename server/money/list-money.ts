import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { getOrderMoney, listMoney, mostMoneyCounted, type MoneyFilter } from '#contract/money.ts';
import { ok, refuse } from '#lib/result.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { saleOrder } from '../db/schema/order.ts';
import type { Actor } from '../http/actor.ts';
import { cutOf, numberedPage } from '../http/numbered-page.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { ofDays } from './money-days.ts';
import { moneyOf, selectMoney, toMoneyRow } from './money-row.ts';

const stateIs = (state: MoneyFilter['state']): SQL | undefined => {
  if (state === undefined) return undefined;
  if (state === 'awaited') return isNull(orderMoney.toldAt);
  return and(isNotNull(orderMoney.toldAt), state === 'released' ? isNotNull(orderMoney.releasedAt) : isNull(orderMoney.releasedAt));
};

const differenceIs = (difference: MoneyFilter['difference']): SQL | undefined => {
  if (difference === undefined) return undefined;
  if (difference === 'checked') return isNotNull(orderMoney.checkedAt);
  return and(
    difference === 'open' ? isNotNull(orderMoney.difference) : eq(orderMoney.difference, difference),
    isNull(orderMoney.checkedAt),
  );
};

/** Sales that the words find; there the index of the sales list serves. */
const isFound = (search: string): SQL | undefined => {
  const query = searchQueryOf(search);
  return query === null
    ? undefined
    : sql`${orderMoney.orderId} in (select ${saleOrder.id} from ${saleOrder} where ${saleOrder.search} @@ ${query}::tsquery)`;
};

const conditionsOf = (filter: MoneyFilter, actor: Actor): SQL | undefined =>
  and(
    moneyOf(actor),
    filter.sellerId === undefined ? undefined : eq(orderMoney.sellerId, filter.sellerId),
    filter.marketPlaceId === undefined ? undefined : eq(orderMoney.accountId, filter.marketPlaceId),
    stateIs(filter.state),
    differenceIs(filter.difference),
    ofDays('sale', filter),
    ofDays('release', { from: filter.releaseFrom, to: filter.releaseTo }),
    filter.search === undefined ? undefined : isFound(filter.search),
  );

/** GET /money/list: newest sale first, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listMoneyRoute = readRoute(listMoney, async ({ query }, { db, actor }) => {
  const { ids } = query;
  const where = ids ? and(moneyOf(actor), inArray(orderMoney.orderId, ids)) : conditionsOf(query, actor);
  const counted = db
    .select({ one: sql`1` })
    .from(orderMoney)
    .where(where)
    .limit(mostMoneyCounted)
    .as('counted');
  const count = () => db.$count(counted);
  const { most, offset } = cutOf(query);
  const found = db
    .select({ orderId: orderMoney.orderId })
    .from(orderMoney)
    .where(where)
    .orderBy(desc(orderMoney.soldAt), desc(orderMoney.orderId))
    .limit(most)
    .offset(offset);
  const rows = await selectMoney(db).where(inArray(orderMoney.orderId, found)).orderBy(desc(orderMoney.soldAt), desc(orderMoney.orderId));
  return numberedPage(query, rows.map(toMoneyRow), count);
});

/** GET /money/order/{id} */
export const getOrderMoneyRoute = readRoute(getOrderMoney, async ({ params: { id } }, { db, actor }) => {
  const [found] = await selectMoney(db).where(and(eq(orderMoney.orderId, id), moneyOf(actor)));
  return found ? ok(toMoneyRow(found)) : refuse(notFound());
});
