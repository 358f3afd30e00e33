import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { enqueueStock } from './enqueue-stock.ts';
import type { Job } from './job-state.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The jobs left once a listing's stock is told again, after an earlier job with these columns. */
const toldAfter = async (before: Partial<Job>) => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  const about = { subject: `listing:${id}`, name: 'Capa de chuva', sellerId: 'ana', accountId: 'account-ana', search: [] };
  const older = randomUUID();
  await app.db.insert(integrationJob).values({ id: older, kind: 'setStock', createdAt: new Date(), ...about, ...before });
  await app.db.transaction((tx) => enqueueStock(tx, [`sku-${id}`], new Date()));
  const jobs = await app.db.select().from(integrationJob).where(eq(integrationJob.subject, about.subject));
  const said = jobs.map(({ id: of, status, isUncertain }) => [of === older ? 'older' : 'newer', status, isUncertain] as const);
  return said.toSorted(([one], [other]) => one.localeCompare(other));
};

const sentAt = new Date('2026-11-20T12:00:00Z');

test.each([
  ['failed', { errorCode: 'unknown' }],
  ['held', { heldReason: 'unconnected' }],
  ['discarded', { errorCode: 'discarded' }],
] as const)('a newer stock takes the place of one that may have arrived and is %s', async (status, more) => {
  expect(await toldAfter({ status, sentAt, isUncertain: true, ...more })).toEqual([['newer', 'waiting', true]]);
});

test('a stock that is being sent, or is tried again, stays before the newer one', async () => {
  const taken = { takenBy: randomUUID(), takenUntil: sentAt };
  expect(await toldAfter({ status: 'failed', sentAt, ...taken })).toEqual([
    ['newer', 'waiting', false],
    ['older', 'failed', false],
  ]);
  expect(await toldAfter({ status: 'retrying', sentAt, isUncertain: true })).toEqual([
    ['newer', 'waiting', false],
    ['older', 'retrying', true],
  ]);
  expect(await toldAfter({ status: 'waiting' })).toEqual([['newer', 'waiting', false]]);
});
