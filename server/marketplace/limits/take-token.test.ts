import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { rateBucket } from '../../db/schema/marketplace-account.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { blockLane, unblockLane } from './block-lane.ts';
import { takeToken, type Bucket } from './take-token.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(rateBucket);
});

const beginning = Date.parse('2026-11-27T12:00:00.000Z');
const at = (ms: number): SQL => sql`${new Date(beginning + ms).toISOString()}::timestamptz`;
const lane: Bucket = { name: 'lane', perSecond: 5, burst: 5 };
const of = (account: string): readonly Bucket[] => [lane, { name: account, perSecond: 3, burst: 3 }];
const take = async (account: string, ms: number) => (await takeToken(database.db, of(account), at(ms))).type === 'taken';

test('an account takes what it is due at once, waits as long as it is told, and then goes on', async () => {
  const { db } = database;
  expect([await take('ana', 0), await take('ana', 0), await take('ana', 0)]).toEqual([true, true, true]);
  expect(await takeToken(db, of('ana'), at(0))).toEqual({ type: 'wait', ms: 334 });
  expect([await take('ana', 333), await take('ana', 334)]).toEqual([false, true]);
});

test('who is refused takes from neither bucket', async () => {
  for (let times = 0; times < 20; times += 1) await take('ana', 0);
  // Three went to one account; two are left of the lane.
  expect([await take('beto', 0), await take('beto', 0), await take('beto', 0)]).toEqual([true, true, false]);
});

test('a clock that goes back makes no tokens', async () => {
  for (let times = 0; times < 3; times += 1) await take('ana', 10_000);
  expect([await take('ana', 0), await take('ana', 10_000), await take('ana', 10_334)]).toEqual([false, false, true]);
});

test('whoever asks, and when, in no stretch of time more goes out than the limit of the lane and of the account', async () => {
  const step = record({ after: integer({ min: 0, max: 400 }), who: constantFrom('ana', 'beto', 'caio', 'duda') });
  await assert(
    asyncProperty(array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      await database.db.delete(rateBucket);
      const sent: { readonly ms: number; readonly who: string }[] = [];
      let ms = 0;
      for (const { after, who } of steps) {
        ms += after;
        if (await take(who, ms)) sent.push({ ms, who });
      }
      const isWithin = (times: readonly number[], perSecond: number, burst: number): boolean =>
        times.every((first, from) =>
          times.slice(from).every((last, count) => count + 1 <= burst + ((last - first) / 1000) * perSecond + 1e-6),
        );
      expect(
        isWithin(
          sent.map((each) => each.ms),
          5,
          5,
        ),
      ).toBe(true);
      for (const name of ['ana', 'beto', 'caio', 'duda'])
        expect(
          isWithin(
            sent.filter(({ who }) => who === name).map((each) => each.ms),
            3,
            3,
          ),
        ).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('one company with a thousand things to send leaves another its share: who asks last each time still goes out twice a second', async () => {
  let greedy = 0;
  let modest = 0;
  for (let ms = 0; ms < 10_000; ms += 50) {
    while (await take('greedy', ms)) greedy += 1;
    if (await take('modest', ms)) modest += 1;
  }
  expect(greedy).toBeLessThanOrEqual(3 + 30);
  expect(modest).toBeGreaterThanOrEqual(20 - 1);
});

test('many at once, of several processes: no token is taken twice', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, (_, n) => take(`account ${n}`, 0)));
  expect(all.filter(Boolean)).toHaveLength(5);
});

test('a refusal of the marketplace stops the lane for everybody, twice as long each time, five minutes at most', async () => {
  const { db } = database;
  let ms = 0;
  const pauses: number[] = [];
  for (let times = 0; times < 12; times += 1) {
    await takeToken(db, of('ana'), at(ms));
    await blockLane(db, 'lane', { afterMs: null, dice: 1, clock: at(ms) });
    const told = await takeToken(db, of('beto'), at(ms));
    if (told.type === 'wait') pauses.push(told.ms);
    ms += pauses.at(-1) ?? 0;
  }
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000, 300_000, 300_000, 300_000]);
  await unblockLane(db, 'lane', at(ms));
  await blockLane(db, 'lane', { afterMs: null, dice: 1, clock: at(ms) });
  expect(await takeToken(db, of('beto'), at(ms))).toEqual({ type: 'wait', ms: 2000 });
});

// Two senders of one database came to the longest pause and stayed there: three calls went, the fourth was refused, for a quarter of an hour.
test('where some of a moment are taken and some refused the pause stands, and does not grow from one moment to the next', async () => {
  const { db } = database;
  let ms = 0;
  const pauses: number[] = [];
  for (let times = 0; times < 4; times += 1) {
    await takeToken(db, of('ana'), at(ms));
    await blockLane(db, 'lane', { afterMs: null, dice: 1, clock: at(ms) });
    await unblockLane(db, 'lane', at(ms));
    const told = await takeToken(db, of('beto'), at(ms));
    if (told.type === 'wait') pauses.push(told.ms);
    ms += pauses.at(-1) ?? 0;
  }
  expect(pauses).toEqual([2000, 2000, 2000, 2000]);
});

test('who was asked to wait waits that long; of several refused at once one counts; and nobody waits for days', async () => {
  const { db } = database;
  await take('ana', 0);
  for (let times = 0; times < 5; times += 1) await blockLane(db, 'lane', { afterMs: 7000, dice: 1, clock: at(0) });
  expect(await takeToken(db, of('beto'), at(0))).toEqual({ type: 'wait', ms: 7000 });
  expect(await db.select({ refusals: rateBucket.refusals }).from(rateBucket)).toContainEqual({ refusals: 1 });
  expect([await take('beto', 6999), await take('beto', 7000)]).toEqual([false, true]);
  await blockLane(db, 'lane', { afterMs: 1e12, dice: 1, clock: at(8000) });
  expect(await take('beto', 8000 + 60 * 60_000)).toBe(true);
});

test('processes that were refused together do not come back together', async () => {
  const { db } = database;
  await take('ana', 0);
  await blockLane(db, 'lane', { afterMs: null, dice: 0.25, clock: at(0) });
  expect(await takeToken(db, of('beto'), at(0))).toEqual({ type: 'wait', ms: 500 });
});
