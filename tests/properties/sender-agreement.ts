import { sql } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import type { Db } from '#server/db/open.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import { question } from '#server/db/schema/question.ts';
import { unanswered } from '#server/integration-jobs/job-state.ts';
import type { FakeEvent } from '#server/fake-mercadolivre/fake-event.ts';
import { unreachable } from '#lib/result.ts';
import { soldOut } from '#machines/lifecycle/reactivation.ts';
import type { FakeItem, FakeState } from '#server/fake-mercadolivre/fake-state.ts';
import type { HeardCall } from '../support/hub-and-fake.ts';
import type { HappenedThere } from './happened-there.ts';

type Job = typeof integrationJob.$inferSelect;
type Account = typeof marketplaceAccount.$inferSelect;
type Question = typeof question.$inferSelect;
interface Listing {
  readonly id: string;
  readonly account_id: string;
  readonly status: string;
  readonly sub_status: string | null;
  readonly price: number;
  readonly stock: number;
  readonly external_id: string | null;
}

/** What the hub says of everything, and what the fake has, once nothing moves any more. */
export interface AtRest {
  readonly jobs: readonly Job[];
  readonly accounts: readonly Account[];
  readonly listings: readonly Listing[];
  readonly questions: readonly Question[];
  readonly there: FakeState;
  readonly kept: readonly FakeEvent[];
  readonly heard: readonly HeardCall[];
  /** A person had the hub forget what was to be said of these. */
  readonly forgotten: ReadonlySet<string>;
  /** On the marketplace's own pages, and nothing was decided here since that changes it. */
  readonly happened: readonly HappenedThere[];
}

export const readHub = async (db: Db): Promise<Pick<AtRest, 'jobs' | 'accounts' | 'listings' | 'questions'>> => ({
  jobs: await db.select().from(integrationJob),
  accounts: await db.select().from(marketplaceAccount),
  listings: (
    await db.execute<Listing & Record<string, unknown>>(
      sql`select l.id, l.account_id, l.status, l.sub_status, l.price::int as price, s.stock, l.external_id from listing l join sku s on s.id = l.sku_id`,
    )
  ).rows,
  questions: await db.select().from(question),
});

const ofStatus: readonly JobKind[] = ['publishListing', 'pauseListing', 'activateListing'];

const accountIn = ({ accounts }: AtRest, id: string): Account | undefined => accounts.find((each) => each.id === id);
const isPaused = (world: AtRest, { accountId }: Job): boolean => accountIn(world, accountId)?.pausedAt !== null;
const isOpen = ({ status }: Job): boolean => status === 'waiting' || status === 'retrying';

/** What it refused for good is undone instead. */
const undone: ReadonlySet<JobKind> = new Set(['publishListing', 'answerQuestion']);

const isRefused = ({ status, errorCode }: Job): boolean => status === 'failed' && !unanswered.includes(errorCode ?? '');

/** Is what it waits for still so? */
const isHeldRightly = (world: AtRest, { accountId, heldReason }: Job): boolean => {
  const account = accountIn(world, accountId);
  switch (heldReason) {
    case 'reauthorize':
      return account?.connection === 'reauthorize';
    case 'forbidden':
      return account?.shutOutReason !== null;
    case 'unconnected':
      return account?.connection === 'revoked';
    case 'unconfirmed':
      return true;
    case 'off':
    case 'unsupported':
    case null:
      return false;
    default:
      return unreachable(heldReason);
  }
};

/** It stands here as if nothing had been refused. */
const isDecided = ({ listings, questions }: AtRest, subject: string): boolean =>
  listings.some(({ id, status }) => subject === `listing:${id}` && status === 'processing') ||
  questions.some(({ id, status }) => subject === `question:${id}` && status === 'answered');

/** The hub says itself that this is not there, or not known: given up, discarded, held with its reason, or its account is paused. */
const isPlain = (world: AtRest, job: Job): boolean => {
  if (job.status === 'held' || job.status === 'discarded') return true;
  if (job.status === 'failed') return !(undone.has(job.kind) && isRefused(job) && isDecided(world, job.subject));
  return isOpen(job) && isPaused(world, job);
};

const saysSo = (world: AtRest, subject: string, kinds: readonly JobKind[]): boolean =>
  world.jobs.some((job) => job.subject === subject && kinds.includes(job.kind) && isPlain(world, job));

const standsStill = (world: AtRest): readonly string[] =>
  world.jobs.flatMap((job) => {
    if (isOpen(job) && !isPaused(world, job)) return [`never sent: ${job.kind} ${job.subject} is ${job.status}`];
    // What whoever died has left, and is held or of a paused account, is nobody's to take up: that it was taken says that it may be there.
    if (job.takenBy !== null && job.status !== 'held' && !isPaused(world, job)) return [`taken for ever: ${job.kind} ${job.subject}`];
    return job.status !== 'held' || isHeldRightly(world, job)
      ? []
      : [`held for no reason: ${job.kind} ${job.subject} for ${job.heldReason ?? 'none'}`];
  });

const happenedTo = ({ happened }: AtRest, id: string, does: HappenedThere['do']): readonly HappenedThere[] =>
  happened.filter((each) => each.id === id && each.do === does);

/**
 * Sold out it is off sale on both sides, unless its seller had it paused here: then that it is sold out there says nothing. What waits for
 * review keeps the word of before, and is paused there.
 */
const statusDiffers = (world: AtRest, { id, status, sub_status: reason }: Listing, { status: there, subStatus }: FakeItem): boolean => {
  const isSoldOutThere = there === 'paused' && subStatus.includes(soldOut);
  const isToBeOnSale = status === 'active' || (status === 'paused' && reason === soldOut);
  if (isToBeOnSale && there === 'paused' && happenedTo(world, id, isSoldOutThere ? 'soldThere' : 'pausedThere').length > 0) return false;
  if (status === 'paused' && reason === soldOut) return !isSoldOutThere;
  return (status === 'active') !== (there === 'active');
};

const notThere = (world: AtRest, { id, status }: Listing): readonly string[] =>
  status === 'pending' || status === 'refused' || saysSo(world, `listing:${id}`, ['publishListing'])
    ? []
    : [`claimed: ${id} is ${status} here and nowhere there`];

/**
 * What says itself how it stands there. That a publication was refused says nothing of what was there before: what is refused here, or waits
 * for review, is off sale there.
 */
const saysHowItStands = ({ status, external_id: externalId }: Listing): readonly JobKind[] =>
  externalId !== null && (status === 'pending' || status === 'refused') ? ['pauseListing'] : [...ofStatus, 'setStock'];

/** What was paused there while nothing was to be said of it, and is on sale there by nobody's step. */
const isPutOnSale = (world: AtRest, { id }: Listing, { status }: FakeItem): boolean =>
  status === 'active' && happenedTo(world, id, 'pausedThere').some((each) => each.isSettled);

/**
 * What was sold there is missing there. A stock that was still to be said then may have replaced it; one that was said before may not.
 */
const stockDiffers = (world: AtRest, { id, stock }: Listing, { quantity }: FakeItem): boolean => {
  const sold = happenedTo(world, id, 'soldThere');
  const piecesOf = (all: readonly HappenedThere[]): number => all.reduce((sum, { pieces }) => sum + pieces, 0);
  const missing = stock - quantity;
  return missing > piecesOf(sold) || missing < piecesOf(sold.filter((each) => each.isSettled));
};

/** An edit says no stock: that one was refused says nothing of it. */
const saysStock = ({ external_id: externalId }: Listing): readonly JobKind[] =>
  externalId === null ? ['setStock', 'publishListing'] : ['setStock'];

const listingDiffers = (world: AtRest, listing: Listing): readonly string[] => {
  const { id, external_id: externalId, account_id: accountId } = listing;
  const subject = `listing:${id}`;
  const marked = [...world.there.items.values()].filter(({ sellerCustomField }) => sellerCustomField === id);
  const item = externalId === null ? marked[0] : world.there.items.get(externalId);
  if (marked.length > 1) return [`doubled: ${id} is there ${marked.length} times`];
  if (!item) return externalId === null ? notThere(world, listing) : [`claimed: ${id} is ${externalId}, which is nowhere there`];
  if (item.sellerCustomField !== id) return [`foreign: ${id} is ${externalId}, which is ${item.sellerCustomField ?? 'nobody’s'}`];
  if (String(item.sellerId) !== accountIn(world, accountId)?.externalUserId) return [`foreign: ${id} is there of user ${item.sellerId}`];
  if (world.forgotten.has(subject)) return [];
  const isThere = listing.status === 'active' || listing.status === 'paused';
  const says = (...kinds: readonly JobKind[]): boolean => saysSo(world, subject, kinds);
  const found: string[] = [];
  if (externalId === null && !says('publishListing')) found.push(`lost: ${id} is there as ${item.id}, and nobody knows here`);
  if (listing.status === 'processing' && !says('publishListing')) found.push(`lost: ${id} is being published for ever`);
  if (isThere && listing.price !== Math.round(item.price * 100) && !says('changePrice', 'publishListing'))
    found.push(`price of ${id}: ${listing.price} here, ${item.price} there`);
  if (isThere && stockDiffers(world, listing, item) && !says(...saysStock(listing)))
    found.push(
      `stock of ${id}: ${listing.stock} here, ${item.quantity} there, ${happenedTo(world, id, 'soldThere').length} times sold there`,
    );
  if (listing.status !== 'processing' && statusDiffers(world, listing, item) && !says(...saysHowItStands(listing)))
    found.push(`status of ${id}: ${listing.status} here, ${item.status} ${item.subStatus.join()} there`);
  if (isPutOnSale(world, listing, item)) found.push(`reopened: ${id} was paused there by its seller, and is on sale`);
  return found;
};

const questionDiffers = (world: AtRest, { id, status, answer, externalId }: Question): readonly string[] => {
  const asked = world.there.questions.get(Number(externalId));
  if (!asked) return [`${id} is not there`];
  if (status === 'unanswered') return asked.status === 'UNANSWERED' ? [] : [`undone: ${id} waits here and is answered there`];
  const isSame = asked.status === 'ANSWERED' && asked.answer?.text === answer;
  if (isSame || saysSo(world, `question:${id}`, ['answerQuestion'])) return [];
  return [`lost: ${id} is answered here and ${asked.status} there`];
};

/** By what happened there: what was appended twice and tidied up would show nowhere else. */
const doubled = ({ kept }: AtRest): readonly string[] => {
  const effects = kept.flatMap((event) => {
    if (event.type === 'itemPublished') return [`publication of ${event.item.sellerCustomField}`];
    return event.type === 'questionChanged' && event.change.status === 'ANSWERED' ? [`answer to ${event.questionId}`] : [];
  });
  return [...new Set(effects.filter((each, at) => effects.indexOf(each) !== at))].map((each) => `doubled: ${each}`);
};

const bodyOf = ({ request: { body } }: HeardCall): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};

/** Whose user it is that a call is about, as far as it names something of somebody. */
const ownersOf = (world: AtRest, call: HeardCall): readonly (number | undefined)[] => {
  const { path, query } = call.request;
  const item = /^\/items\/(?<id>MLB\d+)/u.exec(path)?.groups?.['id'];
  const user = /^\/users\/(?<id>\d+)/u.exec(path)?.groups?.['id'];
  const asked = /^\/questions\/(?<id>\d+)/u.exec(path)?.groups?.['id'] ?? bodyOf(call)['question_id'];
  const mark = bodyOf(call)['seller_custom_field'];
  const account = world.listings.find(({ id }) => id === mark)?.account_id;
  return [
    ...(item === undefined ? [] : [world.there.items.get(item)?.sellerId]),
    ...(query['ids'] ?? '').split(',').flatMap((id) => (id === '' ? [] : [world.there.items.get(id)?.sellerId])),
    ...(user === undefined ? [] : [Number(user)]),
    ...(asked === undefined ? [] : [world.there.questions.get(Number(asked))?.sellerId]),
    ...(mark === undefined ? [] : [Number(accountIn(world, account ?? '')?.externalUserId)]),
  ];
};

/** Also what was refused there: that it was asked at all is the fault. */
const touchedForeign = (world: AtRest): readonly string[] =>
  world.heard.flatMap((call) => {
    if (call.userId === null) return [];
    const foreign = ownersOf(world, call).find((owner) => owner !== call.userId);
    return foreign === undefined
      ? []
      : [`foreign: ${call.request.method} ${call.request.path} by user ${call.userId} is of user ${foreign}`];
  });

/** Everything that is not as it should be at rest; empty where hub and fake agree, or the hub says plainly where they do not. */
export const disagreements = (world: AtRest): readonly string[] => [
  ...standsStill(world),
  ...doubled(world),
  ...touchedForeign(world),
  ...world.listings.flatMap((each) => listingDiffers(world, each)),
  ...world.questions.flatMap((each) => questionDiffers(world, each)),
];
