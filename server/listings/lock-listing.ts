import { and, eq, gt } from 'drizzle-orm';
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
  const [row] = await tx
    .select()
    .from(listing)
    .where(and(eq(listing.id, publishId), visibleTo(actor)))
    .for('update');
  if (!row) return null;
  const [held] = await tx
    .select({ id: lease.holderId, name: lease.holderName })
    .from(lease)
    .where(and(eq(lease.listingId, publishId), gt(lease.until, now)));
  return { row, holder: held ?? null };
};
