import { and, eq, sql } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { tellStream } from '../stream/append-event.ts';
import { subjectOf } from './job-row.ts';

/** What is not so any more is not told of, tried before or not. */
export const withdrawJobs = async (tx: Tx, kind: JobKind, subject: string): Promise<void> => {
  const { id, version, sellerId, status } = integrationJob;
  const withdrawn = await tx
    .delete(integrationJob)
    // Written out: only so the plan knows the partial index that holds just these.
    .where(and(eq(integrationJob.kind, kind), eq(integrationJob.subject, subject), sql`${status} <> 'done'`))
    .returning({ id, version, sellerId });
  for (const job of withdrawn) await tellStream(tx, { subject: subjectOf(job.id), version: job.version + 1, sellerId: job.sellerId });
};
