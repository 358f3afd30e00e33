import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { publishJobChange } from './publish-job-change.ts';

/** What the marketplace answers for an account it does not let us into any more. */
export const notLetIn = 'invalid_grant';

/** Once it lets us in again, what it refused for that alone is sent by itself: in one statement, for months of it may wait. */
export const resumeRefused = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  await tx
    .update(integrationJob)
    .set({ status: 'waiting', attempts: 0, version: sql`${integrationJob.version} + 1`, nextAt: now, endedAt: null })
    .where(and(eq(integrationJob.accountId, accountId), eq(integrationJob.status, 'failed'), eq(integrationJob.errorCode, notLetIn)))
    .returning({ told: publishJobChange(0) });
};
