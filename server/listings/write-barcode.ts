import { and, asc, desc, eq, gte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import type { ProductEventData } from '../products/product-event.ts';
import { subjectOf as productSubject } from '../products/product-row.ts';
import { syncListingBarcodes } from '../products/sync-listing-barcodes.ts';
import { subjectOf, type ListingEventData, type SkuBarcode } from './listing-event.ts';
import type { ListingRecord } from './lock-listing.ts';

interface Written {
  readonly skuId: string;
  readonly gtin: string | null;
  /** Id of the listing that it is of. */
  readonly by: string;
  /** What is no longer typed takes back what was written: only listings that have that follow. */
  readonly how: 'typed' | 'withdrawn' | 'givenBack';
}

/** It got that barcode by following a SKU, or as it was bound to one, which is no word of its own. */
const hasFollowed = (gtin: string | null): SQL => {
  const followed = JSON.stringify({ changes: [{ field: 'gtin', after: gtin }] });
  return sql`coalesce((select e.data -> 'barcodeOf' is not null and e.data @> ${followed}::jsonb from event e
    where e.subject = ${subjectOf('')} || ${listing.id} and e.data -> 'changes' @> '[{"field":"gtin"}]' order by e.seq desc limit 1), false)`;
};

/**
 * The other listings of the SKU follow it, as they do when it is corrected at the product. A SKU that does not say why it has none keeps
 * its own where it is emptied. (decision 0162)
 */
const writeTo = async (context: WriteContext, { skuId, gtin, by, how }: Written): Promise<SkuBarcode | null> => {
  const { tx, record } = context;
  const [before] = await tx.select({ gtin: sku.gtin, noBarcode: sku.noBarcode }).from(sku).where(eq(sku.id, skuId)).for('no key update');
  if (!before || before.gtin === gtin) return null;
  if (gtin === null && before.noBarcode === null && how !== 'withdrawn') return null;
  const [changed] = await tx.update(sku).set({ gtin }).where(eq(sku.id, skuId)).returning({ code: sku.sku, productId: sku.productId });
  if (!changed) return null;
  const [edited] = await tx
    .update(product)
    .set({ version: sql`${product.version} + 1` })
    .where(eq(product.id, changed.productId))
    .returning({ id: product.id, version: product.version, sellerId: product.sellerId });
  if (!edited) throw new Error(`Product ${changed.productId} is gone`);
  const { id, version, sellerId } = edited;
  const data: ProductEventData = {
    fields: [`sku:${changed.code}`],
    changes: [{ field: `gtin:${changed.code}`, before: before.gtin, after: gtin }],
  };
  await record({ subject: productSubject(id), type: 'edited', version, data: { ...data }, sellerId });
  const which = sql`${listing.gtin} is not distinct from ${before.gtin}`;
  await syncListingBarcodes(context, { skuId, now: { gtin }, but: by, ...(how !== 'typed' && { which }) });
  return { skuId, before: before.gtin, after: gtin };
};

/**
 * Writes the barcode to the SKU of the listing as well. A person who edits that product meanwhile is told. A kit writes none: the
 * SKU's barcode is that of one piece.
 *
 * @returns what it changed, to be kept with the save; null where nothing.
 */
export const writeBarcode = async (
  context: WriteContext,
  { id, skuId, kit }: ListingRecord,
  gtin: string | null,
): Promise<SkuBarcode | null> => (skuId === null || kit ? null : writeTo(context, { skuId, gtin, by: id, how: 'typed' }));

const hasBarcode = async ({ tx }: WriteContext, skuId: string, gtin: string | null): Promise<boolean> => {
  const [now] = await tx.select({ gtin: sku.gtin }).from(sku).where(eq(sku.id, skuId)).for('no key update');
  return now !== undefined && now.gtin === gtin;
};

interface WrittenSkus {
  /** Ids of all that saves of the listing, and steps of its link, wrote its barcode to or took it from: they may be written to again. */
  readonly all: readonly string[];
  /** The last of them, where it was not taken from it again. */
  readonly left: string | null;
}

/** To which SKUs the listing wrote its barcode. */
export const writtenSkus = async (tx: Tx, id: string): Promise<WrittenSkus> => {
  const written = or(sql`${event.data} -> 'skuBarcode' is not null`, sql`${event.data} -> 'tookBarcode' is not null`);
  const events = await tx
    .select({ data: event.data })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), written))
    .orderBy(desc(event.seq));
  const deeds = events.map(({ data }) => data as ListingEventData);
  const all = deeds.flatMap(({ skuBarcode, tookBarcode }) => [skuBarcode, tookBarcode].flatMap((each) => each?.skuId ?? []));
  return { all, left: deeds[0]?.skuBarcode?.skuId ?? null };
};

/** What saves of the listing wrote to that SKU since it was bound, or the step that bound it, one on top of the other, the last first. */
const writtenSince = async ({ tx }: WriteContext, { id, skuId }: ListingRecord): Promise<readonly SkuBarcode[]> => {
  // What takes back an unbinding binds it no second time.
  const bound = sql`coalesce((select max(b.seq) from event b where b.subject = ${subjectOf(id)} and b.type = 'bound'
    and not exists (select from event u where u.subject = b.subject and u.type = 'unbound' and u.seq < b.seq and b.data ->> 'undoes' = u.key)), 0)`;
  const saves = await tx
    .select({ data: event.data })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), gte(event.seq, bound)))
    .orderBy(asc(event.seq));
  return saves
    .flatMap(({ data }) => (data as ListingEventData).skuBarcode ?? [])
    .filter((each) => each.skuId === skuId)
    .toReversed();
};

/**
 * A barcode that was typed at the listing while it was bound to the wrong SKU leaves that SKU: it is the listing's (decision 0139). It stays
 * where the SKU was corrected since, or another of its listings has it by itself.
 *
 * @returns what it took, to be kept with the step; null where nothing.
 */
export const withdrawBarcode = async (context: WriteContext, row: ListingRecord): Promise<SkuBarcode | null> => {
  const { id, skuId, kit } = row;
  if (skuId === null || kit) return null;
  const written = await writtenSince(context, row);
  const typed = written[0]?.after;
  if (typed === undefined || !(await hasBarcode(context, skuId, typed))) return null;
  const alike = and(
    eq(listing.skuId, skuId),
    ne(listing.id, id),
    sql`not ${listing.kit}`,
    sql`${listing.gtin} is not distinct from ${typed}`,
    not(hasFollowed(typed)),
  );
  if ((await context.tx.$count(listing, alike)) > 0) return null;
  // What somebody else wrote between two saves is where the way back ends.
  const own = written.findIndex((each, at) => each.before !== written[at + 1]?.after);
  return writeTo(context, { skuId, gtin: written[own]?.before ?? null, by: id, how: 'withdrawn' });
};

/** The step that took it from the SKU is taken back; a SKU that was corrected since stays as it is. */
export const giveBackBarcode = async (
  context: WriteContext,
  { id: by }: Pick<ListingRecord, 'id'>,
  { skuId, before, after }: SkuBarcode,
): Promise<SkuBarcode | null> =>
  (await hasBarcode(context, skuId, after)) ? writeTo(context, { skuId, gtin: before, by, how: 'givenBack' }) : null;
