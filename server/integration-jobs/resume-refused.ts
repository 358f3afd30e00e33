import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { tellStream } from '../stream/append-event.ts';
import { subjectOf } from './job-row.ts';

/** What the marketplace answers for an account it does not let us into any more. */
export const notLetIn = 'invalid_grant';

/** Once it lets us in again, what it refused for that alone is sent by itself. */
export const resumeRefused = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  const refused = await tx
    .select()
    .from(integrationJob)
    .where(and(eq(integrationJob.accountId, accountId), eq(integrationJob.status, 'failed'), eq(integrationJob.errorCode, notLetIn)))
    .for('update');
  for (const { id, version, sellerId } of refused) {
    const next = { status: 'waiting', attempts: 0, version: version + 1, nextAt: now, endedAt: null } as const;
    await tx.update(integrationJob).set(next).where(eq(integrationJob.id, id));
    await tellStream(tx, { subject: subjectOf(id), version: version + 1, sellerId });
  }
};
