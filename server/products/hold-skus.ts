import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';

/**
 * SKUs and all that copies from them or is reckoned from them, held in the order in which a decision on a listing takes them: the listings
 * that sell them, alone or in a kit, the SKUs, and the kits; products come last, and are held by the write of them. The other way round two
 * could wait for each other for ever.
 */
export const holdSkus = async (tx: Tx, skuIds: readonly string[]): Promise<void> => {
  const ids = [...skuIds];
  if (ids.length === 0) return;
  const kits = tx.select({ id: kitPart.kitId }).from(kitPart).where(inArray(kitPart.skuId, ids));
  // Each way by its own index: asked with an 'or', the listings of every kit there is were read.
  const alone = tx.select({ id: listing.id }).from(listing).where(inArray(listing.skuId, ids));
  const asKit = tx
    .select({ id: listing.id })
    .from(listing)
    .innerJoin(kit, and(eq(kit.sellerId, listing.sellerId), eq(kit.code, listing.sku)))
    .where(and(sql`${listing.kit}`, inArray(kit.id, kits)));
  await tx
    .select({ id: listing.id })
    .from(listing)
    .where(inArray(listing.id, alone.union(asKit)))
    .orderBy(asc(listing.id))
    .for('no key update');
  await tx.select({ id: sku.id }).from(sku).where(inArray(sku.id, ids)).orderBy(asc(sku.id)).for('no key update');
  // Their stock says which kits are short (decision 78).
  await tx.select({ id: kit.id }).from(kit).where(inArray(kit.id, kits)).orderBy(asc(kit.id)).for('no key update');
};

/** SKUs that nothing is written to, but that stay as they are: held before kits and products, in the order of `holdSkus`. */
export const keepSkus = (tx: Tx, which: SQL | undefined): Promise<(typeof sku.$inferSelect)[]> =>
  tx.select().from(sku).where(which).orderBy(asc(sku.id)).for('share');
