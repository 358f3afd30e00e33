import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { mayBePublishedSince } from '../integration-jobs/was-begun.ts';
import { subjectOf } from './listing-event.ts';
import type { ListingRecord } from './lock-listing.ts';

/** Since when it has a barcode here, of whatever it follows; null where it came with one. */
const barcodeSince = async (tx: Tx, id: string): Promise<Date | null> => {
  const given = sql`${event.data} -> 'changes' @> '[{"field":"gtin","before":null}]'`;
  const [last] = await tx
    .select({ at: event.at })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), given))
    .orderBy(desc(event.seq))
    .limit(1);
  return last?.at ?? null;
};

/** The barcode that is there may be one it had here, and not what it has there by itself. (decision 0162) */
export const mayBarcodeBeTold = async (tx: Tx, { id }: Pick<ListingRecord, 'id'>): Promise<boolean> => {
  const since = await barcodeSince(tx, id);
  return since === null || mayBePublishedSince(tx, subjectOf(id), since);
};
