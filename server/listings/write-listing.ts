import type { z } from 'zod';
import type { JobKind } from '#contract/integration-job.ts';
import type { ListingStatus, ListingWritten } from '#contract/listing.ts';
import type { WriteContext } from '../http/route.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { withdrawJobs } from '../integration-jobs/withdraw-jobs.ts';
import { noticeValues } from '../notifications/notify-seller.ts';
import { noteDecision } from '../second-looks/note-decision.ts';
import { leaseEnd } from './lease-end.ts';
import { likeOf } from './like-case.ts';
import { decisionTypes, finalTypes, subjectOf, type ListingEventData, type ListingEventType } from './listing-event.ts';
import type { LockedListing } from './lock-listing.ts';
import { stepStatement, type ListingColumns } from './write-step.ts';

/** The person who takes a step, the time, and the request. */
export type StepContext = Pick<WriteContext, 'tx' | 'actor' | 'clock' | 'idempotencyKey' | 'decided'>;

interface ListingWrite {
  readonly type: ListingEventType;
  readonly status: ListingStatus;
  readonly set?: ListingColumns;
  readonly data: ListingEventData;
  /** What the review tells its SKU. A listing that is bound to none tells nobody. */
  readonly skuWarning?: string | null;
  /** Not before it the marketplace hears of it. */
  readonly toldAt?: Date | undefined;
  /** What its company is told. */
  readonly notice?: { readonly type: string; readonly message: string };
}

/** Writes one step of a listing: the row at its next version, its event, and what stands beside it, in one statement. */
export const writeListing = async (
  context: StepContext,
  locked: Omit<LockedListing, 'isJudgedBlind'>,
  { type, status, set, data, skuWarning, toldAt, notice }: ListingWrite,
): Promise<z.output<typeof ListingWritten>> => {
  const { tx, actor, clock, idempotencyKey, decided } = context;
  const { row, holder, problems, draw } = locked;
  const now = clock();
  const version = row.version + 1;
  const { id, skuId, sellerId } = row;
  const subject = subjectOf(id);
  const hasLeft = row.status === 'pending' && status !== 'pending';
  if (endsPublishing(type, status, row.status)) await withdrawJobs(tx, 'publishListing', subject);
  const kind = jobOf(type, status, row);
  if (kind) {
    const { title, sellerId: owner, accountId } = { ...row, ...set };
    await enqueueJob(tx, { kind, subject, name: title, sellerId: owner, accountId, dueAt: toldAt }, now);
  }
  // Before it is written: what is judged again is the listing as it stood.
  if (type === 'approved' || type === 'refused') await noteDecision(context, locked, type, data);
  const columns = {
    ...set,
    status,
    version,
    ...(status === row.status ? {} : { statusAt: now }),
    ...(hasLeft ? { snoozedUntil: null } : {}),
  };
  const shape = {
    queue: queueOf(hasLeft, holder?.id === actor.id),
    warnsSku: skuWarning !== undefined && skuId !== null,
    tellsSeller: notice !== undefined,
  };
  await tx.execute(
    stepStatement(columns, shape, {
      id,
      subject,
      type,
      data: { ...data, ...decisionData(type, decided, likeAsJudged(row, problems, data)), ...overrodeOf(type, draw, data) },
      version,
      sellerId,
      actorId: actor.id,
      actorName: actor.name,
      at: now,
      key: idempotencyKey,
      leaseEnd: leaseEnd(now),
      skuId,
      skuWarning,
      ...(notice && noticeValues(sellerId, subject, notice)),
    }),
  );
  return { publishId: id, status, version };
};

/** Of what was on sale the last sending may have failed; it would be repeated once its account is let in anew. */
const endsPublishing = (type: ListingEventType, status: ListingStatus, before: ListingStatus): boolean =>
  (before === 'processing' && status !== 'processing') || (before === 'active' && type === 'returned');

/** What was changed with the decision is no longer what the checks looked at. */
const likeAsJudged = (row: LockedListing['row'], problems: LockedListing['problems'], { changes = [] }: ListingEventData) =>
  problems === null || changes.length > 0 ? null : likeOf(row, problems);

/** What is kept with a decision about how it was made. */
const decisionData = (type: ListingEventType, { shownMs, suggestion }: WriteContext['decided'], like: string | null): ListingEventData => {
  const isFinal = finalTypes.some((each) => each === type);
  return {
    ...(isDecision(type) && shownMs !== null && { shownMs }),
    ...(isFinal && like !== null && { like }),
    ...(isFinal && suggestion && { suggestion }),
  };
};

/** Not where it was put right with the approval. */
const overrodeOf = (type: ListingEventType, draw: LockedListing['draw'], { changes = [] }: ListingEventData): ListingEventData =>
  type === 'approved' && draw !== null && draw.red > 0 && changes.length === 0 ? { overrode: draw.red } : {};

const isDecision = (type: ListingEventType): boolean => decisionTypes.some((each) => each === type);

const queueOf = (hasLeft: boolean, isMine: boolean): 'left' | 'held' | 'untouched' => {
  if (hasLeft) return 'left';
  return isMine ? 'held' : 'untouched';
};

/** Also what was edited: it is on sale there as it was before. */
const isOnSale = ({ status, externalId }: LockedListing['row']): boolean =>
  status === 'active' || (status === 'processing' && externalId !== null);

/** The job that tells the marketplace of this step; null where it needs none. */
const jobOf = (type: ListingEventType, status: ListingStatus, row: LockedListing['row']): JobKind | null => {
  if (status === 'processing' && row.status !== 'processing') return 'publishListing';
  if (type === 'paused' || (type === 'returned' && isOnSale(row))) return 'pauseListing';
  if (type === 'repriced') return 'changePrice';
  return type === 'activated' ? 'activateListing' : null;
};
