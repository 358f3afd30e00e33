import { and, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { ListingFilter } from '#contract/listing.ts';
import { countUpToLimit } from '../db/count-up-to-limit.ts';
import type { Db } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { everySeller, listingTally, queueSkip } from '../db/schema/queue.ts';
import type { Actor } from '../http/actor.ts';
import { conditionsOf, hidesSkippedAndSnoozed, kindConditions, type Viewpoint } from './listing-filter.ts';
import { searchQueryOf } from './search-words.ts';

/**
 * How many listings a filter has. Company, account, category and status are summed from the counters, exactly and without reading
 * a listing, less what I set aside; all kits by their own index, for their list is scrolled to its end; other filters are counted up to
 * `countLimit`.
 */
export const countListings = (db: Db, filter: ListingFilter, viewpoint: Viewpoint): Promise<number> => {
  const where = conditionsOf(filter, viewpoint);
  if (!isKindOnly(filter, viewpoint.actor)) return countUpToLimit(db, listing, where);
  return filter.kit === undefined ? sumCounters(db, filter, viewpoint) : db.$count(listing, where);
};

const isKindOnly = ({ search, reason, holder }: ListingFilter, actor: Actor): boolean =>
  searchQueryOf(search ?? '') === null && reason === undefined && (holder === undefined || actor.role === 'seller');

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
    status && eq(listingTally.status, status),
    isWhole ? eq(listingTally.sellerId, everySeller) : ne(listingTally.sellerId, everySeller),
    ...kinds,
  );
};

const sumCounters = async (db: Db, filter: ListingFilter, { actor, now }: Viewpoint): Promise<number> => {
  const all = db
    .select({ n: sql`coalesce(sum(${listingTally.count}), 0)`.mapWith(Number) })
    .from(listingTally)
    .where(counterConditions(filter, actor));
  if (!hidesSkippedAndSnoozed(filter, actor)) return (await all)[0]?.n ?? 0;
  const skipOrSnooze = db
    .select({ id: queueSkip.listingId })
    .from(queueSkip)
    .where(eq(queueSkip.userId, actor.id))
    .union(
      db
        .select({ id: listing.id })
        .from(listing)
        .where(and(isNotNull(listing.snoozedUntil), sql`${listing.snoozedUntil} - ${now}::timestamptz > interval '0'`)),
    );
  const hidden = db
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(listing)
    .where(and(kindConditions(filter, actor), inArray(listing.id, skipOrSnooze)));
  const [counted] = await db.select({ n: sql`(${all}) - (${hidden})`.mapWith(Number) }).from(sql`(select 1) as one`);
  return counted?.n ?? 0;
};
