import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { listKit } from '#contract/kit.ts';
import { longestTitle } from '#contract/listing-edit.ts';
import type { NewListings } from '#contract/new-listings.ts';
import { ok, refuse } from '#lib/result.ts';
import { findLeaf } from '../categories/find-leaf.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import { invalid, stepRefused } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { insertListing } from '../listings/insert-listing.ts';
import { isKit } from '../listings/listing-filter.ts';
import { namedAccounts } from '../marketplace-accounts/named-accounts.ts';
import { kitsOf, selectKits } from './kit-row.ts';
import { takeKit } from './take-kit.ts';

/** Held before the kit, as whoever changes a stock holds them; what they cost and weigh stays until the listings are made. */
const holdParts = async ({ tx, actor }: WriteContext, id: string): Promise<void> => {
  const isPart = tx
    .select({ one: sql`1` })
    .from(kitPart)
    .innerJoin(kit, eq(kit.id, kitPart.kitId))
    .where(and(eq(kit.id, id), eq(kitPart.skuId, sku.id), kitsOf(actor)));
  await tx.select({ id: sku.id }).from(sku).where(exists(isPart)).orderBy(asc(sku.id)).for('share');
};

/** What of the products of its parts a listing is made of, the first part's first. */
const readProducts = ({ tx }: WriteContext, id: string) =>
  tx
    .select({ categoryId: product.categoryId, brand: product.brand, isArchived: product.isArchived })
    .from(kitPart)
    .innerJoin(sku, eq(sku.id, kitPart.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(kitPart.kitId, id))
    .orderBy(asc(kitPart.position));

/** As many whole words as a title has room for. */
const titleOf = (name: string): string => {
  if ([...name].length <= longestTitle) return name;
  const room = [...name].slice(0, longestTitle + 1).join('');
  const words = room.slice(0, room.lastIndexOf(' '));
  return words === '' ? [...name].slice(0, longestTitle).join('') : words;
};

/** POST /kit/{id}/publish: one listing in each account, in the category of its first part. What is there already is told, and not made twice. */
export const listKitRoute = writeRoute(listKit, async ({ params: { id }, body }, context) => {
  const { tx } = context;
  await holdParts(context, id);
  const taken = await takeKit(context, id);
  if (!taken.ok) return taken;
  const { sellerId, code } = taken.value;
  const [row] = await selectKits(tx, [id]);
  const products = await readProducts(context, id);
  const [first] = products;
  if (!row || !first) throw new Error(`Kit ${id} has no parts`);
  if (products.some(({ isArchived }) => isArchived))
    return refuse(stepRefused('Há produto arquivado neste kit: reative antes de anunciar'));
  const accounts = await namedAccounts(tx, sellerId, body.accounts);
  if (!accounts) return refuse(invalid('Conta não encontrada', [{ message: 'Conta não encontrada', path: 'body.accounts' }]));
  const leaf = await findLeaf(tx, first.categoryId);
  if (!leaf.ok) return refuse(stepRefused(leaf.error));
  const [owner] = await tx.select().from(seller).where(eq(seller.id, sellerId));
  const [of] = await tx.select().from(category).where(eq(category.id, first.categoryId));
  if (!owner || !of) throw new Error(`Kit ${id} has no company or category`);

  const there = await tx
    .select({ id: listing.id, accountId: listing.accountId })
    .from(listing)
    .where(and(eq(listing.sellerId, sellerId), eq(listing.sku, code), isKit, inArray(listing.accountId, body.accounts)))
    .orderBy(asc(listing.queuedAt), asc(listing.id));
  const listings: NewListings = { made: [], existing: [] };
  for (const account of accounts) {
    const named = { sku: code, marketPlaceName: account.name };
    const known = there.find(({ accountId }) => accountId === account.id);
    if (known) {
      listings.existing.push({ publishId: known.id, ...named });
      continue;
    }
    const publishId = await insertListing(context, {
      owner,
      account,
      of,
      isKit: true,
      title: titleOf(row.name),
      brand: products.every(({ brand }) => brand === first.brand) ? first.brand : null,
      attributes: [],
      // A kit is bound to no SKU of its own, and has no barcode because it is one.
      sku: { id: null, code, gtin: null, noBarcode: 'pack', price: row.price },
      dimensions: row.dimensions,
    });
    listings.made.push({ publishId, ...named });
  }
  return ok(listings);
});
