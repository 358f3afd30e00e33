import { sql, type SQL } from 'drizzle-orm';
import { QueueReason, type ListingRow, type ListingStatus } from '#contract/listing.ts';
import { memoize } from '#lib/memoize.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import type { Db, Tx } from '../db/open.ts';
import { instantOf } from '../db/instant-of.ts';
import { isMerged, mergedIds, type Where } from '../db/merge-walks.ts';
import { opaqueParameter } from '../db/opaque-parameter.ts';
import { fixed, precompiled } from '../db/precompiled.ts';
import { isThere } from './is-there.ts';
import type { Viewpoint } from './listing-filter.ts';

/** Address of a stored image; names are hashes, so it never changes what it shows. */
export const imageUrl = (name: string): string => `/v2/image/${name}`;

interface Slice {
  readonly where: Where;
  readonly limit: number;
  readonly offset?: number;
}

/** A row as the driver gives it: instants and 64-bit numbers are text. */
interface Stored extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly seller_id: string;
  readonly account_id: string;
  readonly category_id: string;
  readonly status: ListingStatus;
  readonly sub_status: string | null;
  readonly title: string;
  readonly sku: string;
  readonly gtin: string | null;
  readonly price: string | null;
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly weight: number;
  readonly cover: string | null;
  readonly warning: string;
  /** As the database writes an array: there are few different ones, and the driver takes longer to read them than the rest of a row. */
  readonly reasons: string;
  readonly queued_at: string;
  readonly due_at: string;
  readonly snoozed_until: string | null;
  readonly kit: boolean;
  readonly of_kit: boolean;
  readonly was_published: boolean;
  readonly seller_name: string;
  readonly account_name: string;
  readonly category_name: string;
  readonly category_level: number;
  readonly locked: boolean;
  /** What stands beside it in the queue; a seller's rows do not have it. */
  readonly holder_id?: string | null;
  readonly holder_name?: string;
  readonly held_until?: string;
  readonly skipped?: boolean;
  readonly red?: number | null;
  readonly yellow?: number | null;
}

const columns = sql.raw(
  'id, version, seller_id, account_id, category_id, status, sub_status, title, sku, gtin, price, height, width, depth, weight, cover, warning, reasons::text, queued_at, due_at, snoozed_until, kit, of_kit, external_id is not null as was_published',
);
const named = fixed(
  sql`page.*, ${seller.name} as seller_name, ${marketplaceAccount.name} as account_name, ${category.name} as category_name, ${category.level} as category_level, (select true from ${listingDetail} where ${listingDetail.listingId} = page.id and ${listingDetail.freezedByDeal}) is not null as locked`,
);
const naming = fixed(sql`
  join ${seller} on ${seller.id} = page.seller_id
  join ${marketplaceAccount} on ${marketplaceAccount.id} = page.account_id
  join ${category} on ${category.id} = page.category_id`);

const value = sql.placeholder;

/** A seller is not told who looks at the listing, nor that it was put off, nor what the checks found: it may be about another company. */
const queueFacts = precompiled(
  sql`, ${lease.holderId} as holder_id, ${lease.holderName} as holder_name, ${lease.until} as held_until, (select true from ${queueSkip} where ${queueSkip.listingId} = page.id and ${queueSkip.userId} = ${opaqueParameter(value('actorId'), 'text')}) is not null as skipped, ${listingCheck.red} as red, ${listingCheck.yellow} as yellow`,
);
const besideQueue = precompiled(sql`
  left join ${lease} on ${lease.listingId} = page.id and ${lease.until} > ${opaqueParameter(value('now'), 'timestamptz')}
  left join ${listingCheck} on ${listingCheck.listingId} = page.id`);
const order = [listing.dueAt, listing.id];
const inOrder = fixed(sql` order by ${listing.dueAt}, ${listing.id} limit `);

const pageOf = ({ where, limit, offset = 0 }: Slice): SQL => {
  if (isMerged(where))
    return sql`select ${columns} from ${listing} where ${listing.id} in ${mergedIds(listing.id, where, { order, limit, offset })}`;
  const slice = sql`${where ? sql` where ${where}` : sql.empty()}${inOrder}${sql.raw(String(limit))}`;
  return offset > 0
    ? sql`select ${columns} from ${listing} where ${listing.id} in (select ${listing.id} from ${listing}${slice} offset ${offset})`
    : sql`select ${columns} from ${listing}${slice}`;
};

/**
 * A slice of the list in its order. The busiest query there is, so it is written out: mapping 22 columns of 50 rows by the query
 * builder took as long as the database did. What the rows name is joined to the page when it is cut out: looked up for each row it took
 * five times as long, asked for by itself it was most of the work. What is only there or not is no join: each one more nearly doubles the
 * ways the database weighs, and for one listing that took longer than reading it. Nor is it `exists`, for which it may read all that are
 * there: in a hundred rows it did. The limit is no parameter: a plan for any limit sorts.
 * Far down, ids are cut out first, so that the rows before them are skipped in the index.
 */
export const selectRows = async (db: Db | Tx, slice: Slice, viewpoint: Viewpoint): Promise<readonly ListingRow[]> => {
  const isOfQueue = viewpoint.actor.role !== 'seller';
  const { rows } = await db.execute<Stored>(
    sql`select ${named}${isOfQueue ? queueFacts({ actorId: viewpoint.actor.id }) : sql.empty()} from (${pageOf(slice)}) page${naming}${isOfQueue ? besideQueue({ now: viewpoint.now }) : sql.empty()} order by page.due_at, page.id`,
  );
  return rows.map((row) => toListingRow(row, viewpoint));
};

const toListingRow = (row: Stored, viewpoint: Viewpoint): ListingRow => ({
  publishId: row.id,
  version: row.version,
  status: row.status,
  sub_status: row.sub_status,
  title: row.title,
  sku: row.sku,
  gtin: row.gtin,
  price: row.price === null ? null : Number(row.price),
  cover: row.cover === null ? null : imageUrl(row.cover),
  sellerId: row.seller_id,
  sellerName: row.seller_name,
  marketPlaceId: row.account_id,
  marketPlaceName: row.account_name,
  category: { id: row.category_id, level: row.category_level, name: row.category_name },
  dimensions: { height: row.height, width: row.width, depth: row.depth, weight: row.weight },
  warning: row.warning,
  reasons: reasonsOf(row.reasons),
  queuedAt: instantOf(row.queued_at),
  dueAt: instantOf(row.due_at),
  lease: leaseOf(row),
  snoozedUntil: snoozeOf(row, viewpoint),
  skipped: row.skipped ?? false,
  freezedByDeal: row.locked,
  kit: row.kit,
  ...(row.of_kit && { ofKit: true }),
  ...(row.was_published && !isThere(row.status) && { wasPublished: true }),
  ...(row.red !== undefined && { findings: countsOf(row) }),
});

const countsOf = ({ red, yellow }: Stored): ListingRow['findings'] =>
  typeof red === 'number' && typeof yellow === 'number' ? { red, yellow } : null;

/** Of words without a comma or quotes. */
const reasonsOf = memoize((written: string): QueueReason[] =>
  QueueReason.array().parse(
    written
      .slice(1, -1)
      .split(',')
      .filter((reason) => reason !== ''),
  ),
);

const leaseOf = ({ holder_id: id, holder_name: name, held_until: until }: Stored): ListingRow['lease'] =>
  id && name !== undefined && until !== undefined ? { holder: { id, name }, until: instantOf(until) } : null;

/** A seller is not told that the listing was put off. */
const snoozeOf = ({ snoozed_until: until }: Stored, { actor, now }: Viewpoint): string | null =>
  until === null || actor.role === 'seller' || new Date(until) <= now ? null : instantOf(until);
