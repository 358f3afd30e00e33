import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import type { EventToRecord } from '../http/route.ts';

/** Postgres channel that every server process listens on. */
export const changesChannel = 'changes';

/** In `returning` of an insert into the event table: tells the stream of each, when and only if the transaction commits. */
export const toldToStream = {
  told: sql`pg_notify(${changesChannel}, json_build_object('subject', ${event.subject}, 'version', ${event.version}, 'sellerId', ${event.sellerId})::text)`,
};

interface Told {
  readonly subject: string;
  readonly version: number;
  readonly sellerId: string | null;
}

/** Tells the stream of what is no event: nobody's history shows it, and nobody decides on its version. */
export const tellStream = async (tx: Tx, told: Told): Promise<void> => {
  await tx.execute(sql`select pg_notify(${changesChannel}, ${JSON.stringify(told)})`);
};

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
  const { subject } = happened;
  const next = sql`(select coalesce(max(earlier.version), 0) + 1 from ${event} earlier where earlier.subject = ${subject})`;
  const version = happened.version === 'next' ? next : happened.version;
  await tx
    .insert(event)
    .values({ ...happened, version, actorId: author.id, actorName: author.name, at, key })
    .returning(toldToStream);
};
