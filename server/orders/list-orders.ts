import { and, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderRow } from '#contract/order.ts';
import { listOrders, type OrderFilter } from '#contract/order-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { saleOrder } from '../db/schema/order.ts';
import { invalid } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { readCursor, writeCursor, type Cursor } from '../listings/cursor.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { countOrders } from './count-orders.ts';
import { conditionsOf, ordersOf } from './order-filter.ts';
import { selectOrderRows, toOrderRow } from './order-row.ts';

/** GET /order: newest first, after a cursor, a numbered page, or exactly these ids. */
export const listOrdersRoute = readRoute(listOrders, async ({ query }, { db, actor }) => {
  const { limit, page, after, ids, ...filter } = query;
  if (ids) {
    const items = [...(await selectOrders(db, and(ordersOf(actor), inArray(saleOrder.id, ids)), ids.length, 0))];
    const gross = items.reduce((sum, row) => sum + row.gross, 0);
    return ok({ items, page: 1, pages: 1, limit: ids.length, total: items.length, gross, next: null });
  }
  const cursor = after === undefined ? null : readCursor(after);
  if (after !== undefined && cursor === null) return refuse(invalid('Cursor inválido', [{ message: 'Cursor inválido', path: 'after' }]));

  const where = conditionsOf(filter, actor);
  const offset = cursor === null && page !== undefined ? (page - 1) * limit : 0;
  const { total, gross } = await countOrders(db, filter, actor);
  const found = await selectOrders(db, and(where, cursor ? isAfter(cursor) : undefined), limit + 1, offset, directionOf(filter, gross));
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return ok({
    items,
    page: page ?? 1,
    pages: Math.ceil(total / limit),
    limit,
    total,
    gross,
    next: found.length > limit && last ? writeCursor({ at: new Date(last.createdAt), id: last._id }) : null,
  });
});

const isAfter = ({ at, id }: Cursor): SQL => sql`(${saleOrder.createdAt}, ${saleOrder.id}) < (${at}, ${id})`;

const newestFirst: readonly SQL[] = [desc(saleOrder.createdAt), desc(saleOrder.id)];
/** The same, but no index is in this order: what is found is sorted. */
const foundNewestFirst: readonly SQL[] = [sql`${saleOrder.createdAt} + interval '0' desc`, desc(saleOrder.id)];

/**
 * What a search finds is sorted: else a plan made for any search would walk the list from its top, and for the number of an old order to
 * its end. If it finds more than are counted, walking is what is quick.
 */
const directionOf = ({ search = '' }: OrderFilter, gross: number | null): readonly SQL[] =>
  searchQueryOf(search) === null || gross === null ? newestFirst : foundNewestFirst;

const selectOrders = async (
  db: Db,
  where: SQL | undefined,
  limit: number,
  offset: number,
  direction: readonly SQL[] = newestFirst,
): Promise<readonly OrderRow[]> => {
  const rows = await selectOrderRows(db)
    .where(where)
    .orderBy(...direction)
    .limit(limit)
    .offset(offset);
  return rows.map(toOrderRow);
};
