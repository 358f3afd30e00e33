import { and, eq, gt, min, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listingDetail } from '../db/schema/listing.ts';
import { subjectOf, type ListingEventType } from './listing-event.ts';
import { closedThere, unsent } from './own-refusals.ts';
import { lastPublication } from './price-changed.ts';

const ofType = (type: ListingEventType) => eq(event.type, type);
const leftAlone = [...unsent, closedThere];
const isLeftAlone = sql`coalesce(${event.data} ->> 'code', '') = any(${sql.param(leftAlone)}::text[])`;
/** What waited or was refused is paused by no return. Those from before that was kept count. */
const hasTakenOff = sql`coalesce(${event.data} ->> 'tookOff', 'true') = 'true'`;

/**
 * The event by which it was paused there to be reviewed anew, since it was last published; null where none was. It was returned, or its edit was
 * refused there. An edit that was not sent leaves it as it stands there, and so does one of what takes part in a deal. (decision 0142)
 */
export const pausedForReviewBy = async (db: Db | Tx, id: string): Promise<number | null> => {
  const isInDeal = sql`exists (select 1 from ${listingDetail} where ${listingDetail.listingId} = ${id} and ${listingDetail.freezedByDeal})`;
  const isPausing = or(and(ofType('returned'), hasTakenOff), and(ofType('notPublished'), not(isLeftAlone), not(isInDeal)));
  const [first] = await db
    .select({ seq: min(event.seq) })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), gt(event.seq, sql`(${lastPublication(id)})`), isPausing));
  return first?.seq ?? null;
};
