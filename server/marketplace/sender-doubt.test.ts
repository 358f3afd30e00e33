import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestAdapter, openTestSender, sendAll } from '../testing/test-sender.ts';
import type { Adapter } from './adapters.ts';
import { claimJob } from './claim-job.ts';
import { commandOf } from './command-of.ts';

let database: Database;
let time: number;
const clock = (): Date => new Date(time);

beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
  await database.db.update(marketplaceAccount).set({ connection: 'connected' });
});
afterAll(() => database.close());
beforeEach(async () => {
  time = Date.parse('2026-11-27T12:00:00.000Z');
  await database.db.delete(integrationJob);
});

const publishing = { kind: 'publishListing', subject: 'listing:l', name: 'Capa', sellerId: 'ana', accountId: 'account-ana' } as const;
const add = (id: string, more: Partial<typeof integrationJob.$inferInsert> = {}) =>
  database.db.insert(integrationJob).values({ id, ...publishing, createdAt: clock(), nextAt: clock(), ...more });
const rowOf = async (id: string) => (await database.db.select().from(integrationJob).where(eq(integrationJob.id, id)))[0];
const over = (send: Adapter['marketplace']['send']) => ({
  db: database.db,
  clock,
  adapters: { played: null, connected: openTestAdapter(send) },
});

/** By the clock of the database, which no test can put forward. */
const endLease = (secondsAgo: number) =>
  database.db
    .update(integrationJob)
    .set({ takenUntil: sql`now() - ${secondsAgo} * interval '1 second'` })
    .where(isNotNull(integrationJob.takenBy));
/** A process takes it, and is gone in the middle of the call. */
const takeAndDie = async (): Promise<void> => {
  const { adapters } = over(() => Promise.resolve({ type: 'done' }));
  const claiming = { adapters, commandOf: () => Promise.resolve(null), after: '', limited: [], now: clock() };
  await database.db.transaction((tx) => claimJob(tx, claiming));
  await endLease(1);
};

test('what was published by whoever died with it late in its call is looked for only once it would be found', async () => {
  await add('a');
  await takeAndDie();
  const told: boolean[] = [];
  const send = () => sendAll(over(async (_command, _session, isUncertain) => (told.push(isUncertain), { type: 'same' })));
  await send();
  // It may have been said fifty seconds after it was taken, which is 170 seconds before it is found.
  await endLease(45);
  await send();
  expect(told).toEqual([]);
  await endLease(51);
  await send();
  expect(told).toEqual([true]);
});

test('what whoever died with it may have sent is still in doubt when it is held on the way', async () => {
  const message = { kind: 'answerQuestion', subject: 'question:q' } as const;
  await add('second', message);
  await takeAndDie();
  await add('first', { ...message, createdAt: new Date(time - 1), status: 'held', heldReason: 'unconfirmed', nextAt: null });
  await sendAll(over(() => Promise.resolve({ type: 'done' })));
  expect(await rowOf('second')).toMatchObject({ status: 'held', heldReason: 'unconfirmed', isUncertain: true, takenBy: null });
});

test('what was taken back, approved anew and is not there is published by nothing but its publication', async () => {
  const { db } = database;
  await insertListing(db, 'l', 'ana', 'pending');
  await add('doubted', { isUncertain: true, createdAt: new Date(time - 600_000) });
  const heard: string[] = [];
  await sendAll({
    ...over(async ({ kind }) => {
      heard.push(kind);
      await db.update(listing).set({ status: 'processing' }).where(eq(listing.id, 'l'));
      return { type: 'same' };
    }),
    commandOf,
  });
  const [found] = await db.select().from(listing).where(eq(listing.id, 'l'));
  expect([heard, (await rowOf('doubted'))?.status, found?.status]).toEqual([['find'], 'done', 'processing']);
});

const openGate = <Value = void>() => {
  let pass: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (pass = resolve));
  return { promise, pass: (value: Value): void => pass(value) };
};

test('no call begins any more once a command was given up, and it may have arrived', async () => {
  await add('a');
  const asked: string[] = [];
  const [begun, goesOn, ended] = [openGate(), openGate(), openGate<unknown>()];
  const adapter = openTestAdapter(async (_command, { ask }) => {
    begun.pass();
    await goesOn.promise;
    ended.pass(await ask({ lane: 'write', method: 'POST', route: '/items' }));
    return { type: 'done' };
  });
  const connected: Adapter = {
    ...adapter,
    open: (account) => ({
      ...adapter.open(account),
      ask: ({ route }) => (asked.push(route), Promise.resolve({ type: 'lost', text: 'caiu' })),
    }),
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const sender = openTestSender({ db: database.db, clock, adapters: { played: null, connected } });
    sender.wake();
    await begun.promise;
    const stopped = sender.stop();
    vi.advanceTimersByTime(3000);
    await stopped;
  } finally {
    vi.useRealTimers();
  }
  goesOn.pass();
  expect([await ended.promise, asked]).toEqual([{ type: 'notSent', text: 'O marketplace não respondeu a tempo' }, []]);
  expect(await rowOf('a')).toMatchObject({ status: 'waiting', attempts: 0, isUncertain: true });
});
