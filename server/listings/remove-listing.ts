import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { removeListing } from '#contract/listing-calls.ts';
import { ok } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { priceRunItem } from '../db/schema/price-rule.ts';
import { question } from '../db/schema/question.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import { writeRoute } from '../http/route.ts';
import { dropJobs } from '../integration-jobs/withdraw-jobs.ts';
import type { Sentence } from '../language/sentences.ts';
import { notifySeller } from '../notifications/notify-seller.ts';
import { subjectOf } from './listing-event.ts';
import type { ListingRecord } from './lock-listing.ts';
import { lastPublication } from './price-changed.ts';
import { staysInAccount } from './stays-in-account.ts';
import { stepLocked, takeListing } from './step.ts';

/** Without a marketplace nothing has a name there: that it was on sale its history says, or what only comes to a listing that is. */
const wasOnSale = async (tx: Tx, id: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ was: boolean }>(
    sql`select (${lastPublication(id)}) > 0 or exists (select from ${question} where ${eq(question.listingId, id)}) or exists (select from ${priceRunItem} where ${eq(priceRunItem.listingId, id)}) as was`,
  );
  return rows[0]?.was === true;
};

/**
 * Holds what waits to be sent of it. What is being sent is not waited for: whoever settles that holds it, and waits for the listing.
 *
 * @returns whether something is being sent at this moment.
 */
const holdJobs = async (tx: Tx, subject: string): Promise<boolean> => {
  const open = and(eq(integrationJob.subject, subject), ne(integrationJob.status, 'done'));
  const held = await tx
    .select({ id: integrationJob.id })
    .from(integrationJob)
    .where(and(open, isNull(integrationJob.takenBy)))
    .for('update', { skipLocked: true });
  return (await tx.$count(integrationJob, open)) > held.length;
};

const mayBeThere = async (tx: Tx, row: ListingRecord): Promise<boolean> =>
  (await holdJobs(tx, subjectOf(row.id))) || (await staysInAccount(tx, row)) || wasOnSale(tx, row.id);

/**
 * PUT /publish/remove: the row and what hangs on it, in one transaction. Its events stay, and say who did it (decision 0175).
 *
 * A call that is about to hang something on it waits for the lock, and then finds nothing to hang it on.
 */
export const removeListingRoute = writeRoute(removeListing, async ({ body: { publishId } }, context) => {
  const { tx, actor, record } = context;
  const taken = await takeListing(context, publishId);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  const { sellerId, title } = row;
  const subject = subjectOf(publishId);
  await tx.select({ id: listing.id }).from(listing).where(eq(listing.id, publishId)).for('update');
  const stepped = await stepLocked(context, taken.value, { type: 'remove' }, { mayBeThere: await mayBeThere(tx, row) });
  if (!stepped.ok) return stepped;

  await dropJobs(tx, subject);
  await tx.delete(lease).where(eq(lease.listingId, publishId));
  await tx.delete(queueSkip).where(eq(queueSkip.listingId, publishId));
  await tx.delete(listingDetail).where(eq(listingDetail.listingId, publishId));
  await tx.delete(listing).where(eq(listing.id, publishId));
  const version = row.version + 1;
  await record({ subject, type: 'removed', version, data: { title }, sellerId });
  if (actor.sellerId !== sellerId) await notifySeller(context, { sellerId, type: 'SkuOutOfService', message: toldOf(title), subject });
  return ok({ publishId, version });
});

const toldOf = (title: string): Sentence => `O anúncio ${title} foi excluído antes de ser publicado.`;
