import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { tellStream } from '../stream/append-event.ts';
import { subjectOf } from './job-row.ts';

const withdraw = async (tx: Tx, subject: string, which: SQL | undefined): Promise<void> => {
  const { id, version, sellerId, status } = integrationJob;
  const withdrawn = await tx
    .delete(integrationJob)
    // Written out: only so the plan knows the partial index that holds just these.
    .where(and(eq(integrationJob.subject, subject), sql`${status} <> 'done'`, which))
    .returning({ id, version, sellerId });
  for (const job of withdrawn) await tellStream(tx, { subject: subjectOf(job.id), version: job.version + 1, sellerId: job.sellerId });
};

/** What is not so any more is not told of, tried before or not. */
export const withdrawJobs = (tx: Tx, kind: JobKind, subject: string): Promise<void> => withdraw(tx, subject, eq(integrationJob.kind, kind));

const shelf = ['pauseListing', 'activateListing'] as const;
/** What says all that an older one of the same thing said. */
const saysAllOf: Readonly<Partial<Record<JobKind, readonly JobKind[]>>> = {
  publishListing: ['publishListing', 'changePrice', ...shelf],
  pauseListing: shelf,
  activateListing: shelf,
  changePrice: ['changePrice'],
};

/** Given up once, and said anew: nobody is to send the older word after the newer one. */
export const withdrawOlder = async (tx: Tx, kind: JobKind, subject: string): Promise<void> => {
  const older = saysAllOf[kind];
  if (older) await withdraw(tx, subject, and(eq(integrationJob.status, 'failed'), inArray(integrationJob.kind, [...older])));
};
