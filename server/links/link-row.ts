import { and, eq, sql } from 'drizzle-orm';
import type { LinkRow } from '#contract/link.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { kit } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { product, sku } from '../db/schema/product.ts';
import { imageUrl } from '../listings/listing-row.ts';
import { suggestionsFor } from './sku-offers.ts';

/** Unbound listings stand before the others, which a SKU or a kit tells what they sell; written out as the index has it. */
export const isBound = sql`(${listing.skuId} is not null or ${listing.ofKit})`;

type Bound = NonNullable<LinkRow['bound']>;
type OfKit = NonNullable<LinkRow['kit']>;
const isWhole = <Whole extends object>(found: { readonly [Part in keyof Whole]: Whole[Part] | null } | null): found is Whole =>
  found !== null && Object.values(found).every((part) => part !== null);

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
      kit: { kitId: kit.id, name: kit.title },
      bound: { skuId: sku.id, sku: sku.sku, productId: sku.productId, productName: product.title },
    })
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
    .leftJoin(sku, eq(sku.id, listing.skuId))
    .leftJoin(product, eq(product.id, sku.productId))
    .leftJoin(kit, and(listing.ofKit, eq(kit.sellerId, listing.sellerId), eq(kit.code, listing.sku)))
    .where(sql`${listing.id} = any(${sql.param([...ids])}::text[])`)
    .orderBy(isBound, listing.id);
  const toBind = rows
    .filter(({ bound, kit: sold }) => !isWhole<Bound>(bound) && !isWhole<OfKit>(sold))
    .map(({ id, sellerId, title, code: own, gtin }) => ({ id, sellerId, title, sku: own, gtin }));
  const suggestions = await suggestionsFor(db, toBind);
  const suggestionOf = new Map(toBind.map(({ id }, at) => [id, suggestions[at] ?? null]));
  return rows.map(({ id, title, code, account, cover, bound, kit: sold, ...own }): LinkRow => ({
    _id: id,
    name: title,
    sku: code,
    ...own,
    cover: cover === null ? null : imageUrl(cover),
    marketPlaceName: account,
    bound: isWhole<Bound>(bound) ? bound : null,
    kit: isWhole<OfKit>(sold) ? sold : null,
    suggestion: suggestionOf.get(id) ?? null,
  }));
};
