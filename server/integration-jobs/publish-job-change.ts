import { sql, type SQL } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { changesChannel } from '../stream/append-event.ts';
import { subjectOf } from './job-row.ts';

const { id, version, sellerId, kind, subject } = integrationJob;

/** What shows on its own page how these stand: a cancellation that was sent is not reverted any more, a message is there. */
const shownOnSubject = ['cancelOrder', 'replyMediation'] as const satisfies readonly JobKind[];
const isShownOnSubject = sql`${kind} in (${sql.raw(shownOnSubject.map((each) => `'${each}'`).join(', '))})`;
const channel = sql.raw(`'${changesChannel}'`);

const publish = (about: SQL, at: SQL): SQL =>
  sql`pg_notify(${channel}, json_build_object('subject', ${about}, 'version', ${at}, 'sellerId', ${sellerId})::text)`;

/** In `returning` of a statement about jobs: tells the stream of each, so many versions on, when and only if the transaction commits. */
export const publishJobChange = (versions: 0 | 1): SQL => {
  const own = publish(sql`${sql.raw(`'${subjectOf('')}'`)} || ${id}`, sql`${version} + ${sql.raw(String(versions))}`);
  // Its own version did not change: consoles ask for it all the same.
  return sql`concat(${own}, case when ${isShownOnSubject} then ${publish(sql`${subject}`, sql`0`)} end)`;
};
