import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { sku } from '../db/schema/product.ts';
import type { ListingRecord } from './lock-listing.ts';

/** What a listing tells its SKU: the barcode, what its review found. One that is bound to none tells nobody. */
export const writeSku = async (
  tx: Tx,
  { skuId }: ListingRecord,
  set: Partial<Pick<typeof sku.$inferInsert, 'gtin' | 'warning'>>,
): Promise<void> => {
  if (skuId !== null) await tx.update(sku).set(set).where(eq(sku.id, skuId));
};
