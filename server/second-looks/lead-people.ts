import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { ReviewLead } from '#contract/review-lead.ts';
import type { SkipReason } from '#contract/review-queue.ts';
import type { Db } from '../db/open.ts';
import { account, event } from '../db/schema/core.ts';
import { deedTally } from '../db/schema/deed-tally.ts';
import { listing } from '../db/schema/listing.ts';
import { lease } from '../db/schema/queue.ts';
import { deedsOf, overrode, type Deeds, type Period } from './lead-period.ts';

const mostLeases = 200;

/** What one person did so often, as the days counted it. */
interface Counted extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly reason: string;
  readonly count: number;
  readonly overrides: number;
}

/** What is judged blind is counted too, and taken off again: a few listings, found by their subject. */
const lessBlind = (deeds: Deeds): SQL =>
  deeds.blind.length === 0
    ? sql``
    : sql`union all select ${event.actorId}, ${event.type}, case when ${event.type} = 'skipped' then coalesce(${event.data} ->> 'reason', '') else '' end,
        -1, case when ${overrode} then -1 else 0 end from ${event} where ${deedsOf(deeds)}`;

/** How often each reviewer did each thing: summed from the days, however much happened in them. */
export const countedIn = async (db: Db, deeds: Deeds): Promise<readonly Counted[]> => {
  const { from, to, reviewerId } = deeds;
  const ofOne = reviewerId === undefined ? sql`` : sql`and ${eq(deedTally.actorId, reviewerId)}`;
  const { rows } = await db.execute<Counted>(sql`
    select did.actor_id as id, coalesce(${account.name}, did.actor_id) as name, did.type, did.reason,
      sum(did.count)::int as count, sum(did.overrides)::int as overrides
    from (
      select actor_id, type, reason, count, overrides from ${deedTally} where day between ${from} and ${to} ${ofOne} ${lessBlind(deeds)}
    ) did left join ${account} on ${account.id} = did.actor_id
    group by did.actor_id, ${account.name}, did.type, did.reason
    having sum(did.count) > 0
    order by 2, 1`);
  return rows;
};

type Doer = Omit<ReviewLead['people'][number], 'judged' | 'otherwise'>;

export const peopleOf = (counted: readonly Counted[]): readonly Doer[] =>
  [...new Set(counted.map(({ id }) => id))].map((id) => {
    const did = counted.filter((each) => each.id === id);
    const times = (type: string): number => did.reduce((sum, each) => (each.type === type ? sum + each.count : sum), 0);
    return {
      id,
      name: did[0]?.name ?? id,
      approved: times('approved'),
      refused: times('refused'),
      observed: times('observed'),
      returned: times('returned'),
      skipped: times('skipped'),
      overrides: did.reduce((sum, each) => sum + each.overrides, 0),
    };
  });

export const skipsOf = (counted: readonly Counted[]): ReviewLead['skips'] =>
  counted
    .filter(({ type }) => type === 'skipped')
    .map(({ id, name, reason, count }) => ({ reviewer: { id, name }, reason: reason === '' ? null : (reason as SkipReason), count }))
    .toSorted((one, other) => other.count - one.count);

export const leasesNow = async (db: Db, now: Date, { reviewerId }: Period): Promise<ReviewLead['leases']> => {
  const held = await db
    .select({
      publishId: lease.listingId,
      title: listing.title,
      id: lease.holderId,
      name: lease.holderName,
      since: lease.since,
      until: lease.until,
    })
    .from(lease)
    .innerJoin(listing, eq(listing.id, lease.listingId))
    .where(and(gt(lease.until, now), reviewerId === undefined ? undefined : eq(lease.holderId, reviewerId)))
    .orderBy(asc(lease.since), asc(lease.listingId))
    .limit(mostLeases);
  return held.map(({ publishId, title, id, name, since, until }) => ({
    publishId,
    title,
    holder: { id, name },
    since: since.toISOString(),
    until: until.toISOString(),
  }));
};
