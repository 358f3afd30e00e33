import { sql } from 'drizzle-orm';
import type { SkuOffer } from '#contract/link.ts';
import type { Db, Tx } from '../db/open.ts';
import { product, sku } from '../db/schema/product.ts';
import { wordsOf } from '../listings/search-words.ts';

/** What is known of a listing that no SKU is known of. */
export interface ToBind {
  readonly sellerId: string;
  readonly title: string;
  readonly sku: string;
  readonly gtin: string | null;
}

interface Found extends Record<string, unknown> {
  readonly id: string;
  readonly code: string;
  readonly gtin: string | null;
  readonly product_id: string;
  readonly title: string;
  readonly by: SkuOffer['by'];
  readonly shared: number;
}

/** Shorter ones ('de', 'kit') say nothing of a product. */
const shortestWord = 4;
/** Products of one company that share a word with a title, at most so many of which are weighed. */
const mostWeighed = 500;

const tellingWords = (title: string): readonly string[] => wordsOf([title]).filter((word) => word.length >= shortestWord);
const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * SKUs of the listing's own company, by what says most: the same barcode, the same code, then the words that its title shares with
 * the product's. Each way is an index of its own.
 */
const find = async (db: Db | Tx, { sellerId, title, sku: code, gtin }: ToBind, limit: number): Promise<readonly Found[]> => {
  const words = tellingWords(title);
  const anyWord = words.map(quoted).join(' | ');
  const { rows } = await db.execute<Found>(sql`
    with found as (
      select id from ${sku} where seller_id = ${sellerId} and gtin = ${gtin}
      union select id from ${sku} where seller_id = ${sellerId} and sku = ${code}
      union (select s.id from ${product} p join ${sku} s on s.product_id = p.id and s.seller_id = p.seller_id
        where p.seller_id = ${sellerId} and p.search @@ ${anyWord}::tsquery limit ${sql.raw(String(mostWeighed))}))
    select s.id, s.sku as code, s.gtin, s.product_id, p.title,
      case when s.gtin = ${gtin} then 'gtin' when s.sku = ${code} then 'sku' else 'title' end as by,
      (select count(*)::int from unnest(tsvector_to_array(p.search)) word where word = any(${sql.param([...words])}::text[])) as shared
    from found join ${sku} s on s.id = found.id join ${product} p on p.id = s.product_id
    order by s.gtin is not distinct from ${gtin}::text and s.gtin is not null desc, s.sku = ${code} desc, shared desc, s.id limit ${limit}`);
  return rows;
};

const toOffer = ({ id, code, gtin, product_id: productId, title, by }: Found): SkuOffer => ({
  skuId: id,
  sku: code,
  gtin,
  productId,
  productName: title,
  by,
});

const mostOffers = 50;

export const offersFor = async (db: Db | Tx, listing: ToBind): Promise<readonly SkuOffer[]> =>
  (await find(db, listing, mostOffers)).map(toOffer);

/** The first of them, unless only few of the words say it. */
export const suggestionFor = async (db: Db | Tx, listing: ToBind): Promise<SkuOffer | null> => {
  const [best] = await find(db, listing, 1);
  if (!best) return null;
  const isLikely = best.by !== 'title' || best.shared * 2 >= tellingWords(listing.title).length;
  return isLikely ? toOffer(best) : null;
};
