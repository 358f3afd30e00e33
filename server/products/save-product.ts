import { and, asc, eq, inArray } from 'drizzle-orm';
import { brokenRules, sayListingRule, type BrokenRule, type ListingToCheck } from '#contract/listing-rules.ts';
import { newProductRuleText } from '#contract/new-product-rules.ts';
import { saveProduct, type ProductEdit } from '#contract/product.ts';
import { refuse } from '#lib/result.ts';
import { product, sku } from '../db/schema/product.ts';
import { invalid, invalidBecause, orNotFound } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { readCosts, writeCost } from '../prices/sku-costs.ts';
import { readCategoryChange, type CategoryChange } from './change-category.ts';
import { productOf } from './get-product.ts';
import { holdSkus } from './hold-skus.ts';
import { costChanges, productChanges } from './product-changes.ts';
import type { ProductEventData } from './product-event.ts';
import { productsOf, subjectOf } from './product-row.ts';
import { productTexts } from './product-texts.ts';
import { takeProduct, type ProductRecord } from './take-product.ts';
import { syncListingBarcodes } from './sync-listing-barcodes.ts';
import { writeSkus, type SkuChange, type SkuColumns, type SkuRecord } from './write-skus.ts';

const skusOf = async ({ tx, actor }: WriteContext, id: string): Promise<readonly string[]> => {
  const own = await tx
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.id, id), productsOf(actor)));
  return own.map((each) => each.id);
};

const columnsOf = ({ gtin, noBarcode, price, stock, dimensions }: ProductEdit['skus'][number]): Partial<SkuColumns> => ({
  gtin: gtin === '' ? null : gtin,
  ...(noBarcode !== undefined && (gtin === null || gtin === '') && { noBarcode }),
  price,
  stock,
  ...dimensions,
});

interface ChangedSku extends SkuChange {
  /** Where it stands in the edit. */
  readonly at: number;
}

const changedOf = (before: SkuRecord, after: Partial<SkuColumns>): Partial<SkuColumns> =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => before[column as keyof SkuColumns] !== value));

const pathOf = (at: number, path: string): string => `body.skus.${at}.${path.replace('dimensions.', '')}`;

/** The rules of a listing, asked of what changed: a measure an import left too long does not keep anybody from correcting a price. */
const brokenBy = ({ at, before, columns }: ChangedSku): readonly BrokenRule[] => {
  const { gtin, noBarcode: _reason, price: _price, stock: _stock, ...sides } = columns;
  const { height, width, depth, weight } = { ...before, ...columns };
  const edit: ListingToCheck = { ...(gtin === undefined ? {} : { gtin }), dimensions: { height, width, depth, weight } };
  return brokenRules(edit)
    .filter(({ path }) => path === 'gtin' || path.slice('dimensions.'.length) in sides)
    .map((each) => ({ ...each, path: pathOf(at, each.path) }));
};

/** This edit took the barcode, or the reason for none, and left neither (decision 0122). What never had either is saved all the same. */
const leavesNoReason = ({ before, columns }: ChangedSku): boolean => {
  const after = { ...before, ...columns };
  const hadEither = before.gtin !== null || before.noBarcode !== null;
  return hadEither && after.gtin === null && after.noBarcode === null;
};

/** In the words of the server, each at its field. */
const causesOf = (changed: readonly ChangedSku[]) => [
  ...changed.flatMap(brokenBy).map((each) => ({ message: sayListingRule(each), path: each.path })),
  ...changed.filter(leavesNoReason).map(({ at }) => ({ message: newProductRuleText.noReason, path: pathOf(at, 'gtin') })),
];

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

interface ChangedCost {
  readonly id: string;
  readonly code: string;
  readonly before: number | null;
  readonly after: number | null;
}

const readChangedCosts = async ({ tx }: WriteContext, edit: ProductEdit): Promise<readonly ChangedCost[]> => {
  const named = edit.skus.flatMap(({ _id, cost }) => (cost === undefined ? [] : [{ id: _id, after: cost }]));
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const [codes, costs] = [await tx.select({ id: sku.id, code: sku.sku }).from(sku).where(inArray(sku.id, ids)), await readCosts(tx, ids)];
  return named
    .map(({ id, after }) => ({ id, code: codes.find((each) => each.id === id)?.code ?? '', before: costs.get(id) ?? null, after }))
    .filter(({ before, after }) => before !== after);
};

/** PUT /product/{id}: what a listing copies of its SKU, the barcode, its listings say from then on too. */
export const saveProductRoute = writeRoute(saveProduct, async ({ params: { id }, body }, context) => {
  const { tx, actor } = context;
  await holdSkus(tx, await skusOf(context, id));
  const taken = await takeProduct(context, id);
  if (!taken.ok) return taken;
  const changed = await readChanged(context, id, body);
  if (!changed) return refuse(invalid('SKU não encontrado', [{ message: 'SKU não encontrado', path: 'body.skus' }]));
  const category = await readCategoryChange(tx, taken.value, body.categoryId);
  const causes = [...(category.ok ? [] : [{ message: category.error, path: 'body.categoryId' }]), ...causesOf(changed)];
  if (causes.length > 0) return refuse(invalidBecause(causes));

  const moved = category.ok ? category.value : null;
  await writeProduct(context, taken.value, { edit: body, moved, changed, costs: await readChangedCosts(context, body) });
  return orNotFound(await productOf(tx, id, actor));
});

interface ProductChange {
  readonly edit: ProductEdit;
  readonly moved: CategoryChange | null;
  readonly changed: readonly ChangedSku[];
  readonly costs: readonly ChangedCost[];
}

/** What is as it was is no edit. Listings follow what they copy: the barcode or why there is none, the stock, and the price where they have that of the SKU. */
const writeProduct = async (
  context: WriteContext,
  before: ProductRecord,
  { edit, moved, changed, costs }: ProductChange,
): Promise<void> => {
  const { tx, clock, record } = context;
  const { id, version, sellerId, title, brand } = before;
  const fields = [
    ...(title === edit.name ? [] : ['title']),
    ...(brand === edit.brand ? [] : ['brand']),
    ...(moved ? ['category'] : []),
    ...changed.map((each) => `sku:${each.before.sku}`),
    ...costs.map(({ code }) => `cost:${code}`),
  ];
  if (fields.length === 0) return;
  const named = { title: edit.name, brand: edit.brand };
  await tx
    .update(product)
    .set({ ...named, ...productTexts(named), ...(moved && { categoryId: moved.id }), version: version + 1 })
    .where(eq(product.id, id));
  const changes = [...(moved ? [moved.change] : []), ...productChanges(before, named, changed), ...costChanges(costs)];
  const data: ProductEventData = { fields, changes };
  await record({ subject: subjectOf(id), type: 'edited', version: version + 1, data: { ...data }, sellerId });
  await writeSkus(tx, changed, record, clock());
  for (const { id: skuId, after } of costs) await writeCost(tx, skuId, after);
  for (const { before: own, columns } of changed) await syncListingBarcodes(context, { skuId: own.id, now: columns });
};
