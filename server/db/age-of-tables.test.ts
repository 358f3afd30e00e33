import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDb } from '../testing/open-test-db.ts';
import { ageOfTables } from './age-of-tables.ts';
import type { Database } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

test('tables are told apart by the build that made them, and nothing is changed by asking', async () => {
  const { db } = database;
  const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`;
  expect(await ageOfTables(db)).toBe('current');
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = (${newest})`);
  expect(await ageOfTables(db)).toBe('newer');
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = (${newest})`);
  expect(await ageOfTables(db)).toBe('older');
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  expect(await ageOfTables(db)).toBe('none');
  await db.execute(sql`drop schema drizzle cascade`);
  expect(await ageOfTables(db)).toBe('none');
});
