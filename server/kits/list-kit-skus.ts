import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { listKitSkus } from '#contract/kit.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { withoutSigns } from '../db/schema/folded.ts';
import { kit } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { skuCost } from '../db/schema/price-rule.ts';
import { product, sku } from '../db/schema/product.ts';
import type { Actor } from '../http/actor.ts';
import { readRoute } from '../http/route.ts';
import { queryFor } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { bareOf, beginningsOf } from '../products/find-skus.ts';
import { kitSkuColumns, toKitSku } from './kit-row.ts';

/** As many as are looked through beneath a search. */
const mostFound = 20;

/** Looked into at most, of each way to find: whoever wants another types on. */
const mostLookedInto = 200;

/**
 * By words of the product's title and brand, or by the beginning of a code or a barcode: each is an index of its own, and none reads
 * more than a few of what a short word finds.
 */
export const skusFoundBy = (search: string, sellerId: string | undefined): SQL => {
  const query = searchQueryOf(search);
  const most = sql.raw(String(mostLookedInto));
  const whose = sellerId === undefined ? sql`true` : eq(sku.sellerId, sellerId);
  // Nothing typed yet: the first products by title, which are an index too.
  if (query === null) {
    const own = sellerId === undefined ? sql`true` : sql`p.seller_id = ${sellerId}`;
    return sql`${sku.productId} in (select p.id from ${product} p where ${own} order by p.sort_title, p.id limit ${most})`;
  }
  const named = sql`(select ${sku.id} from ${sku} join ${product} p on p.id = ${sku.productId} where p.search @@ ${queryFor(query)} and ${whose} limit ${most})`;
  const begun = beginningsOf(search).map(
    (beginning) =>
      sql`(select ${sku.id} from ${sku} where ${beginning.matches} and ${whose} order by ${beginning.of} using ~<~ limit ${most})`,
  );
  return sql`${sku.id} in (${sql.join([named, ...begun], sql` union `)})`;
};

/** What is a kit itself: composed here, or listed as one. */
export const isKitSku = sql`(exists (select 1 from ${kit} where ${kit.sellerId} = ${sku.sellerId} and ${kit.code} = ${sku.sku}) or exists (select 1 from ${listing} where ${listing.skuId} = ${sku.id} and ${listing.kit}))`;

export const skusOf = ({ role, sellerId }: Pick<Actor, 'role' | 'sellerId'>): SQL | undefined =>
  role === 'seller' ? eq(sku.sellerId, sellerId ?? '') : undefined;

const selectSkus = (db: Db, where: SQL | undefined, most: number, search = '') =>
  db
    .select({ ...kitSkuColumns, cost: skuCost.cost })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(seller, eq(seller.id, sku.sellerId))
    .leftJoin(skuCost, eq(skuCost.skuId, sku.id))
    .where(where)
    // The code that was typed whole stands before all others.
    .orderBy(sql`${withoutSigns(sku.sku)} <> ${bareOf(search)}`, asc(product.sortTitle), asc(sku.sku), asc(sku.id))
    .limit(most);

/** GET /kit/sku: what the form offers while somebody types, and what it shows of the chosen ones. */
export const listKitSkusRoute = readRoute(listKitSkus, async ({ query: { search, sellerId, ids } }, { db, actor }) => {
  const own = skusOf(actor);
  if (ids) return ok((await selectSkus(db, and(own, inArray(sku.id, ids)), ids.length)).map(toKitSku));
  const whose = and(own, sellerId === undefined ? undefined : eq(sku.sellerId, sellerId));
  const narrowed = actor.role === 'seller' ? (actor.sellerId ?? '') : sellerId;
  const found = await selectSkus(db, and(whose, skusFoundBy(search ?? '', narrowed), sql`not ${isKitSku}`), mostFound, search);
  return ok(found.map(toKitSku));
});
