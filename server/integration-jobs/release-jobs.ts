import { and, eq, inArray, sql } from 'drizzle-orm';
import { openStatuses } from '#machines/lifecycle/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { untaken } from './job-state.ts';
import { publishJobChange } from './publish-job-change.ts';

const { accountId, status, heldReason, version, takenBy, isUncertain } = integrationJob;

/** Once the marketplace lets us in again, what was held for that alone goes by itself: in one statement, for months of it may wait. */
export const releaseReauthorized = async (tx: Tx, of: string, now: Date): Promise<void> => {
  await tx
    .update(integrationJob)
    .set({ status: 'waiting', attempts: 0, heldReason: null, version: sql`${version} + 1`, nextAt: now })
    .where(and(eq(accountId, of), eq(status, 'held'), eq(heldReason, 'reauthorize')))
    .returning({ told: publishJobChange(0) });
};

/**
 * Holds jobs that were written before somebody connected the account until a person has confirmed them: they may be months old. A sender
 * that is at one of them loses it, and nobody knows whether it arrived.
 */
export const holdUnconfirmed = async (tx: Tx, of: string): Promise<void> => {
  await tx
    .update(integrationJob)
    .set({
      status: 'held',
      heldReason: 'unconfirmed',
      version: sql`${version} + 1`,
      nextAt: null,
      deferredSince: null,
      isUncertain: sql`${isUncertain} or ${takenBy} is not null`,
      ...untaken,
    })
    .where(and(eq(accountId, of), inArray(status, [...openStatuses, 'held'])))
    .returning({ told: publishJobChange(0) });
};
