import { and, asc, eq, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pauseAfter, stepJob } from '#machines/lifecycle/integration-job.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { notLetIn } from '../integration-jobs/resume-refused.ts';
import { subjectOf } from '../integration-jobs/job-row.ts';
import { subjectOf as listingSubject } from '../listings/listing-event.ts';
import { publishChange } from '../stream/append-event.ts';

const atOnce = 50;

/** One in this many meets a listing or order that the marketplace is at itself: 409, to be tried again (domain, 5.1). */
const busyOneIn = 6;

/** Told by the id, not by chance: a demo that is run again ends the same way. */
export const isBusyAtFirst = (id: string): boolean => [...id].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % busyOneIn === 0;

type Answer = { readonly code: string; readonly message: string; readonly isLasting: boolean } | null;

/** What the marketplace says to it; null is yes. */
const answerTo = (id: string, attempts: number, isLetIn: boolean): Answer => {
  if (!isLetIn)
    return { code: notLetIn, message: 'A autorização da conta venceu. Renove a conta e o envio é repetido sozinho.', isLasting: true };
  if (attempts === 0 && isBusyAtFirst(id))
    return { code: '409', message: 'O marketplace está alterando este item (item optimistic locking error).', isLasting: false };
  return null;
};

/**
 * Sends what is due, oldest first; answers how much of it was tried. What is of a paused account waits, so does what a blocked company
 * says to its buyers, and a listing that is still
 * being published is told of once it is (moveProcessing). What is told of one thing goes in its order: a pause that is tried again must not
 * end what was put on sale meanwhile. A row another process is at is passed over.
 */
export const runJobs = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const isLetIn = sql<boolean>`(${marketplaceAccount.expiresAt} is null or ${marketplaceAccount.expiresAt} > ${now.toISOString()}::timestamptz)`;
    const due = await tx
      .select({ job: integrationJob, isLetIn })
      .from(integrationJob)
      .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, integrationJob.accountId))
      .innerJoin(seller, eq(seller.id, integrationJob.sellerId))
      .where(
        and(
          lte(integrationJob.nextAt, now),
          isNull(marketplaceAccount.pausedAt),
          or(ne(integrationJob.kind, 'messageBuyer'), ne(seller.status, 'blocked')),
          or(ne(integrationJob.kind, 'publishListing'), sql`not ${isLetIn}`, notExists(beingPublished(tx))),
          notExists(sentBefore(tx)),
        ),
      )
      .orderBy(asc(integrationJob.nextAt), asc(integrationJob.id))
      .limit(atOnce)
      .for('update', { of: integrationJob, skipLocked: true });
    for (const { job, isLetIn: letIn } of due) {
      const { id, attempts, sellerId } = job;
      const said = answerTo(id, attempts, letIn);
      const next = stepJob(job, said ? { type: 'fail', isLasting: said.isLasting } : { type: 'succeed' });
      if (!next.ok) throw new Error(`Job ${id} is ${job.status} and was due`);
      const version = job.version + 1;
      const isWaiting = next.value.status === 'retrying';
      await tx
        .update(integrationJob)
        .set({
          ...next.value,
          version,
          errorCode: said?.code ?? null,
          error: said?.message ?? null,
          nextAt: isWaiting ? new Date(now.getTime() + pauseAfter(next.value.attempts)) : null,
          endedAt: isWaiting ? null : now,
        })
        .where(eq(integrationJob.id, id));
      await publishChange(tx, { subject: subjectOf(id), version, sellerId });
    }
    return due.length;
  });

const beingPublished = (tx: Tx) =>
  tx
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.status, 'processing'), sql`${integrationJob.subject} = ${listingSubject('')} || ${listing.id}`));

const earlier = alias(integrationJob, 'earlier');
/** Statuses written out: only so the plan knows the partial index of what is not over. */
const sentBefore = (tx: Tx) =>
  tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.subject, integrationJob.subject),
        eq(earlier.accountId, integrationJob.accountId),
        sql`${earlier.status} in ('waiting', 'retrying')`,
        sql`(${earlier.createdAt}, ${earlier.id}) < (${integrationJob.createdAt}, ${integrationJob.id})`,
      ),
    );
