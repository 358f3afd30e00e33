import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { writer, precompiled } from '../db/precompiled.ts';
import type { EventToRecord } from '../http/route.ts';

/** Postgres channel that every server process listens on. */
export const changesChannel = 'changes';

/** In `returning` of an insert into the event table: tells the stream of each, when and only if the transaction commits. */
export const publishEvent = {
  published: sql`pg_notify(${changesChannel}, json_build_object('subject', ${event.subject}, 'version', ${event.version}, 'sellerId', ${event.sellerId})::text)`,
};

interface StreamChange {
  readonly subject: string;
  readonly version: number;
  readonly sellerId: string | null;
  /** The account it is told to and nobody else, whoever else may hear of the company; left out, whoever may. */
  readonly to?: string;
}

/** Tells the stream of what is no event: nobody's history shows it, and nobody decides on its version. */
export const publishChange = async (tx: Tx, change: StreamChange): Promise<void> => {
  await tx.execute(sql`select pg_notify(${changesChannel}, ${JSON.stringify(change)})`);
};

/** The author of an event: a person, or the marketplace with an id and a name of its own. */
export interface EventAuthor {
  readonly id: string;
  readonly name: string;
}

const value = sql.placeholder;

/** Author, time and request are the same for all that one statement tells. */
const common = {
  actorId: value('actorId'),
  actorName: value('actorName'),
  at: value('at'),
  key: value('key'),
  sellerId: value('sellerId'),
};
const happenedTo = { subject: value('subject'), type: value('type'), data: value('data'), ...common };
const nextVersion = sql`nextval('event_next')::int`;

const first = { ...happenedTo, version: value('version') };
const next = { ...happenedTo, version: nextVersion };
/** Beside another event, of the same company: what its notifications have of it. */
const notified = {
  ...common,
  subject: value('noticed'),
  type: value('noticeType'),
  data: value('noticeData'),
  version: nextVersion,
};

/** For statements that write what happened as well, and whose text is made once. */
export const insertEvent = writer.insert(event).values(first).returning(publishEvent);
export const insertEventAndNotice = writer.insert(event).values([first, notified]).returning(publishEvent);

const append = precompiled(insertEvent);
const appendNext = precompiled(writer.insert(event).values(next).returning(publishEvent));

/**
 * Appends one event and tells the stream. Both belong to the transaction: nobody hears of what was rolled back, and what was
 * committed can not stay unheard.
 */
export const appendEvent = async (tx: Tx, author: EventAuthor, at: Date, key: string | null, happened: EventToRecord): Promise<void> => {
  const { version, ...rest } = happened;
  const row = { ...rest, actorId: author.id, actorName: author.name, at, key };
  await tx.execute(version === 'next' ? appendNext(row) : append({ ...row, version }));
};
