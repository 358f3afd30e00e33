import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { HubFacts, OtherListing } from '#checks/check.ts';
import { isSamePicture } from '#checks/picture-print.ts';
import { titleMarks } from '#checks/title-words.ts';
import type { ListingStatus } from '#contract/listing.ts';
import { isValidGtin } from '#lib/gtin.ts';
import type { Db } from '../db/open.ts';
import { seldomTheSame } from '../db/prepared-statements.ts';
import { imageAnalysis } from '../db/schema/image.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { product, sku } from '../db/schema/product.ts';

/** As much of a listing as the hub is asked by. */
export interface Asked {
  readonly id: string;
  readonly sellerId: string;
  readonly categoryId: string;
  readonly title: string;
  readonly gtin: string | null;
  readonly productId: string | null;
  /** Of its pictures, and what an index finds them by. */
  readonly prints: readonly string[];
  readonly imageMarks: readonly number[];
}

/** So many of each status tell what is usual: a category of a hundred thousand is not read for one listing. */
const sampledOfStatus = 200;
/** Fewer listings tell nothing. */
const fewestToTell = 12;
const statuses = ['pending', 'processing', 'active', 'paused'] as const satisfies readonly ListingStatus[];
const decided = ['refused', 'processing', 'active', 'paused'] as const satisfies readonly ListingStatus[];
const lastDecided = 30;
const mostOthers = 50;
const mostNear = 200;

interface Usual extends Record<string, unknown> {
  readonly priced: number;
  readonly price: number;
  readonly sized: number;
  readonly light: number;
  readonly heavy: number;
  readonly short: number;
  readonly long: number;
}

/** The newest of each status by the index of the category's queue; what is not informed says nothing. */
const readUsual = async (db: Db, { id, categoryId }: Asked): Promise<Pick<HubFacts, 'medianPrice' | 'usualSize'>> => {
  const newest = sql.join(
    statuses.map(
      (status) =>
        sql`(select price, weight, greatest(height, width, depth) as side from listing where category_id = ${categoryId} and status = ${status} and id <> ${id} order by due_at desc, id desc limit ${sql.raw(String(sampledOfStatus))})`,
    ),
    sql` union all `,
  );
  const { rows } = await db.execute<Usual>(sql`
    select (count(*) filter (where price > 0))::int as priced, percentile_cont(0.5) within group (order by price) filter (where price > 0) as price,
      (count(*) filter (where weight > 0 and side > 0))::int as sized,
      percentile_cont(0.05) within group (order by weight) filter (where weight > 0) as light, percentile_cont(0.95) within group (order by weight) filter (where weight > 0) as heavy,
      percentile_cont(0.05) within group (order by side) filter (where side > 0) as short, percentile_cont(0.95) within group (order by side) filter (where side > 0) as long
    from (${newest}) sampled`);
  const [found] = rows;
  return {
    medianPrice: found && found.priced >= fewestToTell ? Math.round(found.price) : null,
    usualSize:
      found && found.sized >= fewestToTell
        ? {
            weight: { low: Math.round(found.light), high: Math.round(found.heavy) },
            longestSide: { low: Math.round(found.short), high: Math.round(found.long) },
          }
        : null,
  };
};

const toOther =
  ({ sellerId }: Asked) =>
  (other: { readonly publishId: string; readonly title: string; readonly sellerId: string }): OtherListing => ({
    publishId: other.publishId,
    title: other.title,
    isOfSameCompany: other.sellerId === sellerId,
  });

/** By the SKUs' own index; what has no listing is known by its product. */
const readSameGtin = async (db: Db, asked: Asked): Promise<readonly OtherListing[]> => {
  const { gtin, productId } = asked;
  // What is no barcode is said by another check; ten thousand imported rows may have the same.
  if (gtin === null || !isValidGtin(gtin)) return [];
  const found = await db
    .select({ publishId: listing.id, title: product.title, sellerId: sku.sellerId })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(listing, eq(listing.skuId, sku.id))
    .where(and(eq(sku.gtin, gtin), productId === null ? undefined : ne(sku.productId, productId), ne(listing.id, asked.id)))
    .orderBy(listing.id)
    .limit(mostOthers);
  return found.map(toOther(asked));
};

/**
 * Those that were looked at before and have most marks of the title in common: of many that share one, the copy is among those told. The
 * check then says how alike they are. A mark has its place among the eight.
 */
const readAlike = async (db: Db, asked: Asked): Promise<readonly OtherListing[]> => {
  const marks = titleMarks(asked.title);
  if (marks.length === 0) return [];
  const shared = sql.join(
    marks.map((mark, at) => sql.raw(`coalesce(title_marks[${at + 1}] = ${mark}, false)::int`)),
    sql` + `,
  );
  const nearest = db
    .select({ id: listingCheck.listingId, shared: sql<number>`${shared}`.as('shared') })
    .from(listingCheck)
    .where(and(sql`${listingCheck.titleMarks} && ${wholeNumbers(marks)}`, ne(listingCheck.listingId, asked.id)))
    .orderBy(sql`shared desc`, listingCheck.listingId)
    .limit(mostOthers)
    .as('nearest');
  const found = await db
    .select({ publishId: listing.id, title: listing.title, sellerId: listing.sellerId })
    .from(nearest)
    .innerJoin(listing, eq(listing.id, nearest.id))
    .orderBy(desc(nearest.shared), listing.id);
  return found.map(toOther(asked));
};

/** Only of other categories: see the check. Those with most marks in common, and of some hundred at most the prints are read. */
const readSamePicture = async (db: Db, asked: Asked): Promise<readonly OtherListing[]> => {
  const { prints, imageMarks, sellerId, categoryId } = asked;
  if (imageMarks.length === 0) return [];
  const { rows } = await db.execute<{ id: string; title: string; print: string }>(sql`
    select near.id, near.title, seen.print
    from (select ${listing.id}, ${listing.title} from ${listingCheck} join ${listing} on ${listing.id} = ${listingCheck.listingId}
      where ${listingCheck.imageMarks} && ${wholeNumbers(imageMarks)} and ${listing.sellerId} <> ${sellerId} and ${listing.categoryId} <> ${categoryId}
      order by (select count(*) from unnest(${listingCheck.imageMarks}) mark where mark = any(${wholeNumbers(imageMarks)})) desc, ${listing.id}
      limit ${sql.raw(String(mostNear))}) near
    join ${listingDetail} on ${listingDetail.listingId} = near.id
    cross join lateral (select unnest(${listingDetail.images})
      union select jsonb_array_elements_text(variation -> 'images') from jsonb_array_elements(${listingDetail.variations}) variation) as shown(name)
    join ${imageAnalysis} seen on seen.hash = split_part(shown.name, '.', 1) and seen.print is not null
    order by near.id`);
  const same = rows.filter((row) => prints.some((print) => isSamePicture(print, row.print)));
  return [...new Map(same.map(({ id, title }) => [id, { publishId: id, title, isOfSameCompany: false }])).values()];
};

const wholeNumbers = (numbers: readonly number[]): SQL => sql.raw(`${seldomTheSame} '{${numbers.join(',')}}'::integer[]`);

/** Of the company's listings that were decided, those queued last, by the index of its queue. */
const readRecord = async (db: Db, { sellerId }: Asked): Promise<HubFacts['record']> => {
  const newest = sql.join(
    decided.map(
      (status) =>
        sql`(select status, due_at, id from listing where seller_id = ${sellerId} and status = ${status} order by due_at desc, id desc limit ${sql.raw(String(lastDecided))})`,
    ),
    sql` union all `,
  );
  const { rows } = await db.execute<{ decided: number; refused: number }>(sql`
    select count(*)::int as decided, (count(*) filter (where status = 'refused'))::int as refused
    from (select status from (${newest}) each order by due_at desc, id desc limit ${sql.raw(String(lastDecided))}) last`);
  return rows[0] ?? { decided: 0, refused: 0 };
};

/** What the hub knows beside a listing, each by an index. Only what has marks in common is counted through. */
export const readHubFacts = async (db: Db, asked: Asked): Promise<HubFacts> => {
  const [usual, sameGtin, alike, samePicture, record] = await Promise.all([
    readUsual(db, asked),
    readSameGtin(db, asked),
    readAlike(db, asked),
    readSamePicture(db, asked),
    readRecord(db, asked),
  ]);
  return { ...usual, sameGtin, alike, samePicture, record };
};
