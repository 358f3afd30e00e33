import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ageOfTables } from '../db/age-of-tables.ts';
import { openTestDb } from './open-test-db.ts';

test.each([
  [
    'forgot a migration',
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  ],
  ['forgot them all', sql`drop schema drizzle cascade`],
])('a database that %s in one test is given to no other', async (_, change) => {
  const first = await openTestDb();
  await first.db.execute(change);
  await first.close();
  const next = await openTestDb();
  expect(await ageOfTables(next.db)).toBe('current');
  await next.close();
});
