import { and, asc, eq, inArray } from 'drizzle-orm';
import { brokenRules, sayListingRule, type BrokenRule, type ListingToCheck } from '#contract/listing-rules.ts';
import { saveProduct, type ProductEdit } from '#contract/product.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { changedMeanwhile, invalid, invalidBecause, notFound, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { productOf } from './get-product.ts';
import { productsOf, subjectOf } from './product-row.ts';
import { productTexts } from './product-texts.ts';
import { syncListingBarcodes } from './sync-listing-barcodes.ts';

type ProductRecord = Pick<typeof product.$inferSelect, 'id' | 'version' | 'sellerId' | 'title' | 'brand'>;
type SkuRecord = typeof sku.$inferSelect;
type SkuColumns = Pick<SkuRecord, 'gtin' | 'price' | 'stock' | 'height' | 'width' | 'depth' | 'weight'>;

/**
 * Held in the order in which a decision on a listing takes them: the listings that copy from its SKUs, the SKUs, and the product last. The
 * other way round the two could wait for each other for ever.
 */
const holdBelow = async ({ tx, actor }: WriteContext, id: string): Promise<void> => {
  const own = tx
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.id, id), productsOf(actor)));
  await tx.select({ id: listing.id }).from(listing).where(inArray(listing.skuId, own)).orderBy(asc(listing.id)).for('no key update');
  await tx.select({ id: sku.id }).from(sku).where(inArray(sku.id, own)).orderBy(asc(sku.id)).for('no key update');
  // Their stock says which kits are short (decision 78).
  const kits = tx.select({ id: kitPart.kitId }).from(kitPart).where(inArray(kitPart.skuId, own));
  await tx.select({ id: kit.id }).from(kit).where(inArray(kit.id, kits)).orderBy(asc(kit.id)).for('no key update');
};

/** Finds and locks, then refuses in this order: absent or foreign, changed since the version decided on. */
const takeProduct = async ({ tx, actor, ifMatch }: WriteContext, id: string): Promise<Result<ProductRecord, ServerProblem>> => {
  const [found] = await tx
    .select({ id: product.id, version: product.version, sellerId: product.sellerId, title: product.title, brand: product.brand })
    .from(product)
    .where(and(eq(product.id, id), productsOf(actor)))
    .for('no key update');
  if (!found) return refuse(notFound());
  const standing = { subject: subjectOf(id), version: found.version, status: '' };
  const conflict = ifMatch === null ? null : await conflictSince(tx, standing, actor.id, ifMatch);
  return conflict ? refuse(changedMeanwhile(conflict)) : ok(found);
};

const columnsOf = ({ gtin, price, stock, dimensions }: ProductEdit['skus'][number]): SkuColumns => ({
  gtin: gtin === '' ? null : gtin,
  price,
  stock,
  ...dimensions,
});

interface ChangedSku {
  /** Where it stands in the edit. */
  readonly at: number;
  readonly before: SkuRecord;
  readonly columns: Partial<SkuColumns>;
}

const changedOf = (before: SkuRecord, after: SkuColumns): Partial<SkuColumns> =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => before[column as keyof SkuColumns] !== value));

const pathOf = (at: number, path: string): string => `body.skus.${at}.${path.replace('dimensions.', '')}`;

/** The rules of a listing, asked of what changed: a measure an import left too long does not keep anybody from correcting a price. */
const brokenBy = ({ at, before, columns }: ChangedSku): readonly BrokenRule[] => {
  const { gtin, price: _price, stock: _stock, ...sides } = columns;
  const { height, width, depth, weight } = { ...before, ...columns };
  const edit: ListingToCheck = { ...(gtin === undefined ? {} : { gtin }), dimensions: { height, width, depth, weight } };
  return brokenRules(edit)
    .filter(({ path }) => path === 'gtin' || path.slice('dimensions.'.length) in sides)
    .map((each) => ({ ...each, path: pathOf(at, each.path) }));
};

/** Which SKUs are another than they were; null when one is named that is not the product's. */
const readChanged = async ({ tx }: WriteContext, id: string, edit: ProductEdit): Promise<readonly ChangedSku[] | null> => {
  const own = await tx.select().from(sku).where(eq(sku.productId, id)).orderBy(asc(sku.id));
  const named = edit.skus.map((each, at) => ({ at, edit: each, before: own.find((record) => record.id === each._id) }));
  if (named.some(({ before }) => !before) || new Set(edit.skus.map(({ _id }) => _id)).size < named.length) return null;
  return named.flatMap(({ at, edit: each, before }) => {
    const columns = before ? changedOf(before, columnsOf(each)) : {};
    return before && Object.keys(columns).length > 0 ? [{ at, before, columns }] : [];
  });
};

/** PUT /product/{id}: what a listing copies of its SKU, the barcode, its listings say from then on too. */
export const saveProductRoute = writeRoute(saveProduct, async ({ params: { id }, body }, context) => {
  const { tx, actor, record } = context;
  await holdBelow(context, id);
  const taken = await takeProduct(context, id);
  if (!taken.ok) return taken;
  const changed = await readChanged(context, id, body);
  if (!changed) return refuse(invalid('SKU não encontrado', [{ message: 'SKU não encontrado', path: 'body.skus' }]));
  const causes = changed.flatMap(brokenBy).map((each) => ({ message: sayListingRule(each), path: each.path }));
  if (causes.length > 0) return refuse(invalidBecause(causes));

  const { version, sellerId, title, brand } = taken.value;
  const fields = [
    ...(title === body.name ? [] : ['title']),
    ...(brand === body.brand ? [] : ['brand']),
    ...changed.map(({ before }) => `sku:${before.sku}`),
  ];
  if (fields.length > 0) {
    const named = { title: body.name, brand: body.brand };
    await tx
      .update(product)
      .set({ ...named, ...productTexts(named), version: version + 1 })
      .where(eq(product.id, id));
    for (const { before, columns } of changed) await tx.update(sku).set(columns).where(eq(sku.id, before.id));
    await record({ subject: subjectOf(id), type: 'edited', version: version + 1, data: { fields }, sellerId });
    for (const { before, columns } of changed) if (columns.gtin !== undefined) await syncListingBarcodes(context, before.id, columns.gtin);
  }
  const saved = await productOf(tx, id, actor);
  return saved ? ok(saved) : refuse(notFound());
});
