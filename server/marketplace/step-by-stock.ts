import { eq } from 'drizzle-orm';
import { soldOut } from '#machines/lifecycle/reactivation.ts';
import { stepListing } from '#machines/lifecycle/listing.ts';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { marketplaceFacts } from '../listings/marketplace-facts.ts';
import { appendEvent } from '../stream/append-event.ts';
import { marketplaceAuthor } from './marketplace-author.ts';

const facts = { ...marketplaceFacts, reactivation: 'itself' } as const;

/**
 * The marketplace was told a stock: what has none it takes off sale, and what it took off for that alone it puts back by itself
 * (domain, 5.1). What its seller paused, or somebody has still to correct, stays where it is.
 */
export const stepByStock = async (tx: Tx, id: string, isSoldOut: boolean, now: Date): Promise<void> => {
  const [found] = await tx
    .select({ version: listing.version, sellerId: listing.sellerId, status: listing.status, subStatus: listing.subStatus })
    .from(listing)
    .where(eq(listing.id, id))
    .for('no key update');
  if (!found) return;
  const { version, sellerId, status, subStatus } = found;
  if (!isSoldOut && subStatus !== soldOut) return;
  const next = stepListing(status, { type: isSoldOut ? 'sellOut' : 'restock' }, facts);
  if (!next.ok) return;
  await tx
    .update(listing)
    .set({ status: next.value, subStatus: isSoldOut ? soldOut : null, version: version + 1, statusAt: now })
    .where(eq(listing.id, id));
  const type = isSoldOut ? 'soldOut' : 'restocked';
  await appendEvent(tx, marketplaceAuthor, now, null, { subject: subjectOf(id), type, version: version + 1, data: {}, sellerId });
};
