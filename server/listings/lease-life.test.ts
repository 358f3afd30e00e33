import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { companies } from '../../tests/support/people.ts';
import { seller } from '../db/schema/core.ts';
import { lease, leaseLife } from '../db/schema/queue.ts';
import { beatMs } from '../stream/server-sent-events.ts';
import { listen } from '../testing/listen-to-stream.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { keepTidy } from '../housekeeping.ts';
import { endLeases, noteGone } from './lease-life.ts';

const seconds = 1000;
const reviewer = { id: 'reviewer', role: 'reviewer' } as const;

let server: TestServer;
let who: SignedIn;
beforeAll(async () => {
  server = await openTestServer();
  await server.db.insert(seller).values([...companies]);
  await insertShelf(server.db);
  for (const id of ['l1', 'l2', 'l3']) await insertListing(server.db, id);
  await server.app.listen({ port: 0 });
  who = await server.signIn('reviewer');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(lease);
  await server.db.delete(leaseLife);
});

const claim = async (publishIds: readonly string[], as: SignedIn = who): Promise<void> => {
  const { statusCode } = await server.ask('PUT', '/v2/publish/lease', { headers: { ...as }, payload: { publishIds } });
  expect(statusCode).toBe(200);
};
/** Held after a sweep so long after. */
const heldAfter = async (ms: number): Promise<readonly string[]> => {
  server.pass(ms);
  await endLeases(server.db, server.now());
  return (await server.db.select({ id: lease.listingId }).from(lease).orderBy(lease.listingId)).map(({ id }) => id);
};
const livesFor = async (): Promise<number> => {
  const [row] = await server.db.select().from(leaseLife).where(eq(leaseLife.holderId, 'reviewer'));
  return ((row?.livesUntil.getTime() ?? 0) - server.now().getTime()) / seconds;
};

describe('a lease follows the living connection', () => {
  test('sixty seconds after the last stream of its holder is gone it is free, and consoles are told', async () => {
    const ear = await listen(server, who);
    const other = await listen(server, await server.signIn('colleague'));
    await claim(['l1', 'l2']);
    server.pass(10 * seconds);
    ear.hangUp();
    await expect.poll(livesFor).toBe(60);
    expect(await heldAfter(59 * seconds)).toEqual(['l1', 'l2']);
    expect(await heldAfter(1 * seconds)).toEqual([]);
    const told = await other.untilHeard(4);
    expect(told.slice(2).toSorted()).toEqual(['l1', 'l2'].map((id) => JSON.stringify({ subject: `listing:${id}`, version: 1 })));
    other.hangUp();
  });

  test('what was claimed by a clock that was ahead is free once it is set back', async () => {
    const ahead = 24 * 3600 * seconds;
    server.pass(ahead);
    await claim(['l1'], await server.signIn('colleague'));
    expect(await heldAfter(-ahead)).toEqual([]);
  });

  test('as long as its holder claims it again every twenty seconds, it stays, and what is told of its end changes every ten minutes', async () => {
    await claim(['l1']);
    const ends = new Set<string>();
    for (let sign = 0; sign < 120; sign += 1) {
      expect(await heldAfter(20 * seconds)).toEqual(['l1']);
      await claim(['l1']);
      const [held] = await server.db.select().from(lease);
      ends.add(held?.until.toISOString() ?? '');
    }
    expect(ends.size).toBe(5);
  });

  test('a computer that goes without a word leaves an open stream: eighty seconds after its last claim it is free', async () => {
    const ear = await listen(server, who);
    await claim(['l1']);
    expect(await heldAfter(79 * seconds)).toEqual(['l1']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const still = await listen(server, who);
    await vi.advanceTimersByTimeAsync(beatMs);
    expect(await still.untilBeat()).toBe(true);
    vi.useRealTimers();
    expect(await livesFor()).toBe(1);
    expect(await heldAfter(1 * seconds)).toEqual([]);
    // What the server notes of it is waited for: later, it would end what the next one holds.
    await claim(['l1']);
    ear.hangUp();
    still.hangUp();
    await expect.poll(livesFor).toBe(60);
  });

  test('who comes back within the minute keeps what they hold', async () => {
    await claim(['l1']);
    await noteGone(server.db, reviewer, server.now());
    server.pass(50 * seconds);
    await claim(['l1']);
    expect(await heldAfter(79 * seconds)).toEqual(['l1']);
  });

  test('one of two tabs is closed: the next claim of the other keeps it', async () => {
    await claim(['l1']);
    await noteGone(server.db, reviewer, server.now());
    server.pass(15 * seconds);
    await claim(['l2']);
    expect(await heldAfter(70 * seconds)).toEqual(['l1', 'l2']);
  });

  test('the server looks every five seconds', async () => {
    await claim(['l1']);
    server.pass(80 * seconds);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = keepTidy({ db: server.db, blobs: memoryBlobs(), clock: server.now, log: server.app.log });
    vi.advanceTimersByTime(5 * seconds);
    stop();
    vi.useRealTimers();
    await expect.poll(() => server.db.$count(lease)).toBe(0);
  });

  test('what others hold stays', async () => {
    await claim(['l1']);
    server.pass(60 * seconds);
    await claim(['l2'], await server.signIn('colleague'));
    expect(await heldAfter(30 * seconds)).toEqual(['l2']);
  });
});

describe('what is written for it', () => {
  test('one row for a person, whatever they hold', async () => {
    await claim(['l1', 'l2', 'l3']);
    server.pass(5 * seconds);
    await claim(['l1']);
    expect(await server.db.$count(leaseLife)).toBe(1);
    expect(await livesFor()).toBe(80);
  });

  test('the end of a stream makes nobody live longer', async () => {
    await claim(['l1']);
    server.pass(50 * seconds);
    await noteGone(server.db, reviewer, server.now());
    expect(await livesFor()).toBe(30);
  });
});
