import { and, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { stepRefused, type ServerProblem } from '../http/problem.ts';
import { subjectOf, type ListingEventData, type LinkedAs, type SkuBarcode } from '../listings/listing-event.ts';
import type { ListingRecord } from '../listings/lock-listing.ts';

export const linkedAs = ({ skuId, sku, gtin }: LinkedAs): LinkedAs => ({ skuId, sku, gtin });

const notFoundToUndo = (): ServerProblem => stepRefused('A decisão a desfazer não foi encontrada');

/** What last gave the listing another barcode among those events; undefined where nothing did. */
const lastBarcode = async (tx: Tx, { id }: ListingRecord, among?: SQL): Promise<ListingEventData | undefined> => {
  const events = await tx
    .select({ data: event.data })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), among))
    .orderBy(desc(event.seq));
  return events.map(({ data }) => data as ListingEventData).find(({ changes = [] }) => changes.some(({ field }) => field === 'gtin'));
};

/** Its barcode is that of a SKU it followed, or took as it was bound: it has none by itself. */
export const hasOnlyFollowed = async (tx: Tx, row: ListingRecord, among?: SQL): Promise<boolean> => {
  const last = await lastBarcode(tx, row, among);
  return last?.barcodeOf !== undefined && last.changes?.find(({ field }) => field === 'gtin')?.after === row.gtin;
};

/** Since when it has a barcode here, of whatever it follows; null where it came with one. */
export const barcodeSince = async (tx: Tx, { id }: ListingRecord): Promise<Date | null> => {
  const given = sql`${event.data} -> 'changes' @> '[{"field":"gtin","before":null}]'`;
  const [last] = await tx
    .select({ at: event.at })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), given))
    .orderBy(desc(event.seq))
    .limit(1);
  return last?.at ?? null;
};

interface Undone {
  /** The listing as it was before that step. */
  readonly row: ListingRecord;
  /** What the step took from the SKU it led away from. */
  readonly took: SkuBarcode | null;
  /** Its barcode was only that of its SKU then. */
  readonly hasFollowed: boolean;
}

/**
 * The listing as it was before the step of its link that is taken back: what was changed since stays. As it is where an older build took
 * the step, which kept nothing of it.
 * @param key Idempotency-Key of that step: the last of its link.
 * @param skuId to what it is bound by taking it back; null for none.
 * @returns refused where it is not the last, or led from elsewhere.
 */
export const beforeUndone = async (
  tx: Tx,
  row: ListingRecord,
  key: string,
  skuId: string | null,
): Promise<Result<Undone, ServerProblem>> => {
  const [last] = await tx
    .select({ key: event.key, seq: event.seq, data: event.data })
    .from(event)
    .where(and(eq(event.subject, subjectOf(row.id)), inArray(event.type, ['bound', 'unbound'])))
    .orderBy(desc(event.seq))
    .limit(1);
  if (last?.key !== key) return refuse(notFoundToUndo());
  const { link, tookBarcode: took = null } = last.data as ListingEventData;
  if (!link) return ok({ row, took, hasFollowed: false });
  if (link.before.skuId !== skuId) return refuse(notFoundToUndo());
  const { before, after } = link;
  const isOfSku = row.gtin === after.gtin || (await lastBarcode(tx, row, gt(event.seq, last.seq)))?.barcodeOf === after.skuId;
  const [code, gtin] = [row.sku === after.sku ? before.sku : row.sku, isOfSku ? before.gtin : row.gtin];
  const hasFollowed = await hasOnlyFollowed(tx, { ...row, gtin }, lt(event.seq, last.seq));
  return ok({ row: { ...row, sku: code, gtin }, took, hasFollowed });
};
