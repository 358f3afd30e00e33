import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { subjectOf, type ListingEventType } from './listing-event.ts';

const publications = ['published', 'held'] as const satisfies readonly ListingEventType[];

/** The event by which a listing was last taken there; none is before every other. */
export const lastPublication = (id: string): SQL =>
  sql`select coalesce(max(${event.seq}), 0) from ${event} where ${event.subject} = ${subjectOf(id)} and ${event.type} = any(${sql.param([...publications])}::text[])`;

/**
 * Whether its price was changed here since it was last taken there, as that stood at an instant: what an older publication took, and was
 * answered after a newer one was asked for, is not what the newer one says.
 */
export const priceChangedSincePublished = async (tx: Tx, id: string, before: Date): Promise<boolean> => {
  const last = sql`${lastPublication(id)} and ${event.at} <= ${before.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(
    sql`select 1 from ${event} where ${event.subject} = ${subjectOf(id)} and ${event.data} -> 'changes' @> '[{"field":"price"}]' and ${event.seq} > (${last}) limit 1`,
  );
  return rows.length > 0;
};
