import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { enqueueListingStock } from '../integration-jobs/enqueue-stock.ts';
import { publishChange } from '../stream/append-event.ts';
import { subjectOf } from './listing-event.ts';
import { priceChangedSincePublished } from './price-changed.ts';

/** What follows its SKU got another price and nobody was told; what takes part in a deal is sold for the deal's. */
const tellPrice = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const [found] = await tx
    .select({ name: listing.title, sellerId: listing.sellerId, accountId: listing.accountId, isInDeal: listingDetail.freezedByDeal })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .where(eq(listing.id, id));
  if (!found || found.isInDeal || !(await priceChangedSincePublished(tx, id, now))) return;
  const { name, sellerId, accountId } = found;
  await enqueueJob(tx, { kind: 'changePrice', subject: subjectOf(id), name, sellerId, accountId }, now);
};

/**
 * It took a change there, which what has ended does not: what nobody was told meanwhile, its stock and its price, is told again.
 * (decision 0144)
 */
export const reopenThere = async (tx: Tx, id: string, { isPriceTold }: { readonly isPriceTold: boolean }, now: Date): Promise<void> => {
  const reopened = await tx
    .update(listing)
    .set({ isClosedThere: false })
    .where(and(eq(listing.id, id), eq(listing.isClosedThere, true)))
    .returning({ version: listing.version, sellerId: listing.sellerId });
  for (const { version, sellerId } of reopened) {
    // A page that is open advises against what is on sale.
    await publishChange(tx, { subject: subjectOf(id), version, sellerId });
    await enqueueListingStock(tx, id, now);
    if (!isPriceTold) await tellPrice(tx, id, now);
  }
};
