import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { keptDays } from '../kept-days.ts';

/** What was sent a month ago is nobody's question any more; what failed stays until it is sent, and so does what nobody knows of whether it arrived. */
export const pruneJobs = async (db: Db, now: Date): Promise<void> => {
  const { status, isUncertain, createdAt, endedAt } = integrationJob;
  const longAgo = addTo(now, -keptDays.doneJobs, 'day');
  // Made long before it was sent, where its account was not connected; older rows do not say when it was.
  const endedLongAgo = or(isNull(endedAt), lt(endedAt, longAgo));
  // Made before it ended: by that the index finds them.
  await deleteInPortions(db, integrationJob, and(eq(status, 'done'), eq(isUncertain, false), lt(createdAt, longAgo), endedLongAgo));
};
