import { eq } from 'drizzle-orm';
import type { QueueReason } from '#contract/listing.ts';
import { formatCents } from '#lib/money.ts';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import type { WriteContext } from '../http/route.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { isThere } from '../listings/is-there.ts';
import { subjectOf, type ListingEventData } from '../listings/listing-event.ts';

type Priced = Pick<
  typeof listing.$inferSelect,
  'id' | 'version' | 'status' | 'isClosedThere' | 'price' | 'title' | 'accountId' | 'sellerId' | 'reasons'
>;

/** The author of a price that no person typed for this listing, and the cause that made it. */
export interface PriceAuthor {
  readonly record: WriteContext['record'];
  readonly cause: NonNullable<ListingEventData['cause']>;
}

/** In the history as text, before and after. */
export const priceChange = (before: number | null, after: number): NonNullable<ListingEventData['changes']> => [
  { field: 'price', before: before === null ? null : formatCents(before), after: formatCents(after) },
];

/**
 * A listing that is held gets another price: its row, its history, and what the marketplace is told of it. Of what ended there it is told
 * nothing, for it would refuse each; a copy of the listing begins with the price. (decision 0144)
 */
export const changePrice = async (tx: Tx, { record, cause }: PriceAuthor, priced: Priced, after: number, now: Date): Promise<void> => {
  const { id, version, status, isClosedThere, price, title, accountId, sellerId, reasons } = priced;
  const subject = subjectOf(id);
  await tx
    .update(listing)
    .set({
      price: after,
      version: version + 1,
      ...(status === 'pending' && { reasons: [...new Set<QueueReason>([...reasons, 'edited'])] }),
    })
    .where(eq(listing.id, id));
  if (isThere(status) && !isClosedThere) await enqueueJob(tx, { kind: 'changePrice', subject, name: title, sellerId, accountId }, now);
  const data: ListingEventData = { changes: priceChange(price, after), cause };
  await record({ subject, type: 'repriced', version: version + 1, data: { ...data }, sellerId });
};
