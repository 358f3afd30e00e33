import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { product, sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import type { StepContext } from '../listings/write-listing.ts';
import { bareOf } from '../products/find-skus.ts';
import { productChanges } from '../products/product-changes.ts';
import type { ProductEventData } from '../products/product-event.ts';
import { subjectOf } from '../products/product-row.ts';
import { productTexts } from '../products/product-texts.ts';
import { syncListingBarcodes } from '../products/sync-listing-barcodes.ts';
import { writeSkus, type SkuColumns, type SkuRecord } from '../products/write-skus.ts';
import { appendEvent } from '../stream/append-event.ts';
import { skuTexts, type Difference } from './compare-listing.ts';
import { importer } from './insert-rows.ts';
import type { Here } from './read-here.ts';

/** It is in no company and in no session, and decides nothing. */
export const stepOfImport = (tx: Tx, now: Date): StepContext => ({
  tx,
  actor: { ...importer, role: 'superuser', sellerId: null, isMoneyManager: false },
  clock: () => now,
  idempotencyKey: null,
  decided: { at: now, shownMs: null, suggestion: null },
});

const ofProduct = ['title', 'brand'] as const;
const ofSku = ['price', 'gtin', 'height', 'width', 'depth', 'weight', 'stock'] as const satisfies readonly (keyof SkuColumns)[];

interface Updated {
  readonly here: Here;
  /** With what differs as the file has it. */
  readonly after: Here;
  readonly differences: readonly Difference[];
  /** The code that the row names; null where it names none. */
  readonly code: string | null;
}

/** A person may have bound the listing to another SKU since: the row says nothing of that one, nor of its product. */
const namesAnother = (code: string | null, own: string): boolean => code !== null && bareOf(code) !== bareOf(own);

/**
 * Of the SKU only what the file changes, and what it is not already: a sale may have taken some of it since it was compared. A price that is
 * the listing's own says nothing of the SKU's. (decision 0123)
 */
const changedOfSku = (own: SkuRecord, { here, after, differences }: Updated): Partial<SkuColumns> => {
  const written = { ...after, stock: after.stock ?? 0 };
  const [before, now] = [skuTexts(own), skuTexts(written)];
  const isChanged = (field: (typeof ofSku)[number]): boolean =>
    differences.some((each) => each.field === field) && before[field] !== now[field] && (field !== 'price' || own.price === here.price);
  return Object.fromEntries(ofSku.filter(isChanged).map((field) => [field, written[field]]));
};

/** The product and its SKU as they stand, which may be otherwise than the listing; null of a listing that is bound to none. */
const standing = async (tx: Tx, skuId: string | null) => {
  if (skuId === null) return null;
  const [found] = await tx
    .select({ own: sku, product: { id: product.id, version: product.version, title: product.title, brand: product.brand } })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(sku.id, skuId))
    .for('no key update');
  return found ?? null;
};

/** Writes the SKU and the product too, each with an event: a form that has them open is told. Description, pictures and attributes are the listing's alone. */
export const updateProduct = async (context: StepContext, updated: Updated): Promise<void> => {
  const { after, differences, code } = updated;
  const { tx, clock } = context;
  const found = await standing(tx, after.skuId);
  if (!found || namesAnother(code, found.own.sku)) return;
  const { own, product: was } = found;
  const columns = changedOfSku(own, updated);
  const named = { title: was.title, brand: was.brand };
  for (const field of ofProduct) if (differences.some((each) => each.field === field)) Object.assign(named, { [field]: after[field] });
  const changed = Object.keys(columns).length > 0 ? [{ before: own, columns }] : [];
  const fields = [...ofProduct.filter((field) => named[field] !== was[field]), ...changed.map(({ before }) => `sku:${before.sku}`)];
  if (fields.length === 0) return;
  const version = was.version + 1;
  await tx
    .update(product)
    .set({ ...named, ...productTexts(named), version })
    .where(eq(product.id, was.id));
  const record: WriteContext['record'] = (each) => appendEvent(tx, importer, clock(), null, each);
  const data: ProductEventData = { fields, changes: productChanges(was, named, changed) };
  await record({ subject: subjectOf(was.id), type: 'edited', version, data: { ...data }, sellerId: after.sellerId });
  // The listing of the file is under review; others that sell the SKU may be on sale.
  await writeSkus(tx, changed, record, clock());
  await syncListingBarcodes(context, { skuId: own.id, now: columns, but: after.id });
};
