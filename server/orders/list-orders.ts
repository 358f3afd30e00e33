import { and, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderRow } from '#contract/order.ts';
import { listOrders, statusesOf, type OrderFilter } from '#contract/order-calls.ts';
import { ok } from '#lib/result.ts';
import { saleOrder } from '../db/schema/order.ts';
import { countedTo } from '../db/count-rows.ts';
import { conditionsOfEach, isMerged, mergedIds, type Where } from '../db/merge-walks.ts';
import type { Db } from '../db/open.ts';
import type { Actor } from '../http/actor.ts';
import { readRoute } from '../http/route.ts';
import { endOf, cursorAfter, writeCursor, type Begun, type Cursor } from '../http/cursor.ts';
import { countOrders } from './count-orders.ts';
import { endingWith, findOrders, foundNewestFirst, hasUncounted, readByWords, uncounted } from './find-orders.ts';
import { conditionsOf, hasNoWords, isByWordsAlone, isSummed, midnightAfter, ordersOf, type PlannedFor } from './order-filter.ts';
import { newestFirst, selectOrderRows } from './order-row.ts';

/** All there is to tell: no further page. */
const onlyPage = (rows: readonly OrderRow[], limit: number) => {
  const gross = rows.reduce((sum, row) => sum + (row.gross ?? 0), 0);
  return ok({ items: [...rows], page: 1, pages: 1, limit, total: rows.length, gross, next: null });
};

/** GET /order: newest first, after a cursor, a numbered page, exactly these ids, or those whose number ends so. */
export const listOrdersRoute = readRoute(listOrders, async ({ query }, { db, actor }) => {
  const { limit, page, after, ids, endsWith, ...filter } = query;
  if (ids) return onlyPage(await selectOrderRows(db, sql`where ${and(ordersOf(actor), inArray(saleOrder.id, ids))}`), ids.length);
  if (endsWith !== undefined) return onlyPage(await selectOrderRows(db, endingWith(endsWith, actor, limit)), limit);
  const read = cursorAfter(after);
  if (!read.ok) return read;
  const cursor = read.value;

  const offset = cursor === null && page !== undefined ? (page - 1) * limit : 0;
  const { found, begun } = await pageOfOrders(db, actor, { filter, cursor, limit, offset });
  const items = found.slice(0, limit);
  return ok({
    items,
    page: page ?? 1,
    pages: Math.ceil(begun.total / limit),
    limit,
    total: begun.total,
    ...(begun.gross === null && { isAtLeast: true as const }),
    gross: begun.gross,
    next: found.length > limit ? cursorAt(items.at(-1), begun) : null,
  });
});

interface Asked {
  readonly filter: OrderFilter;
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly offset: number;
}

/** One row more than asked tells whether there is a next page. */
interface Found {
  readonly found: readonly OrderRow[];
  readonly begun: Begun;
}

/**
 * Far down what a search or a range of amounts finds, the rows before the page are many times those it finds: the database decides how
 * to find them.
 */
const walkedFor = (filter: OrderFilter, offset: number): PlannedFor => (offset === 0 || isSummed(filter) ? 'order' : 'values');

/** Groups of statuses may overlap with single ones beside them; one by itself is walked as a whole, for most orders are of it. */
const inSingleStatuses = (filter: OrderFilter): OrderFilter =>
  filter.status && filter.status.length > 1 ? { ...filter, status: [...statusesOf(filter.status)] } : filter;

/** How a page may be read. */
interface Ways {
  /** On in the list's order, from the top or the cursor. */
  readonly walk: () => Promise<readonly OrderRow[]>;
  readonly walkIf: (gate: SQL) => Promise<readonly OrderRow[]>;
  /** All that are found, sorted. */
  readonly find: () => Promise<readonly OrderRow[]>;
}

const pageOfOrders = async (db: Db, actor: Actor, asked: Asked): Promise<Found> => {
  const { filter, cursor, limit, offset } = asked;
  const whereOf = (each: OrderFilter, plannedFor: PlannedFor): SQL | undefined =>
    cursor ? conditionsAfter(cursor, each, actor, plannedFor) : conditionsOf(each, actor, plannedFor);
  const where = (plannedFor: PlannedFor): SQL | undefined => whereOf(filter, plannedFor);
  const byWords = isByWordsAlone(filter, actor);
  const walkedIf = (gate?: SQL): SQL => walked(and(gate, where(walkedFor(filter, offset))), limit + 1, offset);
  const ways: Ways = {
    walk: () => selectOrderRows(db, byWords && offset === 0 ? readByWords(where('order'), limit + 1) : walkedIf()),
    walkIf: (gate) => selectOrderRows(db, walkedIf(gate)),
    find: () => selectOrderRows(db, foundNewestFirst(where(byWords ? 'words' : 'values'), limit + 1)),
  };
  if (!isSummed(filter)) return pageOfFound(db, actor, asked, ways);
  const ofEach = conditionsOfEach(inSingleStatuses(filter), 'status', (each) => whereOf(each, 'order'));
  const [begun, rows] = await Promise.all([
    cursor?.begun ?? countOrders(db, filter, actor),
    selectOrderRows(db, walked(ofEach, limit + 1, offset)),
  ]);
  return { begun: { isCommon: true, ...begun }, found: rows };
};

/** Of a search or an amount, which has to be found before it is known how many there are. */
const pageOfFound = async (
  db: Db,
  actor: Actor,
  { filter, cursor, limit, offset }: Asked,
  { walk, walkIf, find }: Ways,
): Promise<Found> => {
  if (cursor?.begun) return { begun: cursor.begun, found: await (cursor.begun.isCommon ? walk() : find()) };
  const most = countedTo(offset + limit);
  if (hasNoWords(filter)) {
    const rows = await walkIf(hasUncounted(filter, actor, most));
    if (rows.length > 0) return { begun: uncounted(most), found: rows };
  }
  const { ids, ...begun } = await findOrders(db, filter, actor, { limit: limit + 1, offset, most });
  if (cursor || ids === null) return { begun, found: await (begun.isCommon ? walk() : find()) };
  return { begun, found: ids.length === 0 ? [] : await selectOrderRows(db, sql`where ${inArray(saleOrder.id, ids)}`) };
};

const cursorAt = (last: OrderRow | undefined, begun: Begun): string | null =>
  last ? writeCursor({ at: new Date(last.createdAt), id: last._id, begun }) : null;

/** Of two ends the index may begin at the later one, and read all from there down to the cursor: the cursor and the last day are one. */
export const conditionsAfter = (
  { at, id, begun }: Cursor,
  filter: OrderFilter,
  actor: Actor,
  plannedFor: PlannedFor = 'order',
): SQL | undefined => {
  const { to, ...rest } = filter;
  const row = sql`(${saleOrder.createdAt}, ${saleOrder.id})`;
  if (to === undefined || plannedFor !== 'order')
    return and(conditionsOf(filter, actor, plannedFor), sql`${row} < ${endOf({ at, id, begun }, plannedFor === 'values')}`);
  const last = midnightAfter(to);
  const end = sql`(select least(${at}::timestamptz, ${last})), (select case when ${at}::timestamptz < ${last} then ${id}::text else '' end)`;
  return and(conditionsOf(rest, actor, plannedFor), sql`${row} < (${end})`);
};

const order = [desc(saleOrder.createdAt), desc(saleOrder.id)];

/** From the top or from a row on, in an index's order. The limit is no parameter: a plan for any limit sorts. */
const walked = (where: Where, limit: number, offset: number): SQL => {
  if (isMerged(where)) return sql`where ${saleOrder.id} in ${mergedIds(saleOrder.id, where, { order, limit, offset })}`;
  const slice = sql`${where ? sql`where ${where} ` : sql.empty()}${newestFirst} limit ${sql.raw(String(limit))}`;
  // Far down, ids are cut out first: the rows before them are skipped in the index.
  return offset === 0 ? slice : sql`where ${saleOrder.id} in (select ${saleOrder.id} from ${saleOrder} ${slice} offset ${offset})`;
};
