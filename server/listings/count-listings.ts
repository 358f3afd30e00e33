import { and, eq, inArray, isNotNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import { ListingStatus, type ListingFilter } from '#contract/listing.ts';
import type { Counted } from '#lib/counted.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { everySeller, listingTally, queueSkip } from '../db/schema/queue.ts';
import type { Actor } from '../http/actor.ts';
import { conditionsOf, hidesSkippedAndSnoozed, kindConditions, type Viewpoint } from './listing-filter.ts';
import { searchQueryOf } from './search-words.ts';

/**
 * How many listings a filter has, but for those that who asks judges without what was decided: where a total counts them, it tells where
 * they stand. Company, account, category and status are summed from the counters, exactly and without reading
 * a listing, less what I set aside; other filters are counted up to `most`.
 * @param blind those few that are left out.
 * @param few all listings with the problem that is asked for, where they are few, as the database writes an array.
 */
export const countListings = async (
  db: Db,
  filter: ListingFilter,
  viewpoint: Viewpoint,
  most: number,
  { few, blind = [] }: { readonly few?: string | undefined; readonly blind?: readonly string[] } = {},
): Promise<Counted> => {
  const matches = (): SQL | undefined => conditionsOf(filter, viewpoint, few);
  if (!isKindOnly(filter, viewpoint.actor))
    return countRows(db, listing, blind.length > 0 ? and(matches(), notInArray(listing.id, [...blind])) : matches(), most);
  const all = await sumListings(db, filter, viewpoint);
  if (blind.length === 0) return { total: all };
  const unseen = await countRows(db, listing, and(matches(), inArray(listing.id, [...blind])), blind.length);
  return { total: all - unseen.total };
};

const isKindOnly = ({ search, reason, warning, holder, kit, problem }: ListingFilter, actor: Actor): boolean =>
  searchQueryOf(search ?? '') === null &&
  [kit, reason, warning].every((each) => each === undefined) &&
  ([holder, problem].every((each) => each === undefined) || actor.role === 'seller');

/** Rows of the counters that add up to what the filter has: of whole statuses if it names nothing else. */
const counterConditions = ({ status, sellerId, marketPlaceId, categoryId }: ListingFilter, actor: Actor): SQL | undefined => {
  const kinds = [
    actor.role === 'seller' ? eq(listingTally.sellerId, actor.sellerId ?? '') : undefined,
    sellerId === undefined ? undefined : eq(listingTally.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(listingTally.accountId, marketPlaceId),
    categoryId === undefined ? undefined : eq(listingTally.categoryId, categoryId),
  ].filter((each) => each !== undefined);
  const isWhole = kinds.length === 0;
  return and(
    // All are named where none is asked for: the index of the counters begins with them, and without them every counter was read.
    inArray(listingTally.status, status ?? ListingStatus.options),
    isWhole ? eq(listingTally.sellerId, everySeller) : ne(listingTally.sellerId, everySeller),
    ...kinds,
  );
};

/** What I passed over, and what sleeps. */
export const setAside = (db: Db, { actor, now }: Viewpoint) =>
  db
    .select({ id: queueSkip.listingId })
    .from(queueSkip)
    .where(eq(queueSkip.userId, actor.id))
    .union(
      db
        .select({ id: listing.id })
        .from(listing)
        .where(and(isNotNull(listing.snoozedUntil), sql`${listing.snoozedUntil} - ${now}::timestamptz > interval '0'`)),
    );

/** How many listings have this status, company, account and category, less what I set aside: summed from the counters, exactly. */
export const sumListings = async (
  db: Db,
  filter: Pick<ListingFilter, 'status' | 'sellerId' | 'marketPlaceId' | 'categoryId' | 'set'>,
  { actor, now }: Viewpoint,
): Promise<number> => {
  const all = db
    .select({ n: sql`coalesce(sum(${listingTally.count}), 0)`.mapWith(Number) })
    .from(listingTally)
    .where(counterConditions(filter, actor));
  if (!hidesSkippedAndSnoozed(filter, actor)) return (await all)[0]?.n ?? 0;
  const hidden = db
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(listing)
    .where(and(kindConditions(filter, actor), inArray(listing.id, setAside(db, { actor, now }))));
  const [counted] = await db.select({ n: sql`(${all}) - (${hidden})`.mapWith(Number) }).from(sql`(select 1) as one`);
  return counted?.n ?? 0;
};
