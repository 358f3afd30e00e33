import { eq, sql } from 'drizzle-orm';
import type { LinkRow } from '#contract/link.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { product, sku } from '../db/schema/product.ts';
import { imageUrl } from '../listings/listing-row.ts';
import { suggestionsFor } from './sku-offers.ts';

/** Unbound listings stand before the others; written out as the index has it. */
export const isBound = sql`(${listing.skuId} is not null)`;

type Bound = NonNullable<LinkRow['bound']>;
const isWhole = (bound: { readonly [Part in keyof Bound]: Bound[Part] | null } | null): bound is Bound =>
  bound !== null && Object.values(bound).every((part) => part !== null);

/** Listings as links, unbound ones first and each of those with what suits it best; `ids` says which. */
export const selectLinks = async (db: Db | Tx, ids: readonly string[]): Promise<readonly LinkRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: listing.id,
      version: listing.version,
      title: listing.title,
      code: listing.sku,
      gtin: listing.gtin,
      cover: listing.cover,
      status: listing.status,
      sellerId: listing.sellerId,
      sellerName: seller.name,
      account: marketplaceAccount.name,
      bound: { skuId: sku.id, sku: sku.sku, productId: sku.productId, productName: product.title },
    })
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
    .leftJoin(sku, eq(sku.id, listing.skuId))
    .leftJoin(product, eq(product.id, sku.productId))
    .where(sql`${listing.id} = any(${sql.param([...ids])}::text[])`)
    .orderBy(isBound, listing.id);
  const toBind = rows
    .filter(({ bound }) => !isWhole(bound))
    .map(({ id, sellerId, title, code: own, gtin }) => ({ id, sellerId, title, sku: own, gtin }));
  const suggestions = await suggestionsFor(db, toBind);
  const suggestionOf = new Map(toBind.map(({ id }, at) => [id, suggestions[at] ?? null]));
  return rows.map(({ id, title, code, account, cover, bound, ...own }): LinkRow => ({
    _id: id,
    name: title,
    sku: code,
    ...own,
    cover: cover === null ? null : imageUrl(cover),
    marketPlaceName: account,
    bound: isWhole(bound) ? bound : null,
    suggestion: suggestionOf.get(id) ?? null,
  }));
};
