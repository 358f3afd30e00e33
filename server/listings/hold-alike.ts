import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { listing } from '../db/schema/listing.ts';
import type { WriteContext } from '../http/route.ts';
import { visibleTo } from './listing-filter.ts';

/**
 * Holds a listing, and the others of its SKU, to which its barcode may be written too, in the order of `holdSkus` and before the SKU: two
 * who type at two of them would wait for each other for ever.
 *
 * @param more other SKUs whose listings may be written to.
 * @returns which SKU it is bound to as it is held: it may be another once it was waited for.
 */
export const holdAlike = async ({ tx, actor }: WriteContext, publishId: string, more: readonly string[] = []): Promise<string | null> => {
  const [found] = await tx
    .select({ skuId: listing.skuId, sellerId: listing.sellerId })
    .from(listing)
    .where(and(eq(listing.id, publishId), visibleTo(actor)));
  const held = found?.skuId ?? null;
  const skuIds = held === null ? more : [held, ...more];
  if (!found || skuIds.length === 0) return held;
  const alike = and(inArray(listing.skuId, [...skuIds]), eq(listing.sellerId, found.sellerId));
  await tx
    .select({ id: listing.id })
    .from(listing)
    .where(or(eq(listing.id, publishId), alike))
    .orderBy(asc(listing.id))
    .for('no key update');
  return held;
};
