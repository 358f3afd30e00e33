import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { listProducts, type ProductFilter } from '#contract/product.ts';
import { countedOf, countedTo, countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { product, sku } from '../db/schema/product.ts';
import { cutOf, numberedPage } from '../http/numbered-page.ts';
import { readRoute } from '../http/route.ts';
import { queryFor } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { beginningsOf } from './find-skus.ts';
import { productsOf, selectProducts } from './product-row.ts';

type ProductQuery = ProductFilter & Parameters<typeof cutOf>[0];

const skusWith = (what: SQL): SQL => sql`select ${sku.productId} from ${sku} where ${what}`;

/** By words of its title and brand, or by the beginning of a code or a barcode, signs aside: each is an index of its own. */
const matches = (search: string): SQL | undefined => {
  const query = searchQueryOf(search);
  if (query === null) return undefined;
  const named = sql`select p.id from ${product} p where p.search @@ ${queryFor(query)}`;
  const ways = [named, ...beginningsOf(search).map((beginning) => skusWith(beginning.matches))];
  return sql`${product.id} in (${sql.join(ways, sql` union `)})`;
};

/** Written out, so that the plan can see which of them are few. */
export const conditionsOf = ({ search, stock, listed, barcode, status }: ProductFilter): SQL | undefined =>
  and(
    matches(search ?? ''),
    stock && (stock === 'some' ? sql`${product.hasStock}` : sql`not ${product.hasStock}`),
    listed && (listed === 'yes' ? sql`${product.isListed}` : sql`not ${product.isListed}`),
    barcode && sql`${product.lacksBarcode}`,
    status && (status === 'archived' ? sql`${product.isArchived}` : sql`not ${product.isArchived}`),
  );

interface Found {
  readonly id: string;
  readonly total: number | null;
}

/** In the order of an index, which is read no farther than the page. */
const walkedPage = async (db: Db, where: SQL | undefined, query: ProductQuery): Promise<readonly Found[]> => {
  const { most, offset } = cutOf(query);
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(where)
    .orderBy(asc(product.sortTitle), asc(product.id))
    .limit(most)
    .offset(offset);
  return rows.map(({ id }) => ({ id, total: null }));
};

/** What a search finds is found once, and put in order and counted from there. */
const searchedPage = (db: Db, where: SQL | undefined, query: ProductQuery): Promise<readonly Found[]> => {
  const { most, offset } = cutOf(query);
  const found = db.$with('found').as(db.select({ id: product.id, sortTitle: product.sortTitle }).from(product).where(where));
  const total = sql`(select count(*) from (select 1 from found limit ${countedTo(offset + most) + 1}) counted)`.mapWith(Number);
  return db.with(found).select({ id: found.id, total }).from(found).orderBy(asc(found.sortTitle), asc(found.id)).limit(most).offset(offset);
};

/** GET /product: by title, a numbered page or exactly these. Ids are cut out first: the rows before them are skipped in the index. */
export const listProductsRoute = readRoute(listProducts, async ({ query }, { db, actor }) => {
  const { ids } = query;
  const whose = and(productsOf(actor), query.sellerId === undefined ? undefined : eq(product.sellerId, query.sellerId));
  if (ids) {
    const own = await db
      .select({ id: product.id })
      .from(product)
      .where(and(productsOf(actor), inArray(product.id, ids)));
    const items = await selectProducts(
      db,
      own.map(({ id }) => id),
    );
    return numberedPage(query, items, async () => ({ total: items.length }));
  }
  const which = conditionsOf(query);
  const where = and(whose, which);
  const found = await (matches(query.search ?? '') ? searchedPage(db, where, query) : walkedPage(db, where, query));
  const items = await selectProducts(
    db,
    found.map(({ id }) => id),
  );
  return numberedPage(query, items, async (most) =>
    typeof found[0]?.total === 'number' ? countedOf(found[0].total, most) : countRows(db, product, where, most),
  );
});
