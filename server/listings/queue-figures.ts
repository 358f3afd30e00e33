import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ListingFilter } from '#contract/listing.ts';
import { getQueueFigures } from '#contract/review-queue.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { readRoute } from '../http/route.ts';
import { countListings } from './count-listings.ts';
import { conditionsOf, type Viewpoint } from './listing-filter.ts';
import { decisionTypes } from './listing-event.ts';
import { medianShownSeconds, shownMs } from './shown-span.ts';

/** Beyond any queue there is: its length is told exactly. */
const mostPending = 1_000_000;

/** GET /publish/figures: today begins at midnight in São Paulo (decision 11); a decision that was taken back does not count. */
export const queueFiguresRoute = readRoute(getQueueFigures, async ({ query: { kit } }, { db, actor, clock }) => {
  const now = clock();
  const decided = await decisionsToday(db, now);
  const mine = decided.filter(({ actorId }) => actorId === actor.id);
  const waiting = { status: ['pending'], kit } satisfies ListingFilter;
  const [oldest] = await oldestWaiting(db, waiting, { actor, now });
  return ok({
    mineToday: mine.length,
    teamToday: decided.length,
    pending: (await countListings(db, waiting, { actor, now }, mostPending)).total,
    oldestQueuedAt: oldest?.at.toISOString() ?? null,
    medianSeconds: medianShownSeconds(mine),
  });
});

/** Read in the order of the index `listing_oldest`: what is set aside is passed over on the way to the first that waits. */
export const oldestWaiting = (db: Db, waiting: ListingFilter, viewpoint: Viewpoint) =>
  db.select({ at: listing.queuedAt }).from(listing).where(conditionsOf(waiting, viewpoint)).orderBy(listing.queuedAt).limit(1);

const decisionsToday = async (db: Db, now: Date): Promise<readonly { readonly actorId: string; readonly shownMs: number | null }[]> => {
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'`;
  const takenBack = db
    .select({ key: sql<string>`${event.data} ->> 'undoes'`.as('taken_back') })
    .from(event)
    .where(and(gte(event.at, midnight), eq(event.type, 'returned'), isNotNull(sql`${event.data} ->> 'undoes'`)));
  return db
    .select({ actorId: event.actorId, shownMs })
    .from(event)
    .where(
      and(
        gte(event.at, midnight),
        inArray(event.type, [...decisionTypes]),
        sql`(${event.key} is null or ${event.key} not in (${takenBack}))`,
      ),
    );
};
