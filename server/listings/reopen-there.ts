import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { enqueueListingStock } from '../integration-jobs/enqueue-stock.ts';
import { publishChange } from '../stream/append-event.ts';
import { subjectOf } from './listing-event.ts';
import { priceChangedSincePublished } from './price-changed.ts';

interface Taken {
  /** In cents, as it was told there; null where no price was told. */
  readonly price: number | null;
  readonly now: Date;
}

/**
 * A listing whose price followed its SKU's while it counted as ended: the marketplace was not told. One in a deal keeps the deal's price
 * there.
 */
const tellPrice = async (tx: Tx, id: string, { price, now }: Taken): Promise<void> => {
  const [found] = await tx
    .select({
      name: listing.title,
      price: listing.price,
      sellerId: listing.sellerId,
      accountId: listing.accountId,
      isInDeal: listingDetail.freezedByDeal,
    })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .where(eq(listing.id, id));
  if (!found || found.isInDeal) return;
  const isAnother = price === null ? await priceChangedSincePublished(tx, id, now) : found.price !== null && found.price !== price;
  if (!isAnother) return;
  const { name, sellerId, accountId } = found;
  await enqueueJob(tx, { kind: 'changePrice', subject: subjectOf(id), name, sellerId, accountId }, now);
};

/**
 * It took a change there, which what has ended does not: what nobody was told meanwhile, its stock and its price, is told again.
 * (decision 0144)
 */
export const reopenThere = async (tx: Tx, id: string, taken: Taken): Promise<void> => {
  const reopened = await tx
    .update(listing)
    .set({ isClosedThere: false })
    .where(and(eq(listing.id, id), eq(listing.isClosedThere, true)))
    .returning({ version: listing.version, sellerId: listing.sellerId });
  for (const { version, sellerId } of reopened) {
    // A page that is open advises against what is on sale.
    await publishChange(tx, { subject: subjectOf(id), version, sellerId });
    await enqueueListingStock(tx, id, taken.now);
    await tellPrice(tx, id, taken);
  }
};
