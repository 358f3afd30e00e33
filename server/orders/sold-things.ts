import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import type { StoredItem } from '../db/schema/order.ts';
import { sku } from '../db/schema/product.ts';
import { imageUrl } from '../listings/listing-row.ts';
import type { OrderRecord } from './lock-order.ts';

/** What the hub knows of something that was sold. */
interface Sold {
  readonly productId: string | null;
  readonly cover: string | null;
  readonly isListed: boolean;
}

export type SoldOf = (item: Pick<StoredItem, 'sku' | 'publishId'>) => Sold;

/** A sale names a SKU by its code and an advert by its id: its company may have taken either out of its records since. */
export const soldThings = async (db: Db, { sellerId, items }: Pick<OrderRecord, 'sellerId' | 'items'>): Promise<SoldOf> => {
  const codes = [...new Set(items.map((each) => each.sku))];
  const skus =
    codes.length === 0
      ? []
      : await db
          .select({ code: sku.sku, id: sku.id, productId: sku.productId })
          .from(sku)
          .where(and(eq(sku.sellerId, sellerId), inArray(sku.sku, codes)));
  const skuOf = new Map(skus.map((each) => [each.code, each]));
  const listings = await listingsOf(
    db,
    sellerId,
    items.flatMap(({ publishId }) => publishId ?? []),
    skus.map(({ id }) => id),
  );
  const listingOf = new Map(listings.map((each) => [each.id, each]));
  return ({ sku: code, publishId }) => {
    const known = skuOf.get(code);
    const advert = publishId === null ? undefined : listingOf.get(publishId);
    // The advert's own picture; of a product that another advert shows, that one's.
    const cover = advert?.cover ?? (known && listings.find((each) => each.skuId === known.id && each.cover !== null)?.cover) ?? null;
    return { productId: known?.productId ?? null, cover: cover === null ? null : imageUrl(cover), isListed: advert !== undefined };
  };
};

const listingsOf = async (db: Db, sellerId: string, ids: readonly string[], skuIds: readonly string[]) =>
  ids.length + skuIds.length === 0
    ? []
    : db
        .select({ id: listing.id, skuId: listing.skuId, cover: listing.cover })
        .from(listing)
        .where(and(eq(listing.sellerId, sellerId), or(inArray(listing.id, [...ids]), inArray(listing.skuId, [...skuIds]))))
        .orderBy(asc(listing.id));
