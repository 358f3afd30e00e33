import { and, arrayContains, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { marginOf, outcomeOf, type PriceTerms } from '#contract/price-formula.ts';
import { previewPrices, setSkuCost, type PricePreview } from '#contract/price-preview.ts';
import type { ListingStatus } from '#contract/listing.ts';
import { formatCents } from '#lib/money.ts';
import { ok, refuse } from '#lib/result.ts';
import { countedTo, countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { listingCost } from '../listings/listing-cost.ts';
import { ofOwn } from '../http/actor.ts';
import { notFound, stepRefused, type Words } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';
import { readCosts, writeCost } from './sku-costs.ts';
import { costChanges } from '../products/product-changes.ts';
import type { ProductEventData } from '../products/product-event.ts';
import { subjectOf } from '../products/product-row.ts';

/** Prices are made for what is, or may come back, on sale, which what ended there does not; what waits for a review is priced there. */
const priced: readonly ListingStatus[] = ['active', 'paused'];

interface Scope {
  readonly sellerId: string | undefined;
  readonly accountId: string | null;
  readonly categoryId: string | null;
  readonly listingType: 'gold_pro' | 'gold_special' | null;
}

/** Of this category or of one below it. */
const isIn = (tx: Pick<Db, 'select'>, categoryId: string): SQL =>
  inArray(
    listing.categoryId,
    tx
      .select({ id: category.id })
      .from(category)
      .where(or(eq(category.id, categoryId), arrayContains(category.path, [categoryId]))),
  );

/** The listings that a rule is for. */
export const inScope = (tx: Pick<Db, 'select'>, { sellerId, accountId, categoryId, listingType }: Scope): SQL | undefined =>
  and(
    sellerId === undefined ? undefined : eq(listing.sellerId, sellerId),
    inArray(listing.status, [...priced]),
    eq(listing.isClosedThere, false),
    accountId === null ? undefined : eq(listing.accountId, accountId),
    categoryId === null ? undefined : isIn(tx, categoryId),
    listingType === null
      ? undefined
      : sql`exists (select 1 from ${listingDetail} where ${listingDetail.listingId} = ${listing.id} and ${listingDetail.listingType} = ${listingType})`,
  );

const selectPriced = (db: Db, where: SQL | undefined) =>
  db
    .select({
      publishId: listing.id,
      skuId: listing.skuId,
      isKit: listing.kit,
      title: listing.title,
      sku: listing.sku,
      price: listing.price,
      cost: listingCost,
      isLocked: listingDetail.freezedByDeal,
    })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .where(where);

type PricedRow = Awaited<ReturnType<typeof selectPriced>>[number];

/** Of what is a kit nobody says the cost here: it is that of its pieces. */
const toPreview = ({ price, cost, isLocked, isKit, skuId, ...row }: PricedRow, terms: PriceTerms): PricePreview => {
  const { outcome, after } = outcomeOf({ price, cost, isLocked }, terms);
  return {
    ...row,
    skuId: isKit ? null : skuId,
    cost,
    before: price,
    after,
    margin: after === null || cost === null ? null : marginOf(after, cost, terms),
    outcome,
  };
};

/** GET /pricerule/preview: in the order of the listings, a numbered page. */
export const previewPricesRoute = readRoute(previewPrices, async ({ query }, { db, actor }) => {
  const { limit, page, sellerId, marketPlaceId = null, categoryId = null, listingType = null, ending = null, ...shares } = query;
  const own = actor.role === 'superuser' ? sellerId : (actor.sellerId ?? '');
  const where = and(
    inScope(db, { sellerId: own, accountId: marketPlaceId, categoryId, listingType }),
    sellerId === undefined ? undefined : eq(listing.sellerId, sellerId),
  );
  const counted = await countRows(db, listing, where, countedTo(page * limit));
  const rows = await selectPriced(db, where)
    .orderBy(asc(listing.dueAt), asc(listing.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const items = rows.map((row) => toPreview(row, { ...shares, ending }));
  return ok({ items, page, pages: Math.ceil(counted.total / limit), limit, ...counted, next: null });
});

const changedMeanwhile = (cost: number | null): Words =>
  cost === null ? 'O custo foi apagado desde então' : `O custo mudou desde então: agora é ${formatCents(cost)}`;

/**
 * PUT /pricerule/cost/{skuId}: a change of its product, so that a person with its form open is told before they write the old one over it.
 */
export const setSkuCostRoute = writeRoute(setSkuCost, async ({ params: { skuId }, body: { cost, ifCost } }, { tx, actor, record }) => {
  const [found] = await tx
    .select({ id: sku.id, code: sku.sku, productId: sku.productId, sellerId: sku.sellerId })
    .from(sku)
    .where(and(eq(sku.id, skuId), ofOwn(sku.sellerId, actor)));
  if (!found) return refuse(notFound());
  const { code, productId, sellerId } = found;
  const [of] = await tx.select({ version: product.version }).from(product).where(eq(product.id, productId)).for('update');
  if (!of) return refuse(notFound());
  const before = (await readCosts(tx, [skuId])).get(skuId) ?? null;
  if (before === cost) return ok({ skuId, cost });
  if (ifCost !== undefined && before !== ifCost) return refuse(stepRefused(changedMeanwhile(before)));
  const version = of.version + 1;
  await tx.update(product).set({ version }).where(eq(product.id, productId));
  await writeCost(tx, skuId, cost);
  const data: ProductEventData = { fields: [`cost:${code}`], changes: costChanges([{ code, before, after: cost }]) };
  await record({ subject: subjectOf(productId), type: 'edited', version, data: { ...data }, sellerId });
  return ok({ skuId, cost });
});
