import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { ListingErrand, type Untold } from '#contract/listing.ts';
import type { Db, Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { unanswered } from '../integration-jobs/job-state.ts';
import { subjectOf } from './listing-event.ts';
import { closedThere, unsent } from './own-refusals.ts';

/** What of a listing the marketplace refused for good, or is not sent: whatever says it anew takes the older word away (withdraw-jobs.ts). */
export const readUntold = async (db: Db | Tx, publishId: string): Promise<Untold[]> => {
  const { kind: errand, error, errorCode, heldReason, createdAt } = integrationJob;
  const rows = await db
    .select({ kind: errand, reason: error, code: errorCode, held: heldReason, at: createdAt })
    .from(integrationJob)
    .where(
      and(
        eq(integrationJob.subject, subjectOf(publishId)),
        // With the words of the partial index of what is not over.
        sql`${integrationJob.status} <> 'done'`,
        inArray(integrationJob.kind, ListingErrand.options),
        // What nobody answered is refused by nobody; that it ended there the listing says.
        or(
          eq(integrationJob.status, 'held'),
          and(
            eq(integrationJob.status, 'failed'),
            notInArray(sql`coalesce(${integrationJob.errorCode}, '')`, [...unanswered, closedThere]),
          ),
        ),
      ),
    )
    .orderBy(asc(integrationJob.createdAt));
  return rows.map(({ kind, reason, code, held, at }) => ({
    kind: ListingErrand.parse(kind),
    reason: held === null ? reason : null,
    held,
    ...(held === null && code !== null && unsent.has(code) && { isUnsent: true }),
    at: at.toISOString(),
  }));
};
