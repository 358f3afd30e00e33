import { and, eq, isNull, lte, notInArray } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import { reactivationPolicyOf, soldOut } from '#machines/lifecycle/reactivation.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { unanswered, type Job } from '../integration-jobs/job-state.ts';
import { availabilityJobs, withdrawSaid } from '../integration-jobs/withdraw-jobs.ts';
import { stockOfListing } from '../listings/listing-stock.ts';
import { pausedForReviewBy } from '../listings/paused-for-review.ts';
import { priceChangedSincePublished } from '../listings/price-changed.ts';
import { idOfSubject } from './command-of.ts';
import { endPublishing, publishingColumns } from './end-publishing.ts';
import type { Command, StandingThere, Untold } from './port.ts';
import { stepByStock } from './step-by-stock.ts';

/** The command that was sent, and the id that the listing has there. */
interface Done extends StandingThere {
  readonly command: Command | null;
  readonly externalId: string | null;
  readonly untold?: readonly Untold[] | undefined;
  /** It stood there already, and nothing of what was said was taken. */
  readonly isAsItWas?: boolean;
}

type Standing = Pick<typeof listing.$inferSelect, 'id' | 'status' | 'subStatus'>;
type Stocked = Extract<Command, { readonly kind: 'setStock' }>;

/** The rest of a publication goes by a job of its own: price and stock by their kinds, a description with a whole publication. */
const leftBy = { description: 'publishListing', price: 'changePrice', stock: 'setStock' } as const satisfies Readonly<
  Record<Untold, JobKind>
>;

/** What a publication that was taken has said, by the kinds of those that would say it alone. (decision 0183) */
const saidBy = ({ command, untold = [], isAsItWas = false }: Done): readonly JobKind[] => {
  if (command?.kind !== 'publish' || isAsItWas) return [];
  const { listing: named, draft } = command;
  const isStockSaid = named.externalId === null && draft.stock !== null;
  return [
    ...(untold.includes('price') ? [] : (['changePrice'] as const)),
    ...(isStockSaid ? (['setStock'] as const) : []),
    ...(draft.isOnSale === null ? [] : availabilityJobs),
  ];
};

/**
 * A stock that was refused is said anew once an edit was taken, which may have corrected what it was refused for: no edit says a stock itself,
 * and more would be sold than there are. What a person discarded stays so. (decision 0183)
 */
const isStockRefused = async (tx: Tx, { subject, createdAt }: Job, { command, isAsItWas = false }: Done): Promise<boolean> => {
  if (command?.kind !== 'publish' || isAsItWas) return false;
  const { kind, status, errorCode, createdAt: writtenAt } = integrationJob;
  const refused = and(eq(kind, 'setStock'), eq(status, 'failed'), notInArray(errorCode, [...unanswered]), lte(writtenAt, createdAt));
  return (await tx.$count(integrationJob, and(eq(integrationJob.subject, subject), refused))) > 0;
};

/**
 * In a deal it is sold for the deal's price, and keeps its own: that theirs is another says nothing. Nor where nobody changed ours since it
 * was last published: their automation moves theirs. (decision 0145)
 */
const toBeSaid = async (tx: Tx, job: Job, done: Done): Promise<ReadonlySet<Untold>> => {
  const left = new Set(done.untold);
  if (await isStockRefused(tx, job, done)) left.add('stock');
  if (!left.has('price')) return left;
  const id = idOfSubject(job.subject);
  const [detail] = await tx.select({ isInDeal: listingDetail.freezedByDeal }).from(listingDetail).where(eq(listingDetail.listingId, id));
  const isOurs = detail?.isInDeal === false && (await priceChangedSincePublished(tx, id, job.createdAt));
  if (!isOurs) left.delete('price');
  return left;
};

/** With how many it is there: of an edit the answer says whether it is sold out; where it does not, and of what is made there, ours is told. */
const publishedStock = ({ command, standing }: Done): number | null => {
  if (standing !== undefined) return standing === 'soldOut' ? 0 : null;
  return command?.kind === 'publish' ? command.draft.stock : null;
};

/** What is published gets its name there, and is on the air; taken back meanwhile, it is taken off sale. */
const applyPublished = async (tx: Tx, job: Job, done: Done, now: Date): Promise<void> => {
  const { subject, name, sellerId, accountId } = job;
  const id = idOfSubject(subject);
  const { externalId } = done;
  if (externalId !== null)
    await tx
      .update(listing)
      .set({ externalId })
      .where(and(eq(listing.id, id), isNull(listing.externalId)));
  const [published] = await tx
    .select({ ...publishingColumns, externalId: listing.externalId })
    .from(listing)
    .where(eq(listing.id, id))
    .for('update');
  if (!published) return;
  const { status, subStatus } = published;
  await withdrawSaid(tx, job, saidBy(done));
  // Before the history says that it is published now.
  const left = await toBeSaid(tx, job, done);
  if (status === 'processing') await endPublishing(tx, published, publishedStock(done), now);
  else if (done.standing) await stepByStock(tx, id, done.standing === 'soldOut', now);
  // Put on sale there by being published, and off sale here by its seller's wish.
  const isPausedHere = status === 'processing' && subStatus !== null && reactivationPolicyOf(subStatus) === 'seller';
  // What the demo plays has no name there, and is told of after it is on the air.
  const isTakenBack = (status === 'pending' || status === 'refused') && published.externalId !== null;
  const about = { subject, name, sellerId, accountId };
  for (const each of left) await enqueueJob(tx, { kind: leftBy[each], ...about }, now);
  if (isPausedHere || isTakenBack) await enqueueJob(tx, { kind: 'pauseListing', ...about }, now);
};

/** Its seller paused it here, or it was paused to be reviewed anew. */
const isKeptOff = async (tx: Tx, { id, status, subStatus }: Standing): Promise<boolean> => {
  if (status === 'active') return false;
  if (subStatus !== null && subStatus !== soldOut) return reactivationPolicyOf(subStatus) === 'seller';
  if (status === 'paused') return subStatus === null;
  // That it was sold out before ends no review: its pause was said as well.
  return (status === 'pending' || status === 'refused') && (await pausedForReviewBy(tx, id)) !== null;
};

/**
 * A stock puts on sale there what was sold out, and a pause of what is sold out changes nothing there. So a pause is said once more behind it.
 * (decision 0183)
 */
const keepOff = async (tx: Tx, { subject, name, sellerId, accountId }: Job, id: string, now: Date): Promise<void> => {
  const [found] = await tx.select().from(listing).where(eq(listing.id, id));
  // What the demo plays has no name there.
  if (!found || found.externalId === null || !(await isKeptOff(tx, found))) return;
  await enqueueJob(tx, { kind: 'pauseListing', subject, name, sellerId, accountId }, now);
};

const applyStock = async (tx: Tx, job: Job, { listing: { listingId }, stock }: Stocked, now: Date): Promise<void> => {
  await stepByStock(tx, listingId, stock === 0, now);
  if (stock > 0) await keepOff(tx, job, listingId, now);
};

/** What follows from a command that was taken there. */
export const applyDone = async (tx: Tx, job: Job, done: Done, now: Date): Promise<void> => {
  const { command, standing } = done;
  if (job.kind === 'publishListing') await applyPublished(tx, job, done, now);
  if (command?.kind === 'setStock') await applyStock(tx, job, command, now);
  if (command?.kind === 'readStock' && standing) await stepByStock(tx, command.listing.listingId, standing === 'soldOut', now);
  if (command?.kind === 'activate') await stepIfEmpty(tx, command.listing.listingId, standing, now);
};

/**
 * A listing that was put on sale with nothing to sell is off again: its seller had paused it, and it was sold out meanwhile, here or there
 * alone, as the marketplace's answer says.
 */
const stepIfEmpty = async (tx: Tx, id: string, standing: Done['standing'], now: Date): Promise<void> => {
  const [found] = await tx.select().from(listing).where(eq(listing.id, id));
  const isEmpty = standing === 'soldOut' || (found !== undefined && (await stockOfListing(tx, found)) === 0);
  if (isEmpty) await stepByStock(tx, id, true, now);
};
