import { eq, sql } from 'drizzle-orm';
import type { Pace } from '#contract/integration.ts';
import type { JobStatus } from '#machines/lifecycle/integration-job.ts';
import type { Db } from '../db/open.ts';
import { jobTally } from '../db/schema/job-tally.ts';
import { everyCompany } from '../db/schema/order-tally.ts';
import { paceOf } from '../integrations/pace-of.ts';

/** What somebody, or something, still has to see to. */
const toSeeTo = ['waiting', 'retrying', 'held', 'failed'] as const satisfies readonly JobStatus[];
type ToSeeTo = (typeof toSeeTo)[number];

/** What is to be told to a marketplace, of all companies: how much of it stands where, and how long it takes. */
export interface JobFigures {
  readonly counts: Readonly<Record<ToSeeTo, number>>;
  readonly pace: Pace;
}

/** From the counters, without reading a job, and from the newest thousand of a day: what the console asks too. */
export const readJobFigures = async (db: Db, now: Date): Promise<JobFigures> => {
  const rows = await db
    .select({ status: jobTally.status, n: sql`coalesce(sum(${jobTally.count}), 0)`.mapWith(Number) })
    .from(jobTally)
    .where(eq(jobTally.sellerId, everyCompany))
    .groupBy(jobTally.status);
  const countOf = (status: ToSeeTo): number => rows.find((row) => row.status === status)?.n ?? 0;
  const counts = Object.fromEntries(toSeeTo.map((status) => [status, countOf(status)])) as Record<ToSeeTo, number>;
  return { counts, pace: await paceOf(db, null, now) };
};
