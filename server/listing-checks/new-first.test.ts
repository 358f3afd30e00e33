import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { checkWork } from './check-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(listingCheck));

const now = new Date('2026-11-25T12:00:00Z');
const until = new Date('2026-11-25T13:00:00Z');
/** Due since so many minutes; looked at before, or new. */
const add = async (minutes: number, wasLookedAt: boolean): Promise<string> => {
  const id = newId(wasLookedAt ? 'before' : 'new');
  await insertListing(app.db, id);
  const set = { nextAt: new Date(now.getTime() - minutes * 60_000), checkedAt: wasLookedAt ? new Date('2026-11-20T12:00:00Z') : null };
  await app.db.update(listingCheck).set(set).where(eq(listingCheck.listingId, id));
  return id;
};
const takeAll = async (): Promise<readonly string[]> => {
  const { queue } = checkWork({ blobs: memoryBlobs(), clock: () => now });
  const taken: string[] = [];
  for (let row = await queue.take(app.db, now, until); row !== null; row = await queue.take(app.db, now, until)) taken.push(row.listingId);
  return taken;
};

test('what was never looked at comes before what is looked at anew, however long that waits', async () => {
  const again = [await add(90, true), await add(80, true)];
  const fresh = [await add(2, false), await add(1, false)];
  expect(await takeAll()).toEqual([...fresh, ...again]);
});

test('while new ones keep coming each fourth is the one that waits longest', async () => {
  const again = [await add(90, true), await add(80, true)];
  const fresh = [];
  for (const minutes of [7, 6, 5, 4, 3, 2, 1]) fresh.push(await add(minutes, false));
  expect(await takeAll()).toEqual([...fresh.slice(0, 3), again[0], ...fresh.slice(3, 6), again[1], ...fresh.slice(6)]);
});
