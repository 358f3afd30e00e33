import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { pictureMarks } from '#checks/picture-print.ts';
import { titleMarks } from '#checks/title-words.ts';
import { Finding } from '#contract/check.ts';
import type { Db } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import type { SeenImage } from '../db/schema/listing-check.ts';
import { compactCounters } from './compact-counters.ts';
import { smallCompanies } from './of-the-demo.ts';

export const demoSizes = ['small', '100k', '1m'] as const;
export type DemoSize = (typeof demoSizes)[number];

interface Growth {
  readonly listings: number;
  /** Of the grown part; each has one account. */
  readonly companies: number;
}

const growthOf: Readonly<Record<DemoSize, Growth>> = {
  small: { listings: 0, companies: 0 },
  '100k': { listings: 100_000, companies: 200 },
  '1m': { listings: 1_000_000, companies: 600 },
};
/** Few enough to stay well under the pool's statement timeout on a slow machine. */
const perStatement = 10_000;
/** How many products of the small world a grown company sells: few, so that it has few categories. */
const productsEach = 6;

/** What others are made after: the small world's own listings, not what was imported beside it. */
const ofSmallWorld = and(isNotNull(listing.skuId), sql`${listing.sellerId} in ${smallCompanies()}`);

export const growWorld = (db: Db, size: DemoSize, now: Date): Promise<void> => growBy(db, growthOf[size], now);

/**
 * Grows the small world to many listings inside the database: each is one of the small world's under another company, SKU,
 * barcode and price, at its own place in the queue. Told by number alone, so the same size is the same world; those already there are left
 * as they are.
 */
export const growBy = async (db: Db, { listings, companies }: Growth, now: Date): Promise<void> => {
  if (listings === 0) return;
  const templates = await db.$count(listing, ofSmallWorld);
  const seen = await seenIn(db);
  await addCompanies(db, companies);
  for (let from = 1 + (await grownListings(db)); from <= listings; from += perStatement) {
    await addListings(db, { from, to: Math.min(listings, from + perStatement - 1), companies, templates, seen, now });
  }
  await compactCounters(db);
  await db.execute(sql`vacuum analyze`);
};

/** How many are there already: they are made in turn, so many in a transaction. */
const grownListings = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(id) as last from listing where id ~ '^g[0-9]{23}$'`);
  return Number(rows[0]?.last?.slice(1) ?? 0);
};

const addCompanies = async (db: Db, count: number): Promise<void> => {
  await db.execute(
    sql`insert into seller (id, name, status, me2) select 'c' || n, 'Empresa ' || lpad(n::text, 3, '0'), 'active', n % 6 <> 0 from generate_series(1, ${count}::int) n on conflict do nothing`,
  );
  await db.execute(
    sql`insert into marketplace_account (id, seller_id, name, official_name) select 'a' || n, 'c' || n, 'Empresa ' || lpad(n::text, 3, '0'), 'EMPRESA' || n from generate_series(1, ${count}::int) n on conflict do nothing`,
  );
};

interface Slice {
  readonly from: number;
  readonly to: number;
  readonly companies: number;
  /** How many listings of the small world have a SKU. */
  readonly templates: number;
  readonly seen: string;
  readonly now: Date;
}

/** Whatever its picture is: as if it had been measured. */
const looked = (name: string): SeenImage => ({
  name,
  answer: {
    valid: true,
    hash: name.slice(0, 64),
    format: 'jpeg',
    width: 1200,
    height: 1200,
    whiteBorder: 0.97,
    sharpness: 140,
    warnings: [],
  },
});

/** What the checks keep of each listing of the small world, by its id. Nothing is decoded: the name of a picture stands in for its print. */
const seenIn = async (db: Db): Promise<string> => {
  const rows = await db
    .select({ id: listing.id, title: listing.title, images: listingDetail.images })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .where(ofSmallWorld);
  return JSON.stringify(
    rows.map(({ id, title, images }) => ({
      id,
      title_marks: titleMarks(title),
      image_marks: [...new Set(images.flatMap((name) => pictureMarks(name.slice(0, 16))))],
      images: images.map(looked),
    })),
  );
};

/** Digits of the barcode body weigh 1 and 3 in turn. */
const checkDigit = sql.raw(
  `(10 - (${Array.from({ length: 12 }, (_, at) => `substr(body, ${at + 1}, 1)::int * ${at % 2 === 0 ? 1 : 3}`).join(' + ')}) % 10) % 10`,
);

/** What the checks would have found in grown listings. */
const found = {
  gtin: JSON.stringify([Finding.parse({ check: 'gtin', severity: 'red', code: 'gtinMissing', place: 'gtin', proposes: 'gtin' })]),
  price: JSON.stringify([
    Finding.parse({
      check: 'priceUnusual',
      severity: 'yellow',
      code: 'priceAbove',
      place: 'price',
      values: { factor: 12, median: 4990 },
      proposes: 'priceUnusual',
    }),
  ]),
};

const addListings = async (db: Db, { from, to, companies, templates, seen, now }: Slice): Promise<void> => {
  const at = now.toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table grown on commit drop as
      with template as (select l.*, s.product_id, row_number() over (order by l.id) - 1 as place from listing l join sku s on s.id = l.sku_id where l.seller_id in ${smallCompanies()}),
      numbered as (
        select n, 'g' || lpad(n::text, 23, '0') as id, 'c' || (1 + (n::bigint * 7919) % ${companies}::int) as company, 'a' || (1 + (n::bigint * 7919) % ${companies}::int) as account, 'BK-' || n as code,
          '789' || lpad(((n::bigint * 104729) % 1000000000)::text, 9, '0') as body, ('x' || substr(md5(n::text), 1, 8))::bit(32)::bigint as hash
        from generate_series(${from}::int, ${to}::int) n)
      select d.*, case when hash % 17 = 0 then null else body || ${checkDigit} end as barcode, ${at}::timestamptz - make_interval(secs => (hash / 7) % 250000) as queued,
        case when hash % 10 < 6 then 'pending' when hash % 10 < 7 then 'refused' when hash % 10 < 9 then 'active' else 'paused' end as state,
        t.id as template_id, t.category_id, t.title, t.price, t.height, t.width, t.depth, t.weight, t.cover, t.search, p.brand, p.sort_title, p.search as words
      from numbered d join template t on t.place = ((d.n::bigint * 7919) % ${companies}::int * 31 + d.hash % ${productsEach}::int) % ${templates}::int join product p on p.id = t.product_id`);
    await tx.execute(
      sql`insert into product (id, seller_id, category_id, title, brand, created_at, sort_title, search) select id, company, category_id, title, brand, queued, sort_title, words from grown`,
    );
    await tx.execute(
      sql`insert into sku (id, product_id, seller_id, sku, gtin, height, width, depth, weight, price, stock) select id, id, company, code, barcode, height, width, depth, weight, price + (hash % 50)::int * 100, (hash % 23)::int from grown`,
    );
    // Grown listings come as looked at: a worker would be at them for hours, and what is measured is a queue at rest.
    await tx.execute(sql`alter table listing disable trigger check_new_listings`);
    await tx.execute(sql`
      insert into listing (id, version, seller_id, account_id, category_id, sku_id, status, title, sku, gtin, price, height, width, depth, weight, cover, warning, reasons, queued_at, due_at, status_at, search)
      select id, 1, company, account, category_id, case when hash % 50 = 7 then null else id end, state, title, code, barcode, price + (hash % 50)::int * 100, height, width, depth, weight, cover, case state when 'refused' then 'image' else '' end,
        case when hash % 40 = 0 then array['resubmitted'] else array['new'] end, queued, queued + interval '48 hours', queued,
        array_to_tsvector(tsvector_to_array(search) || array[lower(code), n::text] || case when barcode is null then '{}'::text[] else array[barcode] end)
      from grown`);
    await tx.execute(sql`alter table listing enable trigger check_new_listings`);
    // Decided listings were looked at by the checks as they came, and later ones are compared with them.
    await tx.execute(sql`
      insert into listing_check (listing_id, checked_at, red, yellow, findings, problems, title_marks, image_marks, images)
      select judged.id, queued, (problem = 'gtin')::int, (problem = 'priceUnusual')::int, case problem when 'gtin' then ${found.gtin}::jsonb when 'priceUnusual' then ${found.price}::jsonb else '[]' end, array[problem], seen.title_marks, seen.image_marks, seen.images
      from (select id, template_id, queued, case when barcode is null then 'gtin' when hash % 7 < 3 then 'priceUnusual' else 'clean' end as problem from grown) judged
      join jsonb_to_recordset(${seen}::jsonb) as seen(id text, title_marks int[], image_marks int[], images jsonb) on seen.id = judged.template_id`);
    await tx.execute(sql`
      insert into listing_detail (listing_id, complete, freezed_by_deal, description, description_ai, condition, listing_type, ship_mode, warranty_type, warranty_time, warranty_time_unit, attributes, variations, images, images_deleted, platform_id, sold, health, has_compatibilities, compatibilities)
      select g.id, complete, freezed_by_deal, description, description_ai, condition, listing_type, ship_mode, warranty_type, warranty_time, warranty_time_unit, attributes, variations, images, images_deleted, platform_id, sold, health, has_compatibilities, compatibilities
      from grown g join listing_detail d on d.listing_id = g.template_id`);
  });
};
