import { sql, type SQL } from 'drizzle-orm';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { category } from '../db/schema/category.ts';
import { listingDetail } from '../db/schema/listing.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import type { Db } from '../db/open.ts';
import type { Viewpoint } from './listing-filter.ts';

/** What rows of the list name by id alone. */
interface Naming {
  readonly id: string;
  readonly seller_id: string;
  readonly account_id: string;
  readonly category_id: string;
}

interface Found extends Record<string, unknown> {
  readonly kind: 'seller' | 'account' | 'category' | 'lease' | 'skip' | 'lock';
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly holder: string;
  readonly until: string;
}

/** What stands beside a page of rows; a lookup of what is not there is undefined. */
export type Beside = (kind: Found['kind'], id: string) => Found | undefined;

const among = (ids: readonly string[]): SQL => sql`any(${sql.param([...new Set(ids)])}::text[])`;

/**
 * Names of companies, accounts and categories by their ids, which listings are locked, who holds them and which I passed over by
 * theirs: all in one question for the whole page.
 */
export const readBeside = async (db: Db, rows: readonly Naming[], { actor, now }: Viewpoint): Promise<Beside> => {
  const ids = rows.map(({ id }) => id);
  const names = sql`
    select 'seller' as kind, id, name, 0 as level, '' as holder, null::timestamptz as until from ${seller} where id = ${among(rows.map((row) => row.seller_id))}
    union all select 'account', id, name, 0, '', null from ${marketplaceAccount} where id = ${among(rows.map((row) => row.account_id))}
    union all select 'category', id, name, level, '', null from ${category} where id = ${among(rows.map((row) => row.category_id))}
    union all select 'lock', listing_id, '', 0, '', null from ${listingDetail} where listing_id = ${among(ids)} and freezed_by_deal`;
  // A seller is not told who looks at the listing, nor that it was put off.
  const queue = sql`
    union all select 'lease', listing_id, holder_name, 0, holder_id, until from ${lease} where listing_id = ${among(ids)} and until > ${now}
    union all select 'skip', listing_id, '', 0, '', null from ${queueSkip} where user_id = ${actor.id} and listing_id = ${among(ids)}`;
  const found = await db.execute<Found>(actor.role === 'seller' ? names : sql`${names}${queue}`);
  const byKey = new Map(found.rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return (kind, id) => byKey.get(`${kind} ${id}`);
};
