import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { publishChange } from '../stream/append-event.ts';
import { subjectOf } from './listing-event.ts';
import { enqueueListingStock } from '../integration-jobs/enqueue-stock.ts';

/** It took a change there, which what has ended does not: its stock, which nobody was told meanwhile, is told again. (decision 0144) */
export const reopenThere = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const reopened = await tx
    .update(listing)
    .set({ isClosedThere: false })
    .where(and(eq(listing.id, id), eq(listing.isClosedThere, true)))
    .returning({ version: listing.version, sellerId: listing.sellerId });
  for (const { version, sellerId } of reopened) {
    // A page that is open advises against what is on sale.
    await publishChange(tx, { subject: subjectOf(id), version, sellerId });
    await enqueueListingStock(tx, id, now);
  }
};
