import type { Tx } from '../db/open.ts';
import type { listing } from '../db/schema/listing.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { enqueueJob } from './enqueue-job.ts';
import { stillWaits, withdrawJobs } from './withdraw-jobs.ts';

type Changed = Pick<typeof listing.$inferSelect, 'id' | 'title' | 'sellerId' | 'accountId'>;

/**
 * Has the marketplace told of what changed in a listing that stays where it stands. A publication may have gone out without it: where none
 * waits that nobody has begun, another says all of it.
 */
export const publishAnew = async (tx: Tx, { id, title, sellerId, accountId }: Changed, now: Date): Promise<void> => {
  const subject = subjectOf(id);
  if (await stillWaits(tx, 'publishListing', subject)) return;
  await withdrawJobs(tx, 'publishListing', subject);
  await enqueueJob(tx, { kind: 'publishListing', subject, name: title, sellerId, accountId }, now);
};
