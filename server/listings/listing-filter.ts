import { and, eq, sql, type SQL } from 'drizzle-orm';
import { ProblemFilter } from '#contract/check.ts';
import { QueueReason, type ListingFilter, type ListingStatus } from '#contract/listing.ts';
import { WarningKey } from '#contract/warning.ts';
import { memoize } from '#lib/memoize.ts';
import { listing } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import { fixed, precompiled } from '../db/precompiled.ts';
import { hasWords } from '../db/find-words.ts';
import { wordIn } from '../db/word-in.ts';
import type { Actor } from '../http/actor.ts';
import { searchQueryOf } from './search-words.ts';

const value = sql.placeholder;

/** Through whose eyes, and when: leases and snoozes end by themselves. */
export interface Viewpoint {
  readonly actor: Actor;
  readonly now: Date;
}

/** Rows this person may know of: a seller's own company's, everybody's for reviewers and superusers (decisions 18–21). */
export const visibleTo = ({ role, sellerId }: Actor): SQL | undefined =>
  role === 'seller' ? eq(listing.sellerId, sellerId ?? '') : undefined;

const held = (now: Date): SQL => sql`select ${lease.listingId} from ${lease} where ${lease.until} > ${now}`;

const holderCondition = (holder: NonNullable<ListingFilter['holder']>, { actor, now }: Viewpoint): SQL => {
  if (holder === 'free') return sql`${listing.id} not in (${held(now)})`;
  const isHolder = holder === 'mine' ? sql`=` : sql`<>`;
  return sql`${listing.id} in (${held(now)} and ${lease.holderId} ${isHolder} ${actor.id})`;
};

/**
 * What I passed over and what sleeps is out of my queue, and of nobody else's list. Told by id alone, so that a page far down is found in the
 * index without looking at the rows before it. `is not null` tells a plan made for any instant how few sleep; a comparison with
 * that instant would be taken for a third of all listings.
 */
const isWaiting = precompiled(
  sql`${listing.id} not in (select ${queueSkip.listingId} from ${queueSkip} where ${queueSkip.userId} = ${value('actorId')} union all select asleep.id from ${listing} asleep where asleep.snoozed_until is not null and asleep.snoozed_until - ${value('now')}::timestamptz > interval '0')`,
);

/** One of five words, so written out: the index of a rare reason is only taken where the plan can see that it is meant. */
const hasReason = memoize((reason: QueueReason): SQL => fixed(sql`${listing.reasons} @> ${sql.raw(`'{${QueueReason.parse(reason)}}'`)}`));

/** The account's company is named too: with it the company's own index serves, and one account of many is found at once. */
const accountCondition = (accountId: string): SQL =>
  sql`${listing.accountId} = ${accountId} and ${listing.sellerId} = (select ${marketplaceAccount.sellerId} from ${marketplaceAccount} where ${marketplaceAccount.id} = ${accountId})`;

export const hasStatus = memoize((...statuses: readonly ListingStatus[]): SQL => fixed(wordIn(listing.status, statuses)));

/** Joined they are a text; one in a reviewer's own words holds no separator. One of some words, written out: each has an index. */
const hasWarning = memoize((warning: WarningKey): SQL =>
  fixed(sql`${sql.raw(`'${WarningKey.parse(warning)}'`)} = any(string_to_array(${listing.warning}, '*/'))`),
);

/** One of some words, written out as a reason is: the plan then knows whether it is rare. */
export const problemRows = memoize((problem: ProblemFilter): SQL =>
  fixed(
    sql`select ${listingCheck.listingId} from ${listingCheck} where ${listingCheck.problems} @> ${sql.raw(`'{${ProblemFilter.parse(problem)}}'`)}`,
  ),
);
/** In the order of the queue each row is asked for; the few that have a rare one are named instead. */
const hasProblem = (problem: ProblemFilter, few: string | undefined): SQL =>
  few === undefined ? sql`${listing.id} in (${problemRows(problem)})` : sql`${listing.id} = any(${few}::text[])`;

/**
 * A reason is why a listing waits in the queue, a problem is found in what waits, a warning is why it was refused: asked for alone they
 * mean those.
 */
const statusOf = ({ status, reason, problem, warning }: ListingFilter, { role }: Actor): readonly ListingStatus[] | undefined => {
  if (status) return status;
  if (reason || (problem && role !== 'seller')) return ['pending'];
  return warning && ['refused'];
};

/** Filters that the counters know: by them a total needs no look at the listings. */
export const kindConditions = (filter: ListingFilter, actor: Actor): SQL | undefined => {
  const status = statusOf(filter, actor);
  return and(
    visibleTo(actor),
    status && hasStatus(...status),
    filter.sellerId === undefined ? undefined : eq(listing.sellerId, filter.sellerId),
    filter.marketPlaceId === undefined ? undefined : accountCondition(filter.marketPlaceId),
    filter.categoryId === undefined ? undefined : eq(listing.categoryId, filter.categoryId),
  );
};

/** Written out, as the partial index `listing_kit` has it. */
export const isKit = sql`${listing.kit}`;

export const hidesSkippedAndSnoozed = (filter: ListingFilter, actor: Actor): boolean => actor.role !== 'seller' && filter.set !== 'include';

/** @param few all listings with the problem that is asked for, where they are few, as the database writes an array. */
export const conditionsOf = (filter: ListingFilter, viewpoint: Viewpoint, few?: string): SQL | undefined => {
  const { actor } = viewpoint;
  const query = searchQueryOf(filter.search ?? '');
  return and(
    kindConditions(filter, actor),
    query === null ? undefined : hasWords(listing.id, listing.search, query),
    filter.reason && hasReason(filter.reason),
    filter.warning && hasWarning(filter.warning),
    filter.kit && isKit,
    // What the checks found may be about another company.
    filter.problem && actor.role !== 'seller' ? hasProblem(filter.problem, few) : undefined,
    // Leases are the reviewers' business: a seller does not filter by their holders.
    filter.holder && actor.role !== 'seller' ? holderCondition(filter.holder, viewpoint) : undefined,
    hidesSkippedAndSnoozed(filter, actor) ? isWaiting({ actorId: actor.id, now: viewpoint.now }) : undefined,
  );
};
