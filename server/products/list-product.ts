import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { listProduct } from '#contract/product.ts';
import { refuse } from '#lib/result.ts';
import { stepProduct } from '#machines/lifecycle/product.ts';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { skuAttribute } from '../db/schema/sku-attribute.ts';
import { invalid, stepRefused } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { listInAccounts } from '../listings/list-in-accounts.ts';
import { titleOf } from '../listings/title-of.ts';
import { keepSkus } from './hold-skus.ts';
import { productsOf, statusOf } from './product-row.ts';
import { takeProduct } from './take-product.ts';

type SkuRecord = typeof sku.$inferSelect;
type Attributes = readonly { readonly skuId: string; readonly name: string; readonly value: string }[];

/** Held before the product, until their listings are made. */
const keepItsSkus = ({ tx, actor }: WriteContext, id: string, skuIds: readonly string[]): Promise<readonly SkuRecord[]> => {
  const own = tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, id), productsOf(actor)));
  return keepSkus(tx, and(inArray(sku.id, [...skuIds]), inArray(sku.productId, own)));
};

const readAttributes = (tx: Tx, skuIds: readonly string[]): Promise<Attributes> =>
  tx
    .select({ skuId: skuAttribute.skuId, name: skuAttribute.name, value: skuAttribute.value })
    .from(skuAttribute)
    .where(inArray(skuAttribute.skuId, [...skuIds]))
    .orderBy(asc(skuAttribute.name));

/** POST /product/{id}/publish: one listing of each SKU in each account. What is there already is told, and not made twice. */
export const listProductRoute = writeRoute(
  listProduct,
  async ({ params: { id }, body: { accounts: accountIds, skus: skuIds } }, context) => {
    const { tx, actor } = context;
    const skus = await keepItsSkus(context, id, skuIds);
    const taken = await takeProduct(context, id);
    if (!taken.ok) return taken;
    const { sellerId, categoryId, title, brand, isArchived } = taken.value;
    if (!stepProduct(statusOf(isArchived), 'list', { party: actor.role }).ok)
      return refuse(stepRefused('Produto arquivado: reative antes de anunciar'));
    if (skus.length < new Set(skuIds).size)
      return refuse(invalid('SKU não encontrado', [{ message: 'SKU não encontrado', path: 'body.skus' }]));
    const attributes = await readAttributes(tx, skuIds);
    const toldOf = (of: string): Attributes => attributes.filter(({ skuId }) => skuId === of);
    return listInAccounts(context, {
      sellerId,
      categoryId,
      accountIds,
      // How many pieces are one of a listing of several stands nowhere; that of a kit composed here goes by the SKU's own code. (decision 0130)
      alreadySells: and(inArray(listing.skuId, skuIds), sql`(not ${listing.kit} or ${listing.ofKit})`),
      things: skus.map(({ id: skuId, sku: code, gtin, noBarcode, price, height, width, depth, weight }) => ({
        title: titleOf(
          title,
          toldOf(skuId).map(({ value }) => value),
        ),
        brand,
        attributes: toldOf(skuId),
        sku: { id: skuId, code, gtin, noBarcode, price },
        dimensions: { height, width, depth, weight },
      })),
    });
  },
);
