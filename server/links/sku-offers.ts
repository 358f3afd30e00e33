import { sql, type SQL } from 'drizzle-orm';
import type { SkuOffer } from '#contract/link.ts';
import type { Db, Tx } from '../db/open.ts';
import { product, sku } from '../db/schema/product.ts';
import { wordsOf } from '../listings/search-words.ts';

/** A listing without a known SKU, as far as offers look at it. */
export interface ToBind {
  readonly sellerId: string;
  readonly title: string;
  readonly sku: string;
  readonly gtin: string | null;
}

interface Found extends Record<string, unknown> {
  /** Of the listing among those asked for. */
  readonly at: number;
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

const sameBarcode = sql`select id from ${sku} where seller_id = asked.seller_id and gtin = asked.gtin`;
const sameCode = sql`select id from ${sku} where seller_id = asked.seller_id and sku = asked.code`;
const sharesWord = sql`(select s.id from ${product} p join ${sku} s on s.product_id = p.id and s.seller_id = p.seller_id
  where p.seller_id = asked.seller_id and p.search @@ asked.any_word::tsquery limit ${sql.raw(String(mostWeighed))})`;

/**
 * SKUs of each listing's own company, the `limit` that say most of it: the same barcode, the same code, then the words that its title
 * shares with the product's. One question for all listings; each way is an index of its own.
 */
const find = async (db: Db | Tx, listings: readonly ToBind[], ways: readonly SQL[], limit: number): Promise<readonly Found[]> => {
  const asked = listings.map(({ sellerId, title, sku: code, gtin }, at) => {
    const words = tellingWords(title);
    return { at, seller_id: sellerId, code, gtin, words, any_word: words.map(quoted).join(' | ') };
  });
  const { rows } = await db.execute<Found>(sql`
    select asked.at, best.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(at int, seller_id text, code text, gtin text, words jsonb, any_word text)
    cross join lateral (
      select s.id, s.sku as code, s.gtin, s.product_id, p.title,
        case when s.gtin = asked.gtin then 'gtin' when s.sku = asked.code then 'sku' else 'title' end as by,
        (select count(*)::int from unnest(tsvector_to_array(p.search)) word where asked.words @> to_jsonb(word)) as shared
      from (${sql.join([...ways], sql` union `)}) found join ${sku} s on s.id = found.id join ${product} p on p.id = s.product_id
      order by s.gtin is not distinct from asked.gtin and s.gtin is not null desc, s.sku = asked.code desc, shared desc, s.id limit ${limit}) best
    order by asked.at`);
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
  (await find(db, [listing], [sameBarcode, sameCode, sharesWord], mostOffers)).map(toOffer);

/**
 * For each the first of them, unless only few of the words say it; null where nothing is likely. Words are weighed only of those that
 * neither a barcode nor a code tells: they are dear.
 */
export const suggestionsFor = async (db: Db | Tx, listings: readonly ToBind[]): Promise<readonly (SkuOffer | null)[]> => {
  if (listings.length === 0) return [];
  const exact = new Map((await find(db, listings, [sameBarcode, sameCode], 1)).map((found) => [found.at, found]));
  const untold = listings.map((listing, at) => ({ listing, at })).filter(({ at }) => !exact.has(at));
  const weighed =
    untold.length === 0
      ? []
      : await find(
          db,
          untold.map(({ listing }) => listing),
          [sharesWord],
          1,
        );
  const likely = new Map(
    weighed.flatMap((found) => {
      const one = untold[found.at];
      return one && found.shared * 2 >= tellingWords(one.listing.title).length ? [[one.at, found] as const] : [];
    }),
  );
  return listings.map((_, at) => {
    const found = exact.get(at) ?? likely.get(at);
    return found ? toOffer(found) : null;
  });
};
