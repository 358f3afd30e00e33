import { and, sql, type SQL } from 'drizzle-orm';
import type { OrderFilter } from '#contract/order-calls.ts';
import type { Db } from '../db/open.ts';
import { saleOrder } from '../db/schema/order.ts';
import type { Actor } from '../http/actor.ts';
import type { Begun } from '../http/cursor.ts';
import { countOrders } from './count-orders.ts';
import { conditionsOf, isByWordsAlone, ordersOf } from './order-filter.ts';
import { newestFirst } from './order-row.ts';

interface FoundOrders extends Begun {
  /** Those of the page; null where more were found than are counted. */
  readonly ids: readonly string[] | null;
}

interface Row extends Record<string, unknown> {
  readonly total: number;
  readonly gross: string;
  readonly ids: readonly string[] | null;
}

/** The columns a search is counted, summed and sorted by. `materialized` keeps it from being walked in the list's order. */
const foundBy = (where: SQL | undefined, rest: SQL): SQL =>
  sql`with found as materialized (select ${saleOrder.id} as id, ${saleOrder.createdAt} as at, ${saleOrder.gross} as gross from ${saleOrder} where ${where}${rest})`;

const newestOf = (limit: number, offset = 0): SQL =>
  sql`select id from found order by at desc, id desc limit ${sql.raw(String(limit))} offset ${offset}`;

/** The end of a statement: the newest a search finds. Walking the list for the number of an old order would read it to its end. */
export const foundNewestFirst = (where: SQL | undefined, limit: number): SQL =>
  sql`where ${saleOrder.id} in (${foundBy(where, sql``)} ${newestOf(limit)})`;

const backwards = (text: string): string => [...text].toReversed().join('');

/** The end of a statement: the newest whose number, as it is shown, ends so. A range of the index says it for any digits; a pattern would be planned anew for each. */
export const endingWith = (digits: string, actor: Actor, limit: number): SQL => {
  const number = sql`reverse(coalesce(${saleOrder.packId}, ${saleOrder.externalId}))`;
  const first = backwards(digits);
  return sql`where ${saleOrder.id} in (${foundBy(and(sql`${number} ~>=~ ${first}`, sql`${number} ~<~ ${`${first}\u{FFFF}`}`, ordersOf(actor)), sql``)} ${newestOf(limit)})`;
};

/** As the indexes of words say it, so that the database knows them by it. */
const wordsSize = sql`octet_length(${saleOrder.search}::text)`;

const inWords = (size: SQL, where: SQL | undefined, limit: number): SQL =>
  sql`(select ${saleOrder.createdAt} as at, ${saleOrder.id} as id from ${saleOrder} where ${size} and ${where} ${newestFirst} limit ${sql.raw(String(limit))})`;

/** The end of a statement: the newest that have words many orders have. From the indexes that hold them, and the few others from their rows. */
export const readByWords = (where: SQL | undefined, limit: number): SQL =>
  sql`where ${saleOrder.id} in (select id from (${inWords(sql`${wordsSize} <= 2000`, where, limit)} union all ${inWords(sql`${wordsSize} > 2000`, where, limit)}) found order by at desc, id desc limit ${sql.raw(String(limit))})`;

/** How many words the index gives in the time it takes to find an order and read it. */
const wordsForOrder = 4;

/** More than are counted: no sum, and a page of them is read on in the list's order. */
export const uncounted = (most: number): Begun => ({ total: most, gross: null, isCommon: true });

/**
 * Whether more are found than are counted, of what no words are sought in: indexes hold all that is asked for, and tell it in a small part
 * of the time it takes to read and sort what they find. The database asks it once for a statement, before it reads anything else.
 */
export const hasUncounted = (filter: OrderFilter, actor: Actor, most: number): SQL =>
  sql`exists (select from ${saleOrder} where ${conditionsOf(filter, actor)} offset ${sql.raw(String(most))} limit 1)`;

/**
 * What a search or an amount finds: counted up to `most`, summed, and a page of it cut out, in one reading of the orders found,
 * which is nearly all of the work.
 */
export const findOrders = async (
  db: Db,
  filter: OrderFilter,
  actor: Actor,
  { limit, offset, most }: { readonly limit: number; readonly offset: number; readonly most: number },
): Promise<FoundOrders> => {
  const { rows } = await db.execute<Row>(sql`
    ${foundBy(conditionsOf(filter, actor), sql` limit ${sql.raw(String(most + 1))}`)}
    select count(*)::int as total, coalesce(sum(gross), 0) as gross, (select array_agg(id) from (${newestOf(limit, offset)}) page) as ids from found`);
  const [{ total, gross, ids } = { total: 0, gross: '0', ids: null }] = rows;
  if (total > most) return { ...uncounted(most), ids: null };
  const hasMore = offset + limit <= total;
  return { total, gross: Number(gross), isCommon: hasMore && (await isCommon(db, filter, actor, { total, limit })), ids: ids ?? [] };
};

/**
 * Reading on until a page is full passes by `limit / share` orders, or their words alone; sorting reads all that are found. Among fewer
 * orders than a filter of status, company and account leaves, reading on is worth it later.
 */
const isCommon = async (
  db: Db,
  filter: OrderFilter,
  actor: Actor,
  { total, limit }: { readonly total: number; readonly limit: number },
): Promise<boolean> => {
  if (total < limit) return false;
  const { status, sellerId, marketPlaceId } = filter;
  const all = await countOrders(db, { status, sellerId, marketPlaceId }, actor);
  return total * total * (isByWordsAlone(filter, actor) ? wordsForOrder : 1) > limit * all.total;
};
