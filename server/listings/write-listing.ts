import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { JobKind } from '#contract/integration-job.ts';
import type { ListingStatus, ListingWritten } from '#contract/listing.ts';
import { listing } from '../db/schema/listing.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import { writtenOnce } from '../db/written-once.ts';
import type { WriteContext } from '../http/route.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { withdrawJobs } from '../integration-jobs/withdraw-jobs.ts';
import { subjectOf, type ListingEventData, type ListingEventType } from './listing-event.ts';
import type { LockedListing } from './lock-listing.ts';
import { leaseEnd } from './lease-end.ts';

interface ListingWrite {
  readonly type: ListingEventType;
  readonly status: ListingStatus;
  readonly set?: Partial<typeof listing.$inferInsert>;
  readonly data: ListingEventData;
}

/** Writes one step of a listing: the row at its next version, its event, and what the queue keeps beside it. */
export const writeListing = async (
  { tx, actor, clock, record }: WriteContext,
  { row, holder }: LockedListing,
  { type, status, set, data }: ListingWrite,
): Promise<z.output<typeof ListingWritten>> => {
  const now = clock();
  const version = row.version + 1;
  const hasLeft = row.status === 'pending' && status !== 'pending';
  await tx
    .update(listing)
    .set({ ...set, status, version, ...(status === row.status ? {} : { statusAt: now }), ...(hasLeft ? { snoozedUntil: null } : {}) })
    .where(eq(listing.id, row.id));
  if (hasLeft) await tx.execute(clearQueueFacts({ listingId: row.id }));
  else if (holder?.id === actor.id)
    await tx
      .update(lease)
      .set({ until: leaseEnd(now) })
      .where(and(eq(lease.listingId, row.id), eq(lease.holderId, actor.id)));
  if (row.status === 'processing' && status !== 'processing') await withdrawJobs(tx, 'publishListing', subjectOf(row.id));
  const kind = jobOf(type, status, row.status);
  if (kind) {
    const { title, sellerId, accountId } = { ...row, ...set };
    await enqueueJob(tx, { kind, subject: subjectOf(row.id), name: title, sellerId, accountId }, now);
  }
  await record({ subject: subjectOf(row.id), type, version, data: { ...data }, sellerId: row.sellerId });
  return { publishId: row.id, status, version };
};

/** What the marketplace has to hear of this step; null when it is no business of its. */
const jobOf = (type: ListingEventType, status: ListingStatus, before: ListingStatus): JobKind | null => {
  if (status === 'processing' && before !== 'processing') return 'publishListing';
  if (type === 'paused') return 'pauseListing';
  return type === 'activated' ? 'activateListing' : null;
};

/** A decided listing is nobody's to hold and nobody's to pass over; coming back, it is new to all. */
const clearQueueFacts = writtenOnce(
  sql`with freed as (delete from ${lease} where ${lease.listingId} = ${sql.placeholder('listingId')}) delete from ${queueSkip} where ${queueSkip.listingId} = ${sql.placeholder('listingId')}`,
);
