/**
 * A process that writes one job and sends what is due, and is killed by a test in the middle of the call.
 *
 *   DATABASE=postgres://… or a folder  MARKETPLACE_AT=url  ACCOUNT=id, of which the job is  KIND=, SUBJECT= what it tells
 */
import { isNotNull, sql } from 'drizzle-orm';
import { JobKind } from '#contract/integration-job.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { enqueueJob } from '#server/integration-jobs/enqueue-job.ts';
import { openPlace } from '#server/testing/place-for-processes.ts';
import { openWiredSender } from './open-wired-sender.ts';

const { DATABASE = '', MARKETPLACE_AT = '', ACCOUNT = '', KIND, SUBJECT = '' } = process.env;
const clock = (): Date => new Date();

const { db } = await openPlace(DATABASE);
// Of hundreds the first were killed longer ago than a lease lasts: taken up by one that is killed too, and again by the next, they would
// be given up as what kills whoever takes it.
await db
  .update(integrationJob)
  .set({ takenUntil: sql`now() + interval '1 day'` })
  .where(isNotNull(integrationJob.takenBy));
const errand = { kind: JobKind.parse(KIND), subject: SUBJECT, name: SUBJECT, sellerId: 'ana', accountId: ACCOUNT };
await db.transaction((tx) => enqueueJob(tx, errand, clock()));
await openWiredSender(db, clock, MARKETPLACE_AT).drain();
// Killed, however far it came.
setInterval(() => undefined, 60_000);
