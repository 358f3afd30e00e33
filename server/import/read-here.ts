import { and, eq, inArray, or, type AnyColumn, type SQL } from 'drizzle-orm';
import { oneLine } from '#lib/one-line.ts';
import type { Db } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { event } from '../db/schema/core.ts';
import { withoutSigns } from '../db/schema/folded.ts';
import { kit } from '../db/schema/kit.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { product, sku } from '../db/schema/product.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { bareOf } from '../products/find-skus.ts';

const rowsOf = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: listing.id,
      sellerId: listing.sellerId,
      accountId: listing.accountId,
      accountName: marketplaceAccount.name,
      status: listing.status,
      version: listing.version,
      reasons: listing.reasons,
      warning: listing.warning,
      skuId: listing.skuId,
      code: listing.sku,
      productId: sku.productId,
      title: listing.title,
      category: category.name,
      categoryId: listing.categoryId,
      price: listing.price,
      gtin: listing.gtin,
      height: listing.height,
      width: listing.width,
      depth: listing.depth,
      weight: listing.weight,
      stock: sku.stock,
      brand: product.brand,
      description: listingDetail.description,
      condition: listingDetail.condition,
      listingType: listingDetail.listingType,
      attributes: listingDetail.attributes,
      images: listingDetail.images,
    })
    .from(listing)
    .innerJoin(category, eq(category.id, listing.categoryId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .leftJoin(sku, eq(sku.id, listing.skuId))
    .leftJoin(product, eq(product.id, sku.productId))
    .where(inArray(listing.id, [...ids]));

/** What an imported row is compared with: the listing as it stands, whoever changed it since. */
export type Here = Awaited<ReturnType<typeof rowsOf>>[number];

export const readHere = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Here>> =>
  new Map((await rowsOf(db, ids)).map((row) => [row.id, row]));

/** Which of these were here, and were removed. */
export const findRemoved = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ subject: event.subject })
    .from(event)
    .where(and(inArray(event.subject, ids.map(subjectOf)), eq(event.type, 'removed')));
  const gone = new Set(rows.map(({ subject }) => subject));
  return new Set(ids.filter((id) => gone.has(subjectOf(id))));
};

/**
 * Which of these codes the company has given already: to a SKU, made by a person or by another listing, or to a kit. An older build kept
 * them as they were written: two that are cleaned alike are one code.
 */
export const findTakenCodes = async (db: Db, sellerId: string, codes: readonly string[]): Promise<ReadonlySet<string>> => {
  const bare = [...new Set(codes.flatMap((code) => bareOf(code) || []))];
  const isAlike = (of: AnyColumn): SQL | undefined => or(inArray(of, [...codes]), inArray(withoutSigns(of), bare));
  const taken = await db
    .select({ code: sku.sku })
    .from(sku)
    .where(and(eq(sku.sellerId, sellerId), isAlike(sku.sku)));
  const ofKits = await db
    .select({ code: kit.code })
    .from(kit)
    .where(and(eq(kit.sellerId, sellerId), isAlike(kit.code)));
  return new Set([...taken, ...ofKits].map(({ code }) => oneLine(code)));
};
