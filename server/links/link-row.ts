import { eq, sql } from 'drizzle-orm';
import type { LinkRow } from '#contract/link.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { product, sku } from '../db/schema/product.ts';
import { imageUrl } from '../listings/listing-row.ts';
import { suggestionFor } from './sku-offers.ts';

/** Unbound listings stand before the others; written out as the index has it. */
export const isBound = sql`(${listing.skuId} is not null)`;

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
  const links: LinkRow[] = [];
  for (const { id, title, code, account, cover, bound, ...own } of rows) {
    const { skuId, sku: boundCode, productId, productName } = bound;
    const isKnown = skuId !== null && boundCode !== null && productId !== null && productName !== null;
    links.push({
      _id: id,
      name: title,
      sku: code,
      ...own,
      cover: cover === null ? null : imageUrl(cover),
      marketPlaceName: account,
      bound: isKnown ? { skuId, sku: boundCode, productId, productName } : null,
      suggestion: isKnown ? null : await suggestionFor(db, { sellerId: own.sellerId, title, sku: code, gtin: own.gtin }),
    });
  }
  return links;
};
