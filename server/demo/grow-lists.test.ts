import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { titleMarks } from '#checks/title-words.ts';
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
});
afterAll(() => database.close());

const countIn = async (table: string): Promise<number> => {
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.raw(table)}`);
  return rows[0]?.n ?? 0;
};

const tables = [
  "sale_order where id like 'g%'",
  "sale_order where id like 'h%' and status = 'waiting-shipped'",
  'kit',
  'kit_part',
  'question',
  'integration_job',
  'auto_message',
  'auto_message_sent',
  'price_rule',
  'price_run_item',
  'report',
  'category',
  'vehicle',
  'seller',
  'account',
  'marketplace_account',
  'reputation_day',
];
const partsOfAKit = 2;
const countAll = (): Promise<readonly number[]> => Promise.all(tables.map(countIn));
const grow = async (count: number): Promise<void> => {
  await growLists(database.db, count, now);
  await growCompanies(database.db, count, now);
};

test('every list of the small demo is grown by as many rows as were asked for', async () => {
  const before = await countAll();
  await grow(many);
  const grown = (await countAll()).map((count, at) => [tables[at], count - (before[at] ?? 0)]);
  expect(grown).toEqual(tables.map((table) => [table, table === 'kit_part' ? partsOfAKit * many : many]));
});

test('what is there already is left as it is: asked for more, only those that lack are made', async () => {
  const before = await countAll();
  await grow(many);
  expect(await countAll()).toEqual(before);
  await grow(many + 1);
  expect(await countIn('kit')).toBe((before[tables.indexOf('kit')] ?? 0) + 1);
});

test('the run of the grown price rule says as many listings as it has, also when it has grown since', async () => {
  const { rows } = await database.db.execute<{ total: number; outcomes: object }>(
    sql`select total, outcomes from price_run where user_id = 'grown'`,
  );
  const items = await countIn("price_run_item where run_id in (select id from price_run where user_id = 'grown')");
  expect(items).toBe(many + 1);
  expect(rows).toEqual([{ total: items, outcomes: { changed: items } }]);
});

test('of the grown listings so many are those of kits that wait for review', async () => {
  const waiting = "listing where kit and status = 'pending'";
  await growBy(database.db, { listings: many + 1, companies: 7 }, now);
  const before = await countIn(waiting);
  await grow(many);
  expect((await countIn(waiting)) - before).toBe(many);
});

test('a grown question stands where the server would have placed it', async () => {
  const { rows } = await database.db.execute(
    sql`select count(*)::int as wrong from question where id like 'g%' and place <> case status when 'unanswered' then asked_at else to_timestamp(100000000000 - extract(epoch from asked_at)) end`,
  );
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('each listing of a grown world was looked at, decided or not, and what it is recognised by is kept', async () => {
  const { db } = database;
  const { rows } = await db.execute<{ id: string; title: string; title_marks: number[]; image_marks: number[]; images: unknown[] }>(
    sql`select l.id, l.title, c.title_marks, c.image_marks, c.images from listing l left join listing_check c on c.listing_id = l.id and c.checked_at is not null and c.next_at is null where l.id like 'g%'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect([row.id, row.title_marks]).toEqual([row.id, titleMarks(row.title)]);
  expect(rows.filter(({ image_marks: marks, images }) => marks.length > 0 && images.length > 0).length).toBeGreaterThan(rows.length / 2);
});
