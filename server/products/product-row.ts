import { eq, sql, type SQL } from 'drizzle-orm';
import type { ProductRow, ProductStatus } from '#contract/product.ts';
import type { Db, Tx } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import type { Actor } from '../http/actor.ts';
import { imageUrl } from '../listings/listing-row.ts';

export const subjectOf = (id: string): string => `product:${id}`;

/** Products this person may see: the own company's for sellers, all for people who work for the hub (decisions 18–21). */
export const productsOf = ({ role, sellerId }: Pick<Actor, 'role' | 'sellerId'>): SQL | undefined =>
  role === 'seller' ? eq(product.sellerId, sellerId ?? '') : undefined;

export const statusOf = (isArchived: boolean): ProductStatus => (isArchived ? 'archived' : 'active');

const mostCodes = 5;

/** What the SKUs of a product say together; asked for the rows of a page only. */
interface Summed {
  readonly codes: readonly string[] | null;
  readonly gtin: string | null;
  readonly price: string | null;
  readonly stock: string | null;
}

/** Products as rows, by title; `ids` says which. */
export const selectProducts = async (db: Db | Tx, ids: readonly string[]): Promise<readonly ProductRow[]> => {
  if (ids.length === 0) return [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- reads as the columns it makes
  const of = (what: SQL): SQL => sql`(select ${what} from ${sku} where ${sku.productId} = ${product.id})`;
  const listed = sql`${listing} join ${sku} on ${sku.id} = ${listing.skuId} where ${sku.productId} = ${product.id}`;
  const summed = of(
    sql`json_build_object('codes', (array_agg(${sku.sku} order by ${sku.sku}))[1:${sql.raw(String(mostCodes))}], 'gtin', (array_agg(${sku.gtin} order by ${sku.sku}) filter (where ${sku.gtin} is not null))[1], 'price', min(${sku.price}), 'stock', sum(${sku.stock}))`,
  );
  const rows = await db
    .select({
      product: { id: product.id, version: product.version, title: product.title, brand: product.brand, sellerId: product.sellerId },
      isArchived: product.isArchived,
      sellerName: seller.name,
      category: { id: category.id, name: category.name },
      summed: sql<Summed>`${summed}`,
      listings: sql<number>`(select count(*)::int from ${listed})`,
      cover: sql<string | null>`(select ${listing.cover} from ${listed} and ${listing.cover} is not null order by ${listing.id} limit 1)`,
    })
    .from(product)
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(sql`${product.id} = any(${sql.param([...ids])}::text[])`)
    .orderBy(product.sortTitle, product.id);
  return rows.map(({ product: { id, title, ...own }, sellerName, category: of_, isArchived, summed: all, listings, cover }) => ({
    _id: id,
    name: title,
    ...own,
    sellerName,
    category: of_,
    cover: cover === null ? null : imageUrl(cover),
    codes: [...(all.codes ?? [])],
    gtin: all.gtin,
    price: all.price === null ? null : Number(all.price),
    stock: Number(all.stock ?? 0),
    listings,
    status: statusOf(isArchived),
  }));
};
