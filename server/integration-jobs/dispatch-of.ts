import type { Dispatch } from '#contract/integration-job.ts';
import type { integrationJob } from '../db/schema/integration-job.ts';

type Job = Pick<typeof integrationJob.$inferSelect, 'status' | 'error'>;

/** How what a job tells of stands. One that is not there any more was done, and forgotten since (prune-jobs.ts). */
export const dispatchOf = (jobId: string, job: Job | null): Dispatch => {
  if (job === null || job.status === 'done') return { jobId, state: 'sent', reason: null };
  if (job.status === 'failed' || job.status === 'discarded') return { jobId, state: 'unsent', reason: job.error };
  return { jobId, state: job.status === 'held' ? 'held' : 'sending', reason: null };
};
