import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { growCompanies, growLists } from './grow-lists.ts';
import { growBy } from './grow-world.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const many = 120;
let database: Database;

beforeAll(async () => {
  database = await openTestDb();
  await seedDemo(database.db, { blobs: memoryBlobs(), clock: () => now, size: 'small', hashPassword: async (sent) => `hashed ${sent}` });
}, 120_000);
afterAll(() => database.close());

const countIn = async (table: string): Promise<number> => {
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.raw(table)}`);
  return rows[0]?.n ?? 0;
};

test('every list is grown by as many rows as were asked for', { timeout: 120_000 }, async () => {
  const tables = [
    "sale_order where id like 'g%'",
    "sale_order where id like 'h%' and status = 'waiting-shipped'",
    'kit',
    'question',
    'integration_job',
    'auto_message',
    'price_rule',
    'price_run_item',
    'report',
    'category',
    'vehicle',
    "listing where kit and status = 'pending'",
    'seller',
    'account',
    'marketplace_account',
    'reputation_day',
  ];
  await growBy(database.db, { listings: many, companies: 7 }, now);
  const before = await Promise.all(tables.map(countIn));
  await growLists(database.db, many, now);
  await growCompanies(database.db, many, now);
  const grown = await Promise.all(tables.map(async (table, at) => [table, (await countIn(table)) - (before[at] ?? 0)]));
  expect(grown).toEqual(tables.map((table) => [table, many]));
});

test('a grown question stands where the server would have placed it', async () => {
  const { rows } = await database.db.execute(
    sql`select count(*)::int as wrong from question where id like 'g%' and place <> case status when 'unanswered' then asked_at else to_timestamp(100000000000 - extract(epoch from asked_at)) end`,
  );
  expect(rows).toEqual([{ wrong: 0 }]);
});
