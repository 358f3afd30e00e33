import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { ReviewLead } from '#contract/review-lead.ts';
import type { SkipReason } from '#contract/review-queue.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { lease } from '../db/schema/queue.ts';
import { deedsIn, overrode, type Deeds, type Period } from './lead-period.ts';

const mostLeases = 200;

const times = (type: string) => sql<number>`count(*) filter (where ${eq(event.type, type)})::int`;
/** Looked up of each person: an aggregate in an order would sort all that happened. */
const calledLast = sql<string>`(select last.actor_name from event last where last.seq = max(event.seq))`;

export const peopleIn = (db: Db, deeds: Deeds) =>
  db
    .select({
      id: event.actorId,
      name: calledLast,
      approved: times('approved'),
      refused: times('refused'),
      observed: times('observed'),
      returned: times('returned'),
      skipped: times('skipped'),
      overrides: sql<number>`count(*) filter (where ${overrode})::int`,
    })
    .from(event)
    .where(deedsIn(deeds))
    .groupBy(event.actorId)
    .orderBy(calledLast, event.actorId);

const skipReason = sql<SkipReason | null>`${event.data} ->> 'reason'`;

export const skipsIn = async (db: Db, deeds: Deeds): Promise<ReviewLead['skips']> => {
  const counted = await db
    .select({ id: event.actorId, name: calledLast, reason: skipReason, count: sql<number>`count(*)::int` })
    .from(event)
    .where(deedsIn(deeds, ['skipped']))
    .groupBy(event.actorId, sql`3`)
    .orderBy(desc(sql`4`));
  return counted.map(({ id, name, reason, count }) => ({ reviewer: { id, name }, reason, count }));
};

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
