import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { getOrderMoney, listMoney, type MoneyFilter, type MoneyState } from '#contract/money.ts';
import { ok, refuse } from '#lib/result.ts';
import { countedOf, countedTo, countRows } from '../db/count-rows.ts';
import { isMerged, mergedIds, unionOf, type Where } from '../db/merge-walks.ts';
import type { Db } from '../db/open.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { saleOrder } from '../db/schema/order.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { cutOf } from '../http/numbered-page.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { readWalk, walkedPage } from '../http/walked-page.ts';
import { queryFor } from '../db/find-words.ts';
import { endOf, type Cursor } from '../http/cursor.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { ofDays, releasesIn, type Whose } from './money-days.ts';
import { columnsWith } from './money-difference.ts';
import { selectMoney, toMoneyRow } from './money-row.ts';

const stateIs = (state: MoneyState): SQL | undefined => {
  if (state === 'awaited') return isNull(orderMoney.toldAt);
  return and(isNotNull(orderMoney.toldAt), state === 'released' ? isNotNull(orderMoney.releasedAt) : isNull(orderMoney.releasedAt));
};

const isUnchecked = (difference: SQL): SQL | undefined => and(difference, isNull(orderMoney.checkedAt));

const differencesAre = (difference: MoneyFilter['difference']): readonly (SQL | undefined)[] => {
  if (difference === undefined) return [undefined];
  if (difference === 'checked') return [isNotNull(orderMoney.checkedAt)];
  if (difference === 'open') return [isUnchecked(isNotNull(orderMoney.difference))];
  return columnsWith(difference).map((each) => isUnchecked(eq(orderMoney.difference, each)));
};

/** Sales that the words find; there the index of the sales list serves. */
const isFound = (search: string): SQL | undefined => {
  const query = searchQueryOf(search);
  return query === null
    ? undefined
    : sql`${orderMoney.orderId} in (select ${saleOrder.id} from ${saleOrder} where ${saleOrder.search} @@ ${queryFor(query)})`;
};

/** The condition that money is of the company and account of a filter, and such as the person may read. */
export const whoseOf =
  ({ sellerId, marketPlaceId }: MoneyFilter, actor: Actor): Whose =>
  (of) =>
    and(
      ofOwn(of.sellerId, actor),
      sellerId === undefined ? undefined : eq(of.sellerId, sellerId),
      marketPlaceId === undefined ? undefined : eq(of.accountId, marketPlaceId),
    );

/** What a filter leaves a choice of: of each, a row is one and no other. */
const choicesOf = (filter: MoneyFilter, whose: Whose): readonly (readonly (SQL | undefined)[])[] => [
  filter.state?.map(stateIs) ?? [undefined],
  differencesAre(filter.difference),
  releasesIn({ from: filter.releaseFrom, to: filter.releaseTo }, whose),
];

const soldAndFound = (filter: MoneyFilter): SQL | undefined =>
  and(ofDays('sale', filter), filter.search === undefined ? undefined : isFound(filter.search));

/** What a filter says of a sale beside whose it is. */
export const saleIs = (filter: MoneyFilter, whose: Whose): SQL | undefined =>
  and(soldAndFound(filter), ...choicesOf(filter, whose).map((some) => or(...some)));

export const conditionsOf = (filter: MoneyFilter, actor: Actor): SQL | undefined => {
  const whose = whoseOf(filter, actor);
  return and(whose(orderMoney), saleIs(filter, whose));
};

/** The same as a condition for each choice: rows of one stand in order in an index, rows of several in none. What words find is found by them. */
export const wheresOf = (filter: MoneyFilter, actor: Actor, after?: SQL): Where => {
  if (filter.search !== undefined) return and(conditionsOf(filter, actor), after);
  const whose = whoseOf(filter, actor);
  const wheres = choicesOf(filter, whose).reduce<readonly (SQL | undefined)[]>(
    (found, some) => found.flatMap((where) => some.map((each) => and(where, each))),
    [and(whose(orderMoney), soldAndFound(filter), after)],
  );
  return wheres.length === 1 ? wheres[0] : wheres;
};

type MoneyQuery = MoneyFilter & Parameters<typeof cutOf>[0];

const newestFirst = [desc(orderMoney.soldAt), desc(orderMoney.orderId)] as const;

const isAfter = (cursor: Cursor): SQL => sql`(${orderMoney.soldAt}, ${orderMoney.orderId}) < ${endOf(cursor, true)}`;

/** In the order of an index, which is read no farther than the page. */
const pageInOrder = (db: Db, where: Where, query: MoneyQuery) => {
  const { most, offset } = cutOf(query);
  const walked = db.select({ orderId: orderMoney.orderId, total: sql<number | null>`null` }).from(orderMoney);
  if (isMerged(where))
    return walked.where(inArray(orderMoney.orderId, mergedIds(orderMoney.orderId, where, { order: newestFirst, limit: most, offset })));
  return walked
    .where(where)
    .orderBy(...newestFirst)
    .limit(most)
    .offset(offset);
};

/**
 * What is of some days of release is found once, in their index, and put in order and counted from there: walking the list to the days of
 * an old month passed every sale since.
 */
const releasedPage = (db: Db, where: Where, query: MoneyQuery) => {
  const { most, offset } = cutOf(query);
  const rows = db.select({ orderId: sql<string>`${orderMoney.orderId}`.as('order_id'), soldAt: sql`${orderMoney.soldAt}`.as('sold_at') });
  const found = db.$with('found').as(isMerged(where) ? rows.from(unionOf(orderMoney, where)) : rows.from(orderMoney).where(where));
  const counted = sql`(select 1 from found limit ${countedTo(offset + most) + 1}) counted`;
  return db
    .with(found)
    .select({ orderId: found.orderId, total: sql`(select count(*) from ${counted})`.mapWith(Number) })
    .from(found)
    .orderBy(desc(found.soldAt), desc(found.orderId))
    .limit(most)
    .offset(offset);
};

/** Two months and a day: of more days the newest sales are some, and the page is found by walking. */
const fewDays = 62;

const isOfFewDays = ({ releaseFrom, releaseTo }: MoneyFilter): boolean =>
  releaseFrom !== undefined && releaseTo !== undefined && Date.parse(releaseTo) - Date.parse(releaseFrom) <= fewDays * 24 * 60 * 60_000;

/** GET /money/list: newest sale first, after a cursor, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listMoneyRoute = readRoute(listMoney, async (input, { db, actor }) => {
  const walk = readWalk(input.query);
  if (!walk.ok) return walk;
  const { cursor, query } = walk.value;
  const { ids } = query;
  const isReleased = ids === undefined && isOfFewDays(query);
  const where = ids
    ? and(ofOwn(orderMoney.sellerId, actor), inArray(orderMoney.orderId, ids))
    : wheresOf(query, actor, cursor ? isAfter(cursor) : undefined);
  const found = await (isReleased ? releasedPage : pageInOrder)(db, where, query);
  const rows = await selectMoney(db)
    .where(
      inArray(
        orderMoney.orderId,
        found.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(...newestFirst);
  const count = async (most: number) =>
    typeof found[0]?.total === 'number' ? countedOf(found[0].total, most) : countRows(db, orderMoney, where, most);
  const items = rows.map(toMoneyRow);
  return walkedPage(walk.value, { items, placeOf: ({ soldAt, _id }) => ({ at: new Date(soldAt), id: _id }), count });
});

/** GET /money/order/{id} */
export const getOrderMoneyRoute = readRoute(getOrderMoney, async ({ params: { id } }, { db, actor }) => {
  const [found] = await selectMoney(db).where(and(eq(orderMoney.orderId, id), ofOwn(orderMoney.sellerId, actor)));
  return found ? ok(toMoneyRow(found)) : refuse(notFound());
});
