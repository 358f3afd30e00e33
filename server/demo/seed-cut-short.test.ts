import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { image } from '../db/schema/image.ts';
import { listing } from '../db/schema/listing.ts';
import { notification } from '../db/schema/notification.ts';
import { readyAnswer } from '../db/schema/ready-answer.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { growBy } from './grow-world.ts';
import { sayHalfDemo } from './half-demo.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const hour = 3_600_000;
let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

/** The database of a process that is killed after so many statements and transactions of its own. */
const killedAfter = (count: number, db: Db): Db => {
  let left = count;
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return value.apply(target, given) as unknown;
      };
    },
  });
};

const start = (db: Db, starts: number): Promise<boolean> =>
  seedDemo(db, {
    blobs: memoryBlobs(),
    // Each start is later than the one before.
    clock: () => new Date(now.getTime() + starts * hour),
    size: 'small',
    hashPassword: async (sent) => `hashed ${sent}`,
  });

test('a first start that is killed, wherever, is completed by the next', async () => {
  const { db } = database;
  let starts = 0;
  const isKilled = (): Promise<boolean> =>
    start(killedAfter(starts, db), starts).then(
      () => false,
      () => true,
    );
  while (await isKilled()) {
    // Nobody enters a world that is not whole.
    expect(await db.$count(account)).toBe(0);
    starts += 1;
  }
  expect(starts).toBeGreaterThan(2);
  expect([await start(db, starts), await db.$count(listing)]).toEqual([false, 400]);
  const { rows } = await db.execute(
    sql`select count(distinct day)::int as days, count(distinct account_id)::int = (select count(*)::int from marketplace_account) as of_each from reputation_day`,
  );
  expect(rows).toEqual([{ days: 30, of_each: true }]);
  for (const each of [account, image, notification, readyAnswer]) expect(await db.$count(each)).toBeGreaterThan(2);
  const { rows: unknown } = await db.execute(
    sql`select 1 from notification where subject like 'order:%' and not exists (select 1 from sale_order o where 'order:' || o.id = subject)`,
  );
  expect(unknown).toEqual([]);
});

test('a world whose growth was cut short grows on from there', async () => {
  const { db } = database;
  await growBy(db, { listings: 30, companies: 7 }, now);
  await growBy(db, { listings: 50, companies: 7 }, now);
  await growBy(db, { listings: 50, companies: 7 }, now);
  const { rows } = await db.execute<{ n: number }>(sql`select substr(id, 2)::int as n from listing where id like 'g%' order by id`);
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});

test('one that is cut short, and that somebody makes an account beside, is told to be half', async () => {
  const { db, close } = await openTestDb();
  expect(await sayHalfDemo(db)).toBeNull();
  for (let starts = 0; (await db.$count(seller)) === 0; starts += 1)
    await expect(start(killedAfter(starts, db), starts)).rejects.toThrow('killed');
  const row = { id: 'bia', mail: 'bia@loja.test', name: 'Bia', role: 'superuser' as const, passwordHash: 'x' };
  await db.insert(account).values(row);
  expect([await start(db, 9), await db.$count(account)]).toEqual([false, 1]);
  expect(await sayHalfDemo(db)).toContain('esvazie DATA_DIR');
  await close();
  expect(await sayHalfDemo(database.db)).toBeNull();
});
