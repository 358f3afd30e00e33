import { and, asc, eq, gt, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Conflict } from '#contract/problem.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { personalTypes, subjectOf } from './listing-event.ts';
import type { ListingRecord } from './lock-listing.ts';

/** What others did since: somebody who decided on an older version has to hear of it. One's own later intents are no conflict. */
const conflictWhere = async (tx: Tx, row: ListingRecord, actorId: string, since: SQL): Promise<Conflict | null> => {
  const subject = subjectOf(row.id);
  const others = await tx
    .select({ type: event.type, by: { id: event.actorId, name: event.actorName }, at: event.at })
    .from(event)
    .where(and(eq(event.subject, subject), since, ne(event.actorId, actorId), notInArray(event.type, [...personalTypes])))
    .orderBy(asc(event.seq))
    .limit(20);
  if (others.length === 0) return null;
  return { subject, version: row.version, status: row.status, changes: others.map((other) => ({ ...other, at: other.at.toISOString() })) };
};

export const conflictSinceVersion = (tx: Tx, row: ListingRecord, actorId: string, version: number): Promise<Conflict | null> =>
  conflictWhere(tx, row, actorId, gt(event.version, version));

export const conflictSinceEvent = (tx: Tx, row: ListingRecord, actorId: string, seq: number): Promise<Conflict | null> =>
  conflictWhere(tx, row, actorId, gt(event.seq, seq));
