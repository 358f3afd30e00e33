import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import type { EventToRecord } from '../http/route.ts';

/** Postgres channel that every server process listens on. */
export const changesChannel = 'changes';

/** Who did it: a person, or the marketplace whose id and name are its own. */
export interface EventAuthor {
  readonly id: string;
  readonly name: string;
}

/**
 * Appends one event and tells the stream. Both belong to the transaction: nobody hears of what was rolled back, and what was
 * committed can not stay unheard.
 */
export const appendEvent = async (tx: Tx, author: EventAuthor, at: Date, key: string | null, happened: EventToRecord): Promise<void> => {
  const { subject, version, sellerId } = happened;
  await tx
    .insert(event)
    .values({ ...happened, actorId: author.id, actorName: author.name, at, key })
    .returning({ told: sql`pg_notify(${changesChannel}, ${JSON.stringify({ subject, version, sellerId })})` });
};
