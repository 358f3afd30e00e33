import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { stepRefused, type ServerProblem } from '../http/problem.ts';
import { subjectOf, type ListingEventData, type LinkedAs, type SkuBarcode } from '../listings/listing-event.ts';
import type { ListingRecord } from '../listings/lock-listing.ts';

export const linkedAs = ({ skuId, sku, gtin }: LinkedAs): LinkedAs => ({ skuId, sku, gtin });

const notFoundToUndo = (): ServerProblem => stepRefused('A decisão a desfazer não foi encontrada');

/** The SKU whose barcode the listing followed when it last got another after that event; undefined where it was given it by itself, or has got none. */
const followedSince = async (tx: Tx, { id }: ListingRecord, seq: number): Promise<string | undefined> => {
  const since = await tx
    .select({ data: event.data })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), gt(event.seq, seq)))
    .orderBy(desc(event.seq));
  return since.map(({ data }) => data as ListingEventData).find(({ changes = [] }) => changes.some(({ field }) => field === 'gtin'))
    ?.barcodeOf;
};

interface Undone {
  /** The listing as it was before that step. */
  readonly row: ListingRecord;
  /** What the step took from the SKU it led away from. */
  readonly took: SkuBarcode | null;
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
  if (!link) return ok({ row, took });
  if (link.before.skuId !== skuId) return refuse(notFoundToUndo());
  const { before, after } = link;
  const isOfSku = row.gtin === after.gtin || (await followedSince(tx, row, last.seq)) === after.skuId;
  const [code, gtin] = [row.sku === after.sku ? before.sku : row.sku, isOfSku ? before.gtin : row.gtin];
  return ok({ row: { ...row, sku: code, gtin }, took });
};
