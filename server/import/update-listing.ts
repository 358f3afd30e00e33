import { and, eq, sql } from 'drizzle-orm';
import type { QueueReason } from '#contract/listing.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Db } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { subjectOf, type ListingEventData } from '../listings/listing-event.ts';
import { wordsOf } from '../listings/search-words.ts';
import { subjectOf as productSubjectOf } from '../products/product-row.ts';
import { productTexts } from '../products/product-texts.ts';
import { appendEvent } from '../stream/append-event.ts';
import type { Difference, RowToCompare } from './compare-listing.ts';
import { findCategories } from './find-categories.ts';
import { importer } from './insert-rows.ts';
import type { Here } from './read-here.ts';
import { toAttributes } from './to-attributes.ts';

/** What a marketplace shows is changed where its consequences are shown, not by a file: it has to hear of it, and a deal may hold the price. */
export const mayBeUpdated = ({ status }: Here): boolean => status === 'pending' || status === 'refused';

/** The columns named by a difference, of those given. */
const only = <Columns extends object>(differences: readonly Difference[], columns: Columns): Partial<Columns> =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => differences.some(({ field }) => field === name))) as Partial<Columns>;

/**
 * Takes what differs into the listing, its SKU and its product, each with the event its own screens write. Answers whether it did: a listing that
 * somebody changed meanwhile is left to the next run.
 */
export const updateListing = async (
  db: Db,
  { row, images }: RowToCompare,
  here: Here,
  differences: readonly Difference[],
  now: Date,
): Promise<boolean> => {
  const isDifferent = (field: Difference['field']): boolean => differences.some((each) => each.field === field);
  const categories = await findCategories(db, isDifferent('category') ? [row.category] : [here.category]);
  const category = categories.get(foldText(isDifferent('category') ? row.category : here.category));
  const { title, price, gtin, height, width, depth, weight, description, condition, listingType } = row;
  const copied = only(differences, { gtin, price, height, width, depth, weight });
  const after = { ...here, ...copied };
  const reasons = here.status === 'pending' ? [...new Set<QueueReason>([...here.reasons, 'edited'])] : here.reasons;
  const named = new Set(toAttributes(row, category).map(({ id }) => id));
  return db.transaction(async (tx) => {
    const written = await tx
      .update(listing)
      .set({
        ...copied,
        ...only(differences, { title }),
        ...(isDifferent('category') && category ? { categoryId: category.id } : {}),
        ...(isDifferent('image') ? { cover: images[0] ?? null } : {}),
        search: wordsOf([isDifferent('title') ? title : here.title, here.code, after.gtin, here.id]),
        reasons,
        version: here.version + 1,
      })
      .where(and(eq(listing.id, here.id), eq(listing.version, here.version)))
      .returning({ id: listing.id });
    if (written.length === 0) return false;
    await tx
      .update(listingDetail)
      .set({
        ...only(differences, { description }),
        ...(isDifferent('condition') && condition ? { condition } : {}),
        ...(isDifferent('listingType') && listingType ? { listingType } : {}),
        ...(isDifferent('image') ? { images: [...images] } : {}),
        attributes: [...here.attributes.filter(({ id }) => !named.has(id)), ...toAttributes(row, category)],
        complete: after.price !== null && after.gtin !== null,
      })
      .where(eq(listingDetail.listingId, here.id));
    const data: ListingEventData = {
      changes: differences.map(({ field, label, here: before, inFile }) => ({
        field: field === 'attributes' ? label : field,
        before,
        after: inFile,
      })),
      before: { warning: here.warning, reasons: here.reasons },
    };
    await appendEvent(tx, importer, now, null, {
      subject: subjectOf(here.id),
      type: 'edited',
      version: here.version + 1,
      data: { ...data },
      sellerId: here.sellerId,
    });
    const { skuId, productId } = here;
    if (skuId === null || productId === null) return true;
    const ofSku = { ...copied, ...(isDifferent('stock') ? { stock: row.stock ?? 0 } : {}) };
    if (Object.keys(ofSku).length > 0) await tx.update(sku).set(ofSku).where(eq(sku.id, skuId));
    const titled = { title: isDifferent('title') ? title : here.title, brand: isDifferent('brand') ? row.brand : here.brand };
    const isTitled = isDifferent('title') || isDifferent('brand');
    if (!isTitled && Object.keys(ofSku).length === 0) return true;
    const [edited] = await tx
      .update(product)
      .set({ ...(isTitled ? { ...titled, ...productTexts(titled) } : {}), version: sql`${product.version} + 1` })
      .where(eq(product.id, productId))
      .returning({ version: product.version });
    if (!edited) throw new Error(`Product ${productId} is gone`);
    const fields = [...(['title', 'brand'] as const).filter(isDifferent), ...(Object.keys(ofSku).length > 0 ? [`sku:${here.code}`] : [])];
    await appendEvent(tx, importer, now, null, {
      subject: productSubjectOf(productId),
      type: 'edited',
      version: edited.version,
      data: { fields },
      sellerId: here.sellerId,
    });
    return true;
  });
};
