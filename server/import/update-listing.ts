import { and, eq } from 'drizzle-orm';
import type { QueueReason } from '#contract/listing.ts';
import { coverOf } from '#contract/shown-images.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Db, Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { subjectOf, type ListingEventData } from '../listings/listing-event.ts';
import { variationsWith } from '../listings/one-barcode.ts';
import { wordsOf } from '../listings/search-words.ts';
import { holdSkus } from '../products/hold-skus.ts';
import { appendEvent } from '../stream/append-event.ts';
import type { Difference, RowToCompare } from './compare-listing.ts';
import { findCategories } from './find-categories.ts';
import { importer } from './insert-rows.ts';
import type { Here } from './read-here.ts';
import { namedAttributes } from '../listings/named-attributes.ts';
import { stepOfImport, updateProduct } from './update-product.ts';

/** What a marketplace shows is changed where its consequences are shown, not by a file: it has to hear of it, and a deal may hold the price. */
export const mayBeUpdated = ({ status }: Here): boolean => status === 'pending' || status === 'refused';

/** The listing as it stands here, with the differing fields as the file has them. */
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
    .set({ description, condition, listingType, images, attributes, variations })
    .where(eq(listingDetail.listingId, id));
  return true;
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
    await updateProduct(stepOfImport(tx, now), { here, after, differences, code: toCompare.row.sku });
    return true;
  });
};
