import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Listing } from '#contract/listing.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import type { Actor } from '../http/actor.ts';

const mostSameEan = 20;

/** Other products with one of these barcodes; a seller is not told of other companies' (decision 18). */
export const sameEanProducts = async (
  db: Db | Tx,
  gtins: readonly string[],
  /** Null where nobody said which product is looked at. */
  productId: string | null,
  actor: Actor,
): Promise<Listing['sameEan']> => {
  if (gtins.length === 0) return [];
  const found = await db
    .select({ skuId: sku.id, productId: sku.productId, sellerId: sku.sellerId, sellerName: seller.name, publishId: listing.id })
    .from(sku)
    .innerJoin(seller, eq(seller.id, sku.sellerId))
    .leftJoin(listing, eq(listing.skuId, sku.id))
    .where(
      and(
        inArray(sku.gtin, [...gtins]),
        productId === null ? undefined : ne(sku.productId, productId),
        actor.role === 'seller' ? eq(sku.sellerId, actor.sellerId ?? '') : undefined,
      ),
    )
    .orderBy(sku.id)
    .limit(mostSameEan);
  return found.map(({ skuId, productId: id, sellerId, sellerName, publishId }) => ({
    _id: id,
    productId: id,
    sellerId,
    sellers: [sellerName],
    skuIds: [skuId],
    publishId,
  }));
};
