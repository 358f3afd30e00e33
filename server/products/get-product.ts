import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { getProduct, ProductEventType, type Product } from '#contract/product.ts';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { skuCost } from '../db/schema/price-rule.ts';
import { product, sku } from '../db/schema/product.ts';
import { skuAttribute } from '../db/schema/sku-attribute.ts';
import type { Actor } from '../http/actor.ts';
import { orNotFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { imageUrl } from '../listings/listing-row.ts';
import { sameEanProducts } from '../listings/same-ean.ts';
import { hidingFrom } from '../second-looks/judged-blind.ts';
import type { ProductEventData } from './product-event.ts';
import { isOfCost } from './product-changes.ts';
import { productsOf, selectProducts, subjectOf } from './product-row.ts';

/** More than anybody looks through on one page: the list of listings has the rest. */
const mostListings = 50;
const mostPictures = 24;

const readSkus = async (db: Db | Tx, productId: string, { role }: Actor): Promise<Product['skus']> => {
  const skus = await db
    .select({ ...getTableColumns(sku), cost: skuCost.cost })
    .from(sku)
    .leftJoin(skuCost, eq(skuCost.skuId, sku.id))
    .where(eq(sku.productId, productId))
    .orderBy(asc(sku.sku));
  const ids = skus.map(({ id }) => id);
  const attributes =
    ids.length === 0 ? [] : await db.select().from(skuAttribute).where(inArray(skuAttribute.skuId, ids)).orderBy(asc(skuAttribute.name));
  return skus.map(({ id, sku: code, gtin, noBarcode, height, width, depth, weight, price, cost, stock, warning }) => ({
    _id: id,
    sku: code,
    gtin,
    noBarcode: gtin === null ? noBarcode : null,
    dimensions: { height, width, depth, weight },
    price,
    // The profit of a sale is no matter of a reviewer.
    cost: role === 'reviewer' ? null : cost,
    stock,
    warning,
    attributes: attributes
      .filter(({ skuId }) => skuId === id)
      .map(({ id: attributeId, name, value }) => ({ id: attributeId, attId: name, attValue: value })),
  }));
};

const readListings = async (db: Db | Tx, skuIds: readonly string[]): Promise<Pick<Product, 'publications' | 'images'>> => {
  if (skuIds.length === 0) return { publications: [], images: [] };
  const found = await db
    .select({
      id: listing.id,
      title: listing.title,
      status: listing.status,
      code: listing.sku,
      price: listing.price,
      account: marketplaceAccount.name,
      images: listingDetail.images,
    })
    .from(listing)
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .where(inArray(listing.skuId, [...skuIds]))
    .orderBy(desc(listing.queuedAt), asc(listing.id))
    .limit(mostListings);
  return {
    publications: found.map(({ id, title, status, code, price, account }) => ({
      publishId: id,
      title,
      status,
      sku: code,
      price,
      marketPlaceName: account,
    })),
    images: [...new Set(found.flatMap(({ images }) => images))].slice(0, mostPictures).map(imageUrl),
  };
};

const mostEvents = 50;

/** Its changes, newest first. Events of before they said what they changed stand with who and when. */
const readHistory = async (db: Db | Tx, id: string, { role }: Actor): Promise<Product['history']> => {
  const events = await db
    .select()
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), inArray(event.type, ProductEventType.options)))
    .orderBy(desc(event.seq))
    .limit(mostEvents);
  return events.map(({ type, at, actorName, data }) => {
    const { changes = [], order = null } = data as unknown as ProductEventData;
    return {
      type: ProductEventType.parse(type),
      at: at.toISOString(),
      userName: actorName,
      changes: role === 'reviewer' ? changes.filter((each) => !isOfCost(each)) : [...changes],
      order,
    };
  });
};

/** One product as `reader` may see it; null when absent or foreign alike. */
export const productOf = async (db: Db | Tx, id: string, reader: Actor): Promise<Product | null> => {
  const [known] = await db
    .select({ createdAt: product.createdAt })
    .from(product)
    .where(and(eq(product.id, id), productsOf(reader)));
  const [row] = known ? await selectProducts(db, [id]) : [];
  if (!known || !row) return null;
  const skus = await readSkus(db, id, reader);
  const gtins = skus.flatMap(({ gtin }) => (gtin === null ? [] : [gtin]));
  const listed = await readListings(
    db,
    skus.map(({ _id }) => _id),
  );
  const { isListed, warningOf } = await hidingFrom(db, reader);
  return {
    ...row,
    createdAt: known.createdAt.toISOString(),
    skus: skus.map((each) => ({ ...each, warning: warningOf({ ...each, sellerId: row.sellerId }) })),
    publications: listed.publications.filter(isListed),
    images: listed.images,
    sameEan: await sameEanProducts(db, gtins, id, reader),
    history: await readHistory(db, id, reader),
  };
};

/** GET /product/{id} */
export const getProductRoute = readRoute(getProduct, async ({ params: { id } }, { db, actor }) =>
  orNotFound(await productOf(db, id, actor)),
);
