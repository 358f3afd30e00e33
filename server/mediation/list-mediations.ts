import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { MediationRow } from '#contract/mediation.ts';
import { listMediations } from '#contract/mediation-calls.ts';
import { ok } from '#lib/result.ts';
import { countedTo, countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { readCounted } from '../db/read-counted.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation, type LastMessage } from '../db/schema/mediation.ts';
import { saleOrder } from '../db/schema/order.ts';
import type { Actor } from '../http/actor.ts';
import { readRoute } from '../http/route.ts';
import { cursorAfter, writeCursor, type Cursor } from '../http/cursor.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { lacksColumn } from '../marketplace/lacking.ts';
import { maskName } from '../orders/mask-buyer.ts';
import { mediationCore } from './mediation-core.ts';
import { conditionsOf, countUnseenBy, mediationsOf } from './mediation-filter.ts';

/** GET /order/mediate: after a cursor, a numbered page, or exactly these ids. */
export const listMediationsRoute = readRoute(listMediations, async ({ query }, { db, actor, clock }) => {
  const { limit, page, after, ids, ...filter } = query;
  if (ids) {
    const items = await selectNamed(db, actor, ids);
    return ok({ items, page: 1, pages: 1, limit: ids.length, total: items.length, next: null });
  }
  const read = cursorAfter(after);
  if (!read.ok) return read;
  const cursor = read.value;

  const where = conditionsOf(filter, actor, clock());
  const onPage = {
    where: and(where, cursor ? isAfter(cursor) : undefined),
    limit: limit + 1,
    offset: cursor === null && page !== undefined ? (page - 1) * limit : 0,
  };
  const { counted, found } = await readCounted(
    searchQueryOf(filter.search ?? '') !== null,
    () => countRows(db, mediation, where, countedTo(onPage.offset + limit)),
    (isSorted) => selectMediations(db, actor.id, { ...onPage, isSorted }),
  );
  const items = found.slice(0, limit);
  return ok({
    items: items.map(({ row }) => row),
    page: page ?? 1,
    pages: Math.ceil(counted.total / limit),
    limit,
    ...counted,
    next: found.length > limit ? cursorAt(items.at(-1)) : null,
  });
});

const selectNamed = async (db: Db, actor: Actor, ids: readonly string[]): Promise<MediationRow[]> => {
  const where = and(mediationsOf(actor), inArray(mediation.orderId, [...ids]));
  return (await selectMediations(db, actor.id, { where, limit: ids.length })).map(({ row }) => row);
};

const isAfter = ({ at, id }: Cursor): SQL => sql`(${mediation.place}, ${mediation.orderId}) > (${at}, ${id})`;

const cursorAt = (last: Selected | undefined): string | null => (last ? writeCursor({ at: last.place, id: last.row._id }) : null);

interface Selection {
  readonly where: SQL | undefined;
  readonly limit: number;
  readonly offset?: number;
  readonly isSorted?: boolean;
}

interface Selected {
  readonly row: MediationRow;
  readonly place: Date;
}

/** Not the words it is found by: they are many, and nobody reads them. */
const { search: _search, ...columns } = getTableColumns(mediation);

/** A list is read over shoulders: who bought is told in full on the page alone. */
const maskedLast = (last: LastMessage | null, buyerId: string): LastMessage | null =>
  last?.userId === buyerId ? { ...last, userName: maskName(last.userName) } : last;

const selectMediations = async (
  db: Db,
  userId: string,
  { where, limit, offset = 0, isSorted = false }: Selection,
): Promise<readonly Selected[]> => {
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
