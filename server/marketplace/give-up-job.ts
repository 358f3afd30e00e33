import { eq } from 'drizzle-orm';
import { stepJob } from '#machines/lifecycle/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { columnsOf, stateOf, untaken, type Job, type SaidByUs } from '../integration-jobs/job-state.ts';
import { publishJobChange } from '../integration-jobs/publish-job-change.ts';

/**
 * Fails a job that was tried often enough: it is not tried again by itself. Where `isUncertain`, the marketplace may have done it all the
 * same. Listing, question or sale stay as they are, for the marketplace refused nothing; the job waits in the queue for a person.
 */
export const giveUpJob = async (
  tx: Tx,
  job: Job,
  why: { readonly errorCode: SaidByUs; readonly error: string | null; readonly isUncertain: boolean },
  now: Date,
): Promise<void> => {
  const next = stepJob(stateOf(job), { type: 'fail', isLasting: true });
  if (!next.ok) throw new Error(`Job ${job.id} is ${job.status} and was sent`);
  await tx
    .update(integrationJob)
    .set({ ...columnsOf(next.value), ...why, ...untaken, nextAt: null, endedAt: now, version: job.version + 1 })
    .where(eq(integrationJob.id, job.id))
    .returning({ told: publishJobChange(0) });
};
