import { sql, type SQL } from 'drizzle-orm';
import type { ListingRow, ListingStatus, QueueReason } from '#contract/listing.ts';
import { listing } from '../db/schema/listing.ts';
import type { Db } from '../db/open.ts';
import { readBeside, type Beside } from './beside-rows.ts';
import type { Viewpoint } from './listing-filter.ts';

/** Address of a stored image; names are hashes, so it never changes what it shows. */
export const imageUrl = (name: string): string => `/v2/image/${name}`;

interface Slice {
  readonly where: SQL | undefined;
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
  readonly reasons: QueueReason[];
  readonly queued_at: string;
  readonly due_at: string;
  readonly snoozed_until: string | null;
  readonly kit: boolean;
}

const shown = sql.raw(
  'id, version, seller_id, account_id, category_id, status, sub_status, title, sku, gtin, price, height, width, depth, weight, cover, warning, reasons, queued_at, due_at, snoozed_until, kit',
);

/**
 * A slice of the list in its order. The busiest query there is, so it is written out: mapping 22 columns of 50 rows by the query
 * builder took as long as the database did. What the rows name is asked for once a page, not joined or looked up for each row. The
 * limit is no parameter: a plan for any limit sorts. Far down, ids are cut out first, so that the rows before them are skipped in
 * the index.
 */
export const selectRows = async (db: Db, { where, limit, offset = 0 }: Slice, viewpoint: Viewpoint): Promise<readonly ListingRow[]> => {
  const condition = where ? sql` where ${where}` : sql.empty();
  const slice = sql`${condition} order by ${listing.dueAt}, ${listing.id} limit ${sql.raw(String(limit))}`;
  const found = await db.execute<Stored>(
    offset > 0
      ? sql`select ${shown} from ${listing} where ${listing.id} in (select ${listing.id} from ${listing}${slice} offset ${offset}) order by ${listing.dueAt}, ${listing.id}`
      : sql`select ${shown} from ${listing}${slice}`,
  );
  if (found.rows.length === 0) return [];
  const beside = await readBeside(db, found.rows, viewpoint);
  return found.rows.map((row) => toListingRow(row, beside, viewpoint));
};

const instantOf = (text: string): string => new Date(text).toISOString();

const toListingRow = (row: Stored, beside: Beside, viewpoint: Viewpoint): ListingRow => ({
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
  sellerName: nameOf(beside, 'seller', row.seller_id),
  marketPlaceId: row.account_id,
  marketPlaceName: nameOf(beside, 'account', row.account_id),
  category: categoryOf(beside, row.category_id),
  dimensions: { height: row.height, width: row.width, depth: row.depth, weight: row.weight },
  warning: row.warning,
  reasons: row.reasons,
  queuedAt: instantOf(row.queued_at),
  dueAt: instantOf(row.due_at),
  lease: leaseOf(beside, row.id),
  snoozedUntil: snoozeOf(row, viewpoint),
  skipped: beside('skip', row.id) !== undefined,
  freezedByDeal: beside('lock', row.id) !== undefined,
  kit: row.kit,
});

/** A foreign key keeps what is named from being absent. */
const nameOf = (beside: Beside, kind: 'seller' | 'account', id: string): string => beside(kind, id)?.name ?? '';

const categoryOf = (beside: Beside, id: string): ListingRow['category'] => {
  const named = beside('category', id);
  return { id, level: named?.level ?? 0, name: named?.name ?? '' };
};

const leaseOf = (beside: Beside, id: string): ListingRow['lease'] => {
  const held = beside('lease', id);
  return held ? { holder: { id: held.holder, name: held.name }, until: instantOf(held.until) } : null;
};

/** A seller is not told that the listing was put off. */
const snoozeOf = ({ snoozed_until: until }: Stored, { actor, now }: Viewpoint): string | null =>
  until === null || actor.role === 'seller' || new Date(until) <= now ? null : instantOf(until);
