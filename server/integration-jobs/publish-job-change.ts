import { sql, type SQL } from 'drizzle-orm';
import { integrationJob } from '../db/schema/integration-job.ts';
import { changesChannel } from '../stream/append-event.ts';
import { subjectOf } from './job-row.ts';

const { id, version, sellerId } = integrationJob;

/** In `returning` of a statement about jobs: tells the stream of each, so many versions on, when and only if the transaction commits. */
export const publishJobChange = (versions: 0 | 1): SQL =>
  sql`pg_notify(${sql.raw(`'${changesChannel}'`)}, json_build_object('subject', ${sql.raw(`'${subjectOf('')}'`)} || ${id}, 'version', ${version} + ${sql.raw(String(versions))}, 'sellerId', ${sellerId})::text)`;
