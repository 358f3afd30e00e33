import { and, asc, eq, inArray } from 'drizzle-orm';
import { longestTitle } from '#contract/listing-edit.ts';
import type { NamedListing } from '#contract/new-listings.ts';
import { listProduct } from '#contract/product.ts';
import { ok, refuse } from '#lib/result.ts';
import { stepProduct } from '#machines/lifecycle/product.ts';
import { findLeaf } from '../categories/find-leaf.ts';
import type { Tx } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { skuAttribute } from '../db/schema/sku-attribute.ts';
import { invalid, stepRefused } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { insertListing } from '../listings/insert-listing.ts';
import { namedAccounts } from '../marketplace-accounts/named-accounts.ts';
import { productsOf, statusOf } from './product-row.ts';
import { takeProduct } from './take-product.ts';

type SkuRecord = typeof sku.$inferSelect;
type Attributes = readonly { readonly skuId: string; readonly name: string; readonly value: string }[];

/** Held before the product, as who changes their stock holds them; they stay as they are until their listings are made. */
const holdSkus = ({ tx, actor }: WriteContext, id: string, skuIds: readonly string[]): Promise<readonly SkuRecord[]> =>
  tx
    .select()
    .from(sku)
    .where(
      and(
        inArray(sku.id, [...skuIds]),
        inArray(
          sku.productId,
          tx
            .select({ id: product.id })
            .from(product)
            .where(and(eq(product.id, id), productsOf(actor))),
        ),
      ),
    )
    .orderBy(asc(sku.id))
    .for('share');

/** What sets a SKU apart is part of its title, as long as that fits. */
const titleOf = (name: string, told: Attributes): string => {
  const whole = [name, ...told.map(({ value }) => value)].join(' ');
  return [...whole].length <= longestTitle ? whole : name;
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
    const skus = await holdSkus(context, id, skuIds);
    const taken = await takeProduct(context, id);
    if (!taken.ok) return taken;
    const { sellerId, categoryId, title, brand, isArchived } = taken.value;
    if (!stepProduct(statusOf(isArchived), 'list', { party: actor.role }).ok)
      return refuse(stepRefused('Produto arquivado: reative antes de anunciar'));
    if (skus.length < new Set(skuIds).size)
      return refuse(invalid('SKU não encontrado', [{ message: 'SKU não encontrado', path: 'body.skus' }]));
    const accounts = await namedAccounts(tx, sellerId, accountIds);
    if (!accounts) return refuse(invalid('Conta não encontrada', [{ message: 'Conta não encontrada', path: 'body.accounts' }]));
    const leaf = await findLeaf(tx, categoryId);
    if (!leaf.ok) return refuse(stepRefused(leaf.error));

    const [owner] = await tx.select().from(seller).where(eq(seller.id, sellerId));
    const [of] = await tx.select().from(category).where(eq(category.id, categoryId));
    if (!owner || !of) throw new Error(`Product ${id} has no company or category`);
    const attributes = await readAttributes(tx, skuIds);
    const there = await tx
      .select({ id: listing.id, accountId: listing.accountId, skuId: listing.skuId })
      .from(listing)
      .where(and(inArray(listing.skuId, skuIds), inArray(listing.accountId, accountIds)))
      .orderBy(asc(listing.queuedAt), asc(listing.id));

    const made: NamedListing[] = [];
    const existing: NamedListing[] = [];
    for (const account of accounts)
      for (const each of skus) {
        const named = { sku: each.sku, marketPlaceName: account.name };
        const known = there.find((found) => found.accountId === account.id && found.skuId === each.id);
        if (known) {
          existing.push({ publishId: known.id, ...named });
          continue;
        }
        const told = attributes.filter(({ skuId }) => skuId === each.id);
        const publishId = await insertListing(context, {
          owner,
          account,
          of,
          title: titleOf(title, told),
          brand,
          attributes: told,
          sku: { id: each.id, code: each.sku, gtin: each.gtin, noBarcode: each.noBarcode, price: each.price },
          dimensions: { height: each.height, width: each.width, depth: each.depth, weight: each.weight },
        });
        made.push({ publishId, ...named });
      }
    return ok({ made, existing });
  },
);
