import { and, eq, lt } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import type { Db } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';

/** What was sent a month ago is nobody's question any more; what failed stays until it is sent, and so does what nobody knows of whether it arrived. */
export const pruneJobs = async (db: Db, now: Date): Promise<void> => {
  await db
    .delete(integrationJob)
    .where(
      and(eq(integrationJob.status, 'done'), eq(integrationJob.isUncertain, false), lt(integrationJob.createdAt, addTo(now, -30, 'day'))),
    );
};
