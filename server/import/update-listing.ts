import { and, eq, sql } from 'drizzle-orm';
import type { QueueReason } from '#contract/listing.ts';
import { coverOf } from '#contract/shown-images.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Db, Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import { enqueueStock } from '../integration-jobs/enqueue-stock.ts';
import { subjectOf, type ListingEventData } from '../listings/listing-event.ts';
import { variationsWith } from '../listings/one-barcode.ts';
import { wordsOf } from '../listings/search-words.ts';
import type { StepContext } from '../listings/write-listing.ts';
import { followPrices, pricesOfSkus } from '../prices/follow-prices.ts';
import { holdSkus } from '../products/hold-skus.ts';
import type { ProductEventData } from '../products/product-event.ts';
import { subjectOf as productSubjectOf } from '../products/product-row.ts';
import { syncListingBarcodes } from '../products/sync-listing-barcodes.ts';
import { productTexts } from '../products/product-texts.ts';
import { appendEvent } from '../stream/append-event.ts';
import type { Difference, RowToCompare } from './compare-listing.ts';
import { findCategories } from './find-categories.ts';
import { importer } from './insert-rows.ts';
import type { Here } from './read-here.ts';
import { namedAttributes } from '../listings/named-attributes.ts';

/** What a marketplace shows is changed where its consequences are shown, not by a file: it has to hear of it, and a deal may hold the price. */
export const mayBeUpdated = ({ status }: Here): boolean => status === 'pending' || status === 'refused';

/** What stands here, with what differs as the file has it. */
const mergeInto = (here: Here, { row, images }: RowToCompare, differences: readonly Difference[]): Here => {
  const { title, category, price, gtin, height, width, depth, weight, description, brand, condition, listingType, stock } = row;
  const inFile = { title, category, price, gtin, height, width, depth, weight, description, brand, condition, listingType, stock };
  const fields = new Set<string>(differences.map(({ field }) => field));
  const taken = Object.fromEntries(Object.entries(inFile).filter(([field]) => fields.has(field)));
  return { ...here, ...taken, images: fields.has('image') ? [...images] : here.images };
};

const writeListing = async (tx: Tx, here: Here, after: Here, categoryId: string): Promise<boolean> => {
  const { id, version, title, price, gtin, height, width, depth, weight, images, description, condition, listingType, attributes } = after;
  const reasons = here.status === 'pending' ? [...new Set<QueueReason>([...here.reasons, 'edited'])] : here.reasons;
  const search = wordsOf([title, after.code, gtin, id]);
  const [detail] = await tx.select({ variations: listingDetail.variations }).from(listingDetail).where(eq(listingDetail.listingId, id));
  // A listing and its variation of the same SKU are one thing with one barcode (decision 0100).
  const variations = variationsWith(gtin, after.code, [...(detail?.variations ?? [])]);
  const shown = { title, price, gtin, height, width, depth, weight, categoryId, cover: coverOf(images, variations) };
  const written = await tx
    .update(listing)
    .set({ ...shown, search, reasons, version: version + 1 })
    .where(and(eq(listing.id, id), eq(listing.version, version)))
    .returning({ id: listing.id });
  if (written.length === 0) return false;
  await tx
    .update(listingDetail)
    .set({ description, condition, listingType, images, attributes, variations, complete: price !== null && gtin !== null })
    .where(eq(listingDetail.listingId, id));
  return true;
};

const ofProduct = ['title', 'brand'] as const;
const ofSku = ['price', 'gtin', 'height', 'width', 'depth', 'weight', 'stock'] as const;

/** It is in no company and in no session, and decides nothing. */
const stepOfImport = (tx: Tx, now: Date): StepContext => ({
  tx,
  actor: { ...importer, role: 'superuser', sellerId: null, isMoneyManager: false },
  clock: () => now,
  idempotencyKey: null,
  decided: { at: now, shownMs: null, suggestion: null },
});

/** The SKU and the product are told too, and whoever edits that meanwhile. A listing that is bound to none has neither. */
const writeProduct = async (context: StepContext, after: Here, differences: readonly Difference[]): Promise<void> => {
  const { id, skuId, productId, sellerId, title, brand } = after;
  const isDifferent = (field: Difference['field']): boolean => differences.some((each) => each.field === field);
  const fields = [...ofProduct.filter(isDifferent), ...(ofSku.some(isDifferent) ? [`sku:${after.code}`] : [])];
  if (skuId === null || productId === null || fields.length === 0) return;
  const { tx, clock } = context;
  const now = clock();
  const record: WriteContext['record'] = (each) => appendEvent(tx, importer, now, null, each);
  const isRepriced = isDifferent('price');
  const was = await pricesOfSkus(tx, isRepriced ? [skuId] : []);
  // Of the SKU only what the file changes: a sale may have taken some of it since it was compared.
  const written = { ...after, stock: after.stock ?? 0 };
  const columns = Object.fromEntries(ofSku.filter(isDifferent).map((column) => [column, written[column]]));
  if (Object.keys(columns).length > 0) await tx.update(sku).set(columns).where(eq(sku.id, skuId));
  // The listing of the file is under review; others that sell the SKU may be on sale.
  if (isDifferent('stock')) await enqueueStock(tx, [skuId], now);
  const named = { title, brand };
  const [edited] = await tx
    .update(product)
    .set({ ...(ofProduct.some(isDifferent) ? { ...named, ...productTexts(named) } : {}), version: sql`${product.version} + 1` })
    .where(eq(product.id, productId))
    .returning({ version: product.version });
  if (!edited) throw new Error(`Product ${productId} is gone`);
  // Description, pictures and attributes are the listing's alone.
  const changes = differences.flatMap(({ field, here, inFile }) => {
    const isOfSku = ofSku.some((each) => each === field);
    if (!isOfSku && !ofProduct.some((each) => each === field)) return [];
    return [{ field: isOfSku ? `${field}:${after.code}` : field, before: here === '' ? null : here, after: inFile }];
  });
  const data: ProductEventData = { fields, changes };
  const happened = { subject: productSubjectOf(productId), type: 'edited', version: edited.version, data: { ...data }, sellerId };
  await record(happened);
  if (isDifferent('gtin')) await syncListingBarcodes(context, { id: skuId }, { gtin: after.gtin }, { but: id });
  if (isRepriced) await followPrices(tx, was, await pricesOfSkus(tx, [skuId]), record, now);
};

/**
 * Takes what differs into the listing, its SKU and its product, each with the event its own screens write. Answers whether it did: a listing that
 * somebody changed meanwhile is left to the next run.
 */
export const updateListing = async (
  db: Db,
  toCompare: RowToCompare,
  here: Here,
  differences: readonly Difference[],
  now: Date,
): Promise<boolean> => {
  const merged = mergeInto(here, toCompare, differences);
  const category = (await findCategories(db, [merged.category])).get(foldText(merged.category));
  const categoryId = merged.category === here.category ? here.categoryId : (category?.id ?? here.categoryId);
  const named = namedAttributes(toCompare.row, category?.attributes);
  const others = here.attributes.filter(({ id }) => !named.some((each) => each.id === id));
  const after = { ...merged, attributes: [...others, ...named] };
  const { warning, reasons } = here;
  const changes = differences.map(({ field, label, here: before, inFile }) => ({
    field: field === 'attributes' ? label : field,
    before,
    after: inFile,
  }));
  const data: ListingEventData = { changes, before: { warning, reasons } };
  return db.transaction(async (tx) => {
    await holdSkus(tx, here.skuId === null ? [] : [here.skuId]);
    if (!(await writeListing(tx, here, after, categoryId))) return false;
    const happened = { subject: subjectOf(here.id), type: 'edited', version: here.version + 1, data: { ...data }, sellerId: here.sellerId };
    await appendEvent(tx, importer, now, null, happened);
    await writeProduct(stepOfImport(tx, now), after, differences);
    return true;
  });
};
