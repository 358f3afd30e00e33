import { and, eq, ne } from 'drizzle-orm';
import { getListing, type Listing } from '#contract/listing.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import type { Actor } from '../http/actor.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { visibleTo } from './listing-filter.ts';
import { readHistory, readRefusal, toListingEvents } from './listing-history.ts';
import { imageUrl, selectRows } from './listing-row.ts';

/** GET /publish/{publishId}: the row as lists show it, and everything a decision needs beside it. */
export const getListingRoute = readRoute(getListing, async ({ params: { publishId } }, { db, actor, clock }) => {
  const [row] = await selectRows(db, { where: and(eq(listing.id, publishId), visibleTo(actor)), limit: 1 }, { actor, now: clock() });
  if (!row) return refuse(notFound());
  const [detail] = await db
    .select({ detail: listingDetail, skuId: listing.skuId, productId: sku.productId })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .innerJoin(sku, eq(sku.id, listing.skuId))
    .where(eq(listing.id, publishId));
  if (!detail) throw new Error(`Listing ${publishId} has no detail row`);
  const history = await readHistory(db, publishId);
  return ok({
    ...row,
    ...toDetail(detail.detail),
    products: [detail.productId],
    sameEan: row.gtin === null ? [] : await sameEanProducts(db, row.gtin, detail.productId, actor),
    refusal: await readRefusal(db, publishId, history),
    history: toListingEvents(history, actor.role),
  });
});

const toDetail = ({
  listingId: _id,
  images,
  imagesDeleted,
  health,
  compatibilities,
  attributes,
  variations,
  ...rest
}: typeof listingDetail.$inferSelect) => ({
  ...rest,
  image: images.map(imageUrl),
  imageDeleted: imagesDeleted.map(imageUrl),
  quality: { health },
  attributes: [...attributes],
  variations: variations.map((variation) => ({
    ...variation,
    images: variation.images.map(imageUrl),
    imageDeleted: variation.imageDeleted.map(imageUrl),
  })),
  compatibilitiesCarsAndVans: { attributes: [...compatibilities.attributes], compatibilities: [...compatibilities.compatibilities] },
});

const mostSameEan = 20;

/** Other products with the barcode; a seller is not told of other companies' (decision 18). */
const sameEanProducts = async (db: Db, gtin: string, productId: string, actor: Actor): Promise<Listing['sameEan']> => {
  const found = await db
    .select({ skuId: sku.id, productId: sku.productId, sellerId: sku.sellerId, sellerName: seller.name, publishId: listing.id })
    .from(sku)
    .innerJoin(seller, eq(seller.id, sku.sellerId))
    .leftJoin(listing, eq(listing.skuId, sku.id))
    .where(
      and(eq(sku.gtin, gtin), ne(sku.productId, productId), actor.role === 'seller' ? eq(sku.sellerId, actor.sellerId ?? '') : undefined),
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
