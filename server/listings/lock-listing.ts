import { and, eq, getTableColumns, lte, sql, type Column, type SQL } from 'drizzle-orm';
import type { ProblemFilter } from '#contract/check.ts';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { lease } from '../db/schema/queue.ts';
import { reviewerPractice, secondLookSetting, secondLookShown } from '../db/schema/second-look.ts';
import { precompiled } from '../db/precompiled.ts';
import { visibleTo, type Viewpoint } from './listing-filter.ts';

export type ListingRecord = Omit<typeof listing.$inferSelect, 'search'>;

export interface Draw {
  /** How many red findings it has. */
  readonly red: number;
  /** By the person who asks, as far as it is counted. */
  readonly decidedBefore: number;
  readonly share: number;
  readonly secret: string;
}

export interface LockedListing {
  readonly row: ListingRecord;
  /** The person whose lease counts, for or against what was decided then; null when nobody's does. */
  readonly holder: { readonly id: string; readonly name: string } | null;
  /** Which checks found something in it as it is, or that none did; null where not all of them have looked. */
  readonly problems: readonly ProblemFilter[] | null;
  /** What it is drawn by, if it is decided now: whether somebody else judges it too (decision 0104). Null where it is not to be decided. */
  readonly draw: Draw | null;
  /** A second look at it was shown to the person who asks, and nobody has judged it yet. */
  readonly isJudgedBlind: boolean;
}

const { search: _search, ...columns } = getTableColumns(listing);
const fields: readonly (readonly [string, Column])[] = Object.entries(columns);
const listed = sql.join(
  fields.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

const value = sql.placeholder;

/** My own counts if it had not lapsed when I decided: what was decided without a network comes later. */
const isLive = sql`${lease.until} > case when ${lease.holderId} = ${value('actorId')} then ${value('decidedAt')}::timestamptz else ${value('now')}::timestamptz end`;

/** Not its key: what is written meanwhile of a run or a queue only names it. */
const lockWhere = (isVisible: SQL | undefined) =>
  precompiled(sql`select ${listed}, ${lease.holderId} as "holderId", ${lease.holderName} as "holderName",
    case when ${listingCheck.checkedAt} is not null and ${listingCheck.failed} = '{}' then ${listingCheck.problems} end as "problems",
    coalesce(${listingCheck.red}, 0) as "red", coalesce(${secondLookSetting.share}, 0) as "share", coalesce(${secondLookSetting.secret}, '') as "secret",
    coalesce((select ${reviewerPractice.decided} from ${reviewerPractice} where ${eq(reviewerPractice.reviewerId, value('actorId'))}), 0) as "decidedBefore",
    exists (select from ${secondLookShown} where ${and(eq(secondLookShown.reviewerId, value('actorId')), eq(secondLookShown.listingId, value('publishId')))}) as "isJudgedBlind" from ${listing}
  left join ${secondLookSetting} on true
  left join ${listingCheck} on ${eq(listingCheck.listingId, listing.id)}
  left join ${lease} on ${and(eq(lease.listingId, listing.id), lte(lease.since, value('decidedAt')), isLive)}
  where ${and(eq(listing.id, value('publishId')), isVisible)} for no key update of ${listing}`);

const lockAny = lockWhere(undefined);
const lockOwn = lockWhere(eq(listing.sellerId, value('sellerId')));

interface Stored extends Record<string, unknown> {
  readonly holderId: string | null;
  readonly holderName: string;
  readonly problems: ProblemFilter[] | null;
  readonly red: number;
  readonly decidedBefore: number;
  readonly share: number;
  readonly secret: string;
  readonly isJudgedBlind: boolean;
}

/** As the query builder would have made it of its columns: the driver leaves instants and 64-bit numbers as text. */
const recordOf = (stored: Stored): ListingRecord =>
  Object.fromEntries(
    fields.map(([name, column]) => [name, stored[name] === null ? null : column.mapFromDriverValue(stored[name])]),
  ) as unknown as ListingRecord;

/**
 * The listing, locked until the transaction ends: two decisions on it wait for each other. Null when absent or foreign alike. A lease that
 * began after `decidedAt` holds nothing back of what was decided then.
 */
export const lockListing = async (
  tx: Tx,
  publishId: string,
  { actor, now, decidedAt }: Viewpoint & { readonly decidedAt: Date },
): Promise<LockedListing | null> => {
  const isOfAll = visibleTo(actor) === undefined;
  const seen = { publishId, now, decidedAt, actorId: actor.id };
  const asked = isOfAll ? lockAny(seen) : lockOwn({ ...seen, sellerId: actor.sellerId ?? '' });
  const [found] = (await tx.execute<Stored>(asked)).rows;
  if (!found) return null;
  const { holderId, holderName, problems, red, decidedBefore, share, secret, isJudgedBlind } = found;
  const holder = holderId === null ? null : { id: holderId, name: holderName };
  // A reviewer who became a seller will not judge it either, and reads it as any seller (judged-blind.ts).
  const isBlind = isJudgedBlind && actor.role !== 'seller';
  return { row: recordOf(found), holder, problems, draw: { red, decidedBefore, share, secret }, isJudgedBlind: isBlind };
};
