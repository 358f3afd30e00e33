import { and, asc, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { ListingRow } from '#contract/listing.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { category } from '../db/schema/product.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import type { Db } from '../db/open.ts';
import type { Viewpoint } from './listing-filter.ts';

/** Address of a stored image; names are hashes, so it never changes what it shows. */
export const imageUrl = (name: string): string => `/v2/image/${name}`;

interface Slice {
  readonly where: SQL | undefined;
  readonly limit: number;
  readonly offset?: number;
}

/**
 * A slice of the list in its order. Names come by sub-selects, not by joins: planning six joins took twice as long as all
 * the rest. Far down, ids are cut out first, so that the rows before them are skipped in the index.
 */
export const selectRows = async (db: Db, { where, limit, offset = 0 }: Slice, viewpoint: Viewpoint): Promise<readonly ListingRow[]> => {
  const order = [asc(listing.dueAt), asc(listing.id)];
  const { search: _search, skuId: _skuId, statusAt: _statusAt, ...shown } = getTableColumns(listing);
  const query = db
    .select({ row: shown, ...namesOf(db, viewpoint) })
    .from(listing)
    .orderBy(...order);
  const isFarDown = offset > 0;
  const ids = db
    .select({ id: listing.id })
    .from(listing)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await (isFarDown ? query.where(inArray(listing.id, ids)) : query.where(where).limit(limit));
  return rows.map((row) => toListingRow(row, viewpoint));
};

const namesOf = (db: Db, { actor, now }: Viewpoint) => {
  const sellerName = db.select({ name: seller.name }).from(seller).where(eq(seller.id, listing.sellerId));
  const accountName = db
    .select({ name: marketplaceAccount.name })
    .from(marketplaceAccount)
    .where(eq(marketplaceAccount.id, listing.accountId));
  const named = db
    .select({ named: sql`json_build_object('id', ${category.id}, 'level', ${category.level}, 'name', ${category.name})` })
    .from(category)
    .where(eq(category.id, listing.categoryId));
  const held = db
    .select({ held: sql`json_build_object('id', ${lease.holderId}, 'name', ${lease.holderName}, 'until', ${lease.until})` })
    .from(lease)
    .where(and(eq(lease.listingId, listing.id), gt(lease.until, now)));
  const skipped = db
    .select({ id: queueSkip.listingId })
    .from(queueSkip)
    .where(and(eq(queueSkip.listingId, listing.id), eq(queueSkip.userId, actor.id)));
  return {
    sellerName: sql<string>`(${sellerName})`,
    accountName: sql<string>`(${accountName})`,
    category: sql<ListingRow['category']>`(${named})`,
    lease: sql<HeldBy | null>`(${held})`,
    skipped: sql<boolean>`exists (${skipped})`,
  };
};

/** As JSON gives it: the instant is text, with its offset. */
interface HeldBy {
  readonly id: string;
  readonly name: string;
  readonly until: string;
}

interface Named {
  readonly row: Omit<typeof listing.$inferSelect, 'search' | 'skuId' | 'statusAt'>;
  readonly sellerName: string;
  readonly accountName: string;
  readonly category: ListingRow['category'];
  readonly lease: HeldBy | null;
  readonly skipped: boolean;
}

/** A seller is not told who looks at the listing, nor that it was put off. */
const toListingRow = ({ row, lease: held, ...named }: Named, { actor, now }: Viewpoint): ListingRow => {
  const isReviewer = actor.role !== 'seller';
  return {
    publishId: row.id,
    version: row.version,
    status: row.status,
    sub_status: row.subStatus,
    title: row.title,
    sku: row.sku,
    gtin: row.gtin,
    price: row.price,
    cover: row.cover === null ? null : imageUrl(row.cover),
    sellerId: row.sellerId,
    sellerName: named.sellerName,
    marketPlaceId: row.accountId,
    marketPlaceName: named.accountName,
    category: named.category,
    dimensions: { height: row.height, width: row.width, depth: row.depth, weight: row.weight },
    warning: row.warning,
    reasons: [...row.reasons],
    queuedAt: row.queuedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    lease: held && isReviewer ? { holder: { id: held.id, name: held.name }, until: new Date(held.until).toISOString() } : null,
    snoozedUntil: isReviewer && row.snoozedUntil && row.snoozedUntil > now ? row.snoozedUntil.toISOString() : null,
    skipped: isReviewer && named.skipped,
  };
};
