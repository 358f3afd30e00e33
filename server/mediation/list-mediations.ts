import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { MediationRow } from '#contract/mediation.ts';
import { listMediations } from '#contract/mediation-calls.ts';
import type { Counted } from '#lib/counted.ts';
import { ok } from '#lib/result.ts';
import { countedTo, countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation, type LastMessage } from '../db/schema/mediation.ts';
import { saleOrder } from '../db/schema/order.ts';
import { readRoute } from '../http/route.ts';
import { begunWith, type Cursor } from '../http/cursor.ts';
import { cutOf } from '../http/numbered-page.ts';
import { readWalk, walkedPage } from '../http/walked-page.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { lacksColumn } from '../marketplace/lacking.ts';
import { maskName } from '../orders/mask-buyer.ts';
import { mediationCore } from './mediation-core.ts';
import { conditionsOf, countUnseenBy, mediationsOf } from './mediation-filter.ts';

/** GET /order/mediate: after a cursor, a numbered page, or exactly these ids. */
export const listMediationsRoute = readRoute(listMediations, async (input, { db, actor, clock }) => {
  const walk = readWalk(input.query);
  if (!walk.ok) return walk;
  const { cursor, query } = walk.value;
  const { most: limit, offset } = cutOf(query);
  const where = query.ids ? and(mediationsOf(actor), inArray(mediation.orderId, query.ids)) : conditionsOf(query, actor, clock());
  const count = (most: number): Promise<Counted> => countRows(db, mediation, where, most);
  // What a search finds is counted first: it is sorted, unless it is more than are counted (server/orders/list-orders.ts).
  const isSearch = !query.ids && searchQueryOf(query.search ?? '') !== null;
  const searched = isSearch ? (begunWith(cursor) ?? (await count(countedTo(offset + limit)))) : undefined;
  const items = await selectMediations(db, actor.id, {
    where: and(where, cursor ? isAfter(cursor) : undefined),
    limit,
    offset,
    isSorted: searched !== undefined && !searched.isAtLeast,
  });
  const page = await walkedPage(walk.value, {
    items,
    placeOf: ({ place, row }) => ({ at: place, id: row._id }),
    count: async (most) => searched ?? count(most),
  });
  return page.ok ? ok({ ...page.value, items: page.value.items.map(({ row }) => row) }) : page;
});

const isAfter = ({ at, id }: Cursor): SQL => sql`(${mediation.place}, ${mediation.orderId}) > (${at}, ${id})`;

interface Selection {
  readonly where: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly isSorted: boolean;
}

interface Selected {
  readonly row: MediationRow;
  readonly place: Date;
}

/** Not the words it is found by: they are many, and nobody reads them. */
const { search: _search, ...columns } = getTableColumns(mediation);

/** A list is read over shoulders: the buyer is told in full on the page alone. */
const maskedLast = (last: LastMessage | null, buyerId: string): LastMessage | null =>
  last?.userId === buyerId ? { ...last, userName: maskName(last.userName) } : last;

const selectMediations = async (db: Db, userId: string, { where, limit, offset, isSorted }: Selection): Promise<readonly Selected[]> => {
  // The page first, so that what is joined and counted for a row is done for its rows alone, not for all before them.
  const onPage = db
    .select({ id: mediation.orderId })
    .from(mediation)
    .where(where)
    .orderBy(isSorted ? sql`${mediation.place} + interval '0'` : asc(mediation.place), asc(mediation.orderId))
    .limit(limit)
    .offset(offset)
    .as('on_page');
  const rows = await db
    .select({
      found: columns,
      order: { externalId: saleOrder.externalId, packId: saleOrder.packId, gross: saleOrder.gross, buyer: saleOrder.buyer },
      sellerName: seller.name,
      accountName: marketplaceAccount.name,
      lacks: lacksColumn,
      unread: countUnseenBy(userId),
    })
    .from(onPage)
    .innerJoin(mediation, eq(mediation.orderId, onPage.id))
    .innerJoin(saleOrder, eq(saleOrder.id, mediation.orderId))
    .innerJoin(seller, eq(seller.id, mediation.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, mediation.accountId))
    .orderBy(asc(mediation.place), asc(mediation.orderId));
  return rows.map(({ found, order, sellerName, accountName, lacks, unread }) => ({
    place: found.place,
    row: {
      ...mediationCore(found, order),
      sellerName,
      marketPlaceId: found.accountId,
      marketPlaceName: accountName,
      lacks,
      buyerName: maskName(order.buyer.name),
      messages: found.messages,
      unread,
      lastMessage: maskedLast(found.lastMessage, order.buyer.buyerId),
    },
  }));
};
