import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { lease } from '../db/schema/queue.ts';
import { visibleTo, type Viewpoint } from './listing-filter.ts';

export type ListingRecord = Omit<typeof listing.$inferSelect, 'search'>;

export interface LockedListing {
  readonly row: ListingRecord;
  /** Who holds it now; null when nobody does. */
  readonly holder: { readonly id: string; readonly name: string } | null;
}

/** The listing, locked until the transaction ends: two decisions on it wait for each other. Null when absent or foreign alike. */
export const lockListing = async (tx: Tx, publishId: string, { actor, now }: Viewpoint): Promise<LockedListing | null> => {
  const { search: _search, ...columns } = getTableColumns(listing);
  const [found] = await tx
    .select({ row: columns, holder: { id: lease.holderId, name: lease.holderName } })
    .from(listing)
    .leftJoin(lease, and(eq(lease.listingId, listing.id), gt(lease.until, now)))
    .where(and(eq(listing.id, publishId), visibleTo(actor)))
    // Not its key: what is written meanwhile of a run or a queue only names it.
    .for('no key update', { of: listing });
  return found ?? null;
};
