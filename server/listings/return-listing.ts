import { and, eq, gt, inArray } from 'drizzle-orm';
import { returnListing, type QueueReason } from '#contract/listing.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listingDetail } from '../db/schema/listing.ts';
import { changedMeanwhile, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import type { Sentence } from '../language/sentences.ts';
import { takeBackNotice } from '../notifications/notify-seller.ts';
import { forgetSecondLook } from '../second-looks/note-decision.ts';
import { conflictSinceEvent } from './conflict.ts';
import { dueDate } from './due-date.ts';
import { subjectOf, type ListingEventData } from './listing-event.ts';
import type { ListingRecord, LockedListing } from './lock-listing.ts';
import { stepLocked, takeListing, type Stepped } from './step.ts';
import { writeListing } from './write-listing.ts';

/**
 * PUT /publish/return: the inverse of an approval or a refusal (decision 23). With `undoes` it is mine to take back only while
 * nobody else acted since; what stood before the decision stands again. Without, any reviewer brings the listing back; one that is on sale
 * is paused at the marketplace for it (capabilities B1).
 */
export const returnListingRoute = writeRoute(returnListing, async ({ body }, context) => {
  const { publishId, undoes } = body;
  const taken = await takeListing(context, publishId);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  const undone = undoes === null ? ok(null) : await findUndone(context, row, undoes);
  if (!undone.ok) return undone;
  const stepped = await stepBack(context, taken.value, undoes !== null);
  if (!stepped.ok) return stepped;

  const before = undone.value?.before;
  const reasons: readonly QueueReason[] = [...new Set<QueueReason>([...(before?.reasons ?? row.reasons), 'returned'])];
  const warning = before?.warning ?? row.warning;
  if (undoes !== null) {
    await takeBackNotice(context, undoes, subjectOf(publishId));
    await forgetSecondLook(context.tx, publishId, undoes);
  }
  return ok(
    await writeListing(context, taken.value, {
      type: 'returned',
      status: stepped.value.status,
      set: { reasons, warning, ...queuedFrom(row, context.clock()) },
      data: { undoes, tookOff: isOnSaleOrToBe(row) },
      ...(undoes !== null && { skuWarning: ofSku(warning) }),
      ...toldOf(row),
    }),
  );
});

const isOnSaleOrToBe = ({ status }: ListingRecord): boolean => status === 'active' || status === 'processing';

/** Sellers are told of a listing that was on sale: it goes from the marketplace without their having done anything. */
const toldOf = ({ status, title }: ListingRecord) => {
  const message = `O anúncio ${title} voltou para análise e saiu de venda.` as const satisfies Sentence;
  return status === 'active' ? { notice: { type: 'SkuOutOfService', message } } : {};
};

/** What was on sale was decided long ago: it waits from now on. */
const queuedFrom = ({ status }: ListingRecord, now: Date) => (status === 'active' ? { queuedAt: now, dueAt: dueDate(now) } : {});

/** What is on sale is taken off sale for it. That is no longer what the decision made of it: it is asked for by itself, and no undoing. */
const stepBack = async (context: WriteContext, locked: LockedListing, isUndo: boolean): Promise<Result<Stepped, ServerProblem>> => {
  const { status, id } = locked.row;
  const isOnSale = status === 'active';
  if (isOnSale && isUndo) return refuse(stepRefused('Anúncio já está ativo'));
  return stepLocked(context, locked, { type: 'returnToPending' }, { isLocked: isOnSale && (await isInDeal(context.tx, id)) });
};

/** In a deal it stays on sale as it is. */
const isInDeal = async (tx: Tx, publishId: string): Promise<boolean> => {
  const [detail] = await tx
    .select({ isLocked: listingDetail.freezedByDeal })
    .from(listingDetail)
    .where(eq(listingDetail.listingId, publishId));
  return detail?.isLocked === true;
};

/** A SKU that nobody warned of has none, not an empty one. */
const ofSku = (warning: string): string | null => (warning === '' ? null : warning);

const findUndone = async (
  { tx, actor }: WriteContext,
  row: ListingRecord,
  key: string,
): Promise<Result<ListingEventData, ServerProblem>> => {
  const [decision] = await tx
    .select({ seq: event.seq, actorId: event.actorId, data: event.data })
    .from(event)
    .where(and(eq(event.subject, subjectOf(row.id)), eq(event.key, key), inArray(event.type, ['approved', 'refused'])));
  if (!decision) return refuse(stepRefused('A decisão a desfazer não foi encontrada'));
  if (decision.actorId !== actor.id) return refuse(stepRefused('Só quem decidiu pode desfazer'));
  const conflict = await conflictSinceEvent(tx, row, actor.id, decision.seq);
  if (conflict) return refuse(changedMeanwhile(conflict));
  const isLast = await isLastDecision(tx, row.id, decision.seq);
  return isLast ? ok(decision.data as ListingEventData) : refuse(stepRefused('A decisão já foi desfeita'));
};

/** My own later decision, or its being taken back, also ends what this key can undo. */
const isLastDecision = async (tx: Tx, publishId: string, seq: number): Promise<boolean> => {
  const [later] = await tx
    .select({ seq: event.seq })
    .from(event)
    .where(and(eq(event.subject, subjectOf(publishId)), gt(event.seq, seq), inArray(event.type, ['approved', 'refused', 'returned'])))
    .limit(1);
  return later === undefined;
};
