import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Listing } from '#contract/listing.ts';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { companies } from '../../tests/support/people.ts';
import { seller } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { listen } from '../testing/listen-to-stream.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { quiet } from '../testing/open-test-db.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createWorker, type Worker } from '../worker/worker.ts';
import { checkWork } from './check-work.ts';

const minutes = 60_000;

let server: TestServer;
let isAway = true;
beforeAll(async () => {
  server = await openTestServer();
  await server.db.insert(seller).values([...companies]);
  await insertShelf(server.db);
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const kept = memoryBlobs();
const blobs = {
  ...kept,
  read: async (name: string) => {
    if (isAway) throw new Error('the store is away');
    return kept.read(name);
  },
};
const clock = (): Date => server.now();
const work = checkWork({ blobs, clock });
const opened = (kind = work): Worker => createWorker(kind, { db: server.db, clock, log: quiet });
/** Tries are made as they become due within so long; answers how many. */
const triesWithin = async (ms: number): Promise<number> => {
  const worker = opened();
  await worker.drain();
  for (let passed = 0; passed < ms; passed += minutes) {
    server.pass(minutes);
    await worker.drain();
  }
  return worker.figures().taken;
};
const read = async (id: string, as = 'reviewer'): Promise<Listing> =>
  Listing.parse((await server.ask('GET', `/v2/publish/${id}`, { headers: await server.signIn(as) })).json());
const rowOf = async (id: string) => (await server.db.select().from(listingCheck).where(eq(listingCheck.listingId, id)))[0];

/** A listing whose checks gave up because the store of pictures was away; it is the only one that is still to be looked at. */
const add = async (id: string): Promise<string> => {
  isAway = true;
  await server.db.delete(listingCheck);
  await insertListing(server.db, id);
  await server.db.update(listing).set({ sellerId: 'casa-da-ana' }).where(eq(listing.id, id));
  await server.db
    .update(listingDetail)
    .set({ images: [`${id}.jpg`] })
    .where(eq(listingDetail.listingId, id));
  expect(await triesWithin(10 * minutes)).toBe(5);
  return id;
};

test('that the checks gave up is told to reviewers, with why, and to no seller', async () => {
  const id = await add('g1');
  expect(await read(id)).toMatchObject({ findings: null, checked: null, checksGaveUp: 'error' });
  expect(await read(id, 'ana')).not.toHaveProperty('checksGaveUp');
});

test('consoles hear of it: what they show of the listing is asked for anew', async () => {
  const ear = await listen(server, await server.signIn('reviewer'));
  const id = await add('g2');
  expect(await ear.untilHeard(1)).toEqual([JSON.stringify({ subject: `listing:${id}`, version: 1 })]);
  ear.hangUp();
});

test('an hour later, given up for the same reason, no console hears of it again', async () => {
  const id = await add('g9');
  const ear = await listen(server, await server.signIn('reviewer'));
  expect(await triesWithin(61 * minutes)).toBe(1);
  isAway = false;
  // The first that is heard is of the try that succeeds.
  await server.db.update(listing).set({ version: 2 }).where(eq(listing.id, id));
  expect(await triesWithin(61 * minutes)).toBe(1);
  expect(await ear.untilHeard(1)).toEqual([JSON.stringify({ subject: `listing:${id}`, version: 2 })]);
  ear.hangUp();
});

test('it is looked at once more each hour, and that it was given up is told no more once it was looked at', async () => {
  const id = await add('g3');
  expect([await triesWithin(50 * minutes), await triesWithin(15 * minutes)]).toEqual([0, 1]);
  expect(await read(id)).toMatchObject({ checked: null, checksGaveUp: 'error' });
  isAway = false;
  expect(await triesWithin(61 * minutes)).toBe(1);
  expect(await read(id)).toMatchObject({ checked: { failed: [] }, checksGaveUp: null });
  expect(await rowOf(id)).toMatchObject({ nextAt: null, tries: 0, failure: null, error: null });
});

test('it is looked at anew as soon as it changes', async () => {
  const id = await add('g4');
  isAway = false;
  await server.db.update(listing).set({ title: 'Caneca azul de cerâmica' }).where(eq(listing.id, id));
  expect((await read(id)).checksGaveUp).toBeNull();
  await triesWithin(0);
  expect((await read(id)).checked).not.toBeNull();
});

test('what ended every process that took it is not tried each hour: it would end the server each hour', async () => {
  const id = await add('g5');
  await server.db.update(listingCheck).set({ nextAt: clock(), tries: 5 });
  expect(await triesWithin(61 * minutes)).toBe(1);
  expect([(await read(id)).checksGaveUp, (await rowOf(id))?.nextAt]).toEqual(['interrupted', null]);
});

test('a process that stops while it looks once more leaves it given up', async () => {
  const id = await add('g6');
  server.pass(61 * minutes);
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const hanging = opened({ ...work, work: () => new Promise(() => begin()) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hanging.wake();
  await begun;
  const stopped = hanging.stop();
  await vi.advanceTimersByTimeAsync(3000);
  await stopped;
  expect(await read(id)).toMatchObject({ checksGaveUp: 'error' });
});

test('a process that is killed while it looks once more costs one try, and not all that were to come', async () => {
  const id = await add('g7');
  server.pass(61 * minutes);
  await work.queue.take(server.db, clock(), new Date(clock().getTime() + 2 * minutes));
  expect(await read(id)).toMatchObject({ checksGaveUp: 'error' });
  isAway = false;
  expect(await triesWithin(3 * minutes)).toBe(1);
  expect(await read(id)).toMatchObject({ checked: { failed: [] }, checksGaveUp: null });
});

test('what was decided meanwhile is not tried each hour for ever', async () => {
  const id = await add('g8');
  await server.db.update(listing).set({ status: 'refused' }).where(eq(listing.id, id));
  expect([await triesWithin(61 * minutes), await triesWithin(61 * minutes)]).toEqual([1, 0]);
  expect(await rowOf(id)).toMatchObject({ nextAt: null, checkedAt: null, failure: null });
});
