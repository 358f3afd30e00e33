import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { JobKind } from '#contract/integration-job.ts';
import type { Database } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestAdapter, openTestSender, sendAll } from '../testing/test-sender.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
  await database.db.update(marketplaceAccount).set({ connection: 'connected' });
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(integrationJob));

test('what the limit keeps back is not taken one by one for as long as it does; what it does not keep back goes on', async () => {
  const { db } = database;
  let time = Date.parse('2026-11-27T12:00:00.000Z');
  const clock = (): Date => new Date(time);
  const add = (id: string, kind: JobKind, of: string) =>
    db.insert(integrationJob).values({
      id,
      kind,
      subject: `order:${id}`,
      name: id,
      sellerId: of,
      accountId: `account-${of}`,
      createdAt: clock(),
      nextAt: clock(),
    });
  for (let at = 0; at < 10; at += 1) await add(`cancel-${at}`, 'cancelOrder', 'ana');
  await add('z-answer', 'answerQuestion', 'ana');
  await add('beto', 'cancelOrder', 'beto');
  let isBlocked = true;
  const connected = openTestAdapter(async ({ kind }) =>
    isBlocked && kind === 'cancelSale' ? { type: 'later', why: 'throttled', afterMs: 60_000 } : { type: 'done' },
  );
  const sender = openTestSender({ db, clock, adapters: { played: null, connected } });
  await sender.drain();
  // One of each account, and the answer.
  expect([sender.figures().taken, await db.$count(integrationJob)]).toEqual([3, 12]);
  isBlocked = false;
  time += 59_999;
  await sender.drain();
  expect(sender.figures().taken).toBe(3);
  // A clock that was wrong and is put right makes nobody wait for what it said.
  time -= 3_600_000;
  await db.update(integrationJob).set({ nextAt: clock() }).where(isNotNull(integrationJob.nextAt));
  await sender.drain();
  const rows = await db.select().from(integrationJob);
  expect(new Set(rows.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['done 1']));
});

test('a storm that lasts for days gives nothing up, ends nobody who takes it, and all of it goes once it is over', async () => {
  const { db } = database;
  let time = Date.parse('2026-11-27T12:00:00.000Z');
  const about = { kind: 'cancelOrder', subject: 'order:o', name: 'o', sellerId: 'ana', accountId: 'account-ana' } as const;
  await db.insert(integrationJob).values({ id: 'o', ...about, createdAt: new Date(time), nextAt: new Date(time) });
  let isBlocked = true;
  const connected = openTestAdapter(async () => (isBlocked ? { type: 'later', why: 'throttled' } : { type: 'done' }));
  const send = () => sendAll({ db, clock: () => new Date(time), adapters: { played: null, connected } });
  for (let turn = 0; turn < 7; turn += 1) {
    await send();
    expect((await db.select().from(integrationJob))[0]).toMatchObject({ status: 'retrying', attempts: 0, takes: 0, isUncertain: false });
    time += 12 * 3_600_000;
  }
  isBlocked = false;
  await send();
  expect((await db.select().from(integrationJob))[0]).toMatchObject({ status: 'done', attempts: 1 });
});
