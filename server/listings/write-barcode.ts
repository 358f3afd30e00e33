import { and, eq, sql } from 'drizzle-orm';
import { product, sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import { subjectOf } from '../products/product-row.ts';
import type { ListingRecord } from './lock-listing.ts';

/** The barcode is the product's too: whoever edits that meanwhile is told, and does not write the old one back. */
export const writeBarcode = async ({ tx, record }: WriteContext, { skuId }: ListingRecord, gtin: string | null): Promise<void> => {
  if (skuId === null) return;
  const [changed] = await tx
    .update(sku)
    .set({ gtin })
    .where(and(eq(sku.id, skuId), sql`${sku.gtin} is distinct from ${gtin}`))
    .returning({ code: sku.sku, productId: sku.productId });
  if (!changed) return;
  const [edited] = await tx
    .update(product)
    .set({ version: sql`${product.version} + 1` })
    .where(eq(product.id, changed.productId))
    .returning({ id: product.id, version: product.version, sellerId: product.sellerId });
  if (!edited) throw new Error(`Product ${changed.productId} is gone`);
  const { id, version, sellerId } = edited;
  await record({ subject: subjectOf(id), type: 'edited', version, data: { fields: [`sku:${changed.code}`] }, sellerId });
};
