import { eq } from 'drizzle-orm';
import { isPauseReason, pauseReasons, soldOut } from '#machines/lifecycle/reactivation.ts';
import { stepListing } from '#machines/lifecycle/listing.ts';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { marketplaceFacts } from '../listings/marketplace-facts.ts';
import { appendEvent } from '../stream/append-event.ts';
import { marketplaceAuthor } from './marketplace-author.ts';

export const publishingColumns = {
  id: listing.id,
  version: listing.version,
  sellerId: listing.sellerId,
  status: listing.status,
  subStatus: listing.subStatus,
};
type Publishing = Pick<typeof listing.$inferSelect, 'id' | 'version' | 'sellerId' | 'status' | 'subStatus'>;

/** An edit lifts only what asked for one: what its seller paused or is forbidden stays off sale. Whether something is left the stock says. */
export const isStillHeld = (subStatus: string | null): boolean =>
  subStatus !== null && subStatus !== soldOut && isPauseReason(subStatus) && pauseReasons[subStatus] !== 'fix';

/**
 * The marketplace has taken a listing that was approved, with so many to sell: it is on sale, or kept off it. Null where nobody knows its
 * stock, and the answer did not say that it has none.
 */
export const endPublishing = async (
  tx: Tx,
  { id, version, sellerId, status, subStatus }: Publishing,
  stock: number | null,
  now: Date,
): Promise<void> => {
  const emptied = stock === 0 ? soldOut : null;
  const reason = isStillHeld(subStatus) ? subStatus : emptied;
  const type = reason === null ? 'publish' : 'hold';
  const next = stepListing(status, { type }, marketplaceFacts);
  if (!next.ok) throw new Error(`The marketplace may not ${type} a ${status} listing`);
  await tx
    .update(listing)
    .set({ status: next.value, version: version + 1, statusAt: now, subStatus: reason })
    .where(eq(listing.id, id));
  await appendEvent(tx, marketplaceAuthor, now, null, {
    subject: subjectOf(id),
    type: type === 'hold' ? 'held' : 'published',
    version: version + 1,
    data: {},
    sellerId,
  });
};
