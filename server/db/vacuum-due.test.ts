import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import type { Database } from './open.ts';
import { migratedOverPglite } from './open-pglite.ts';
import { vacuumDue } from './vacuum-due.ts';

const failed = vi.fn<(error: unknown) => void>();
/** Of our own: those of the system come when it has enough of them. */
const vacuumOurs = async (): Promise<readonly string[]> =>
  (await vacuumDue(database.db, failed)).filter((name) => name.startsWith('public.'));

let pglite: PGlite;
let database: Database;
beforeAll(async () => {
  pglite = await PGlite.create({ loadDataDir: await migratedSnapshot() });
  database = migratedOverPglite(pglite);
});
afterAll(async () => {
  await database.close();
  await pglite.close();
});
beforeEach(async () => {
  await database.db.execute(sql`drop table if exists "Quiet", busy`);
  for (const name of ['"Quiet"', 'busy']) {
    await database.db.execute(sql.raw(`create table ${name} (id int primary key, a int)`));
    await database.db.execute(sql.raw(`insert into ${name} select each, 0 from generate_series(1, 2000) each`));
  }
  await vacuumOurs();
});

const update = (name: string, most: number) => database.db.execute(sql.raw(`update ${name} set a = a + 1 where id <= ${most}`));
const dead = async (): Promise<unknown> => {
  await database.db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await database.db.execute(sql`select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'busy'`);
  return rows[0]?.['dead'];
};

test('a table of which a fifth was written over is vacuumed, and one that was left alone is not', async () => {
  await update('busy', 500);
  expect(await dead()).toBe(500);
  expect(await vacuumOurs()).toEqual(['public.busy']);
  expect(await dead()).toBe(0);
  expect(await vacuumOurs()).toEqual([]);
});

test('one whose rows are known to be others by now is only analysed', async () => {
  await update('"Quiet"', 300);
  await update('busy', 300);
  expect(await vacuumOurs()).toEqual(['public."Quiet"', 'public.busy']);
  expect(await dead()).toBe(300);
});

test('what is little of a large table waits', async () => {
  await update('busy', 200);
  expect(await vacuumOurs()).toEqual([]);
});

test('a new table is known to the planner once rows came', async () => {
  await database.db.execute(sql`create table fresh (id int)`);
  await database.db.execute(sql`insert into fresh select generate_series(1, 5000)`);
  expect(await vacuumOurs()).toEqual(['public.fresh']);
  const { rows } = await database.db.execute(
    sql`select reltuples::int as rows, relallvisible > 0 as clean from pg_class where relname = 'fresh'`,
  );
  expect(rows).toEqual([{ rows: 5000, clean: true }]);
  // A few more are none to vacuum for.
  await database.db.execute(sql`insert into fresh select generate_series(1, 600)`);
  expect(await vacuumOurs()).toEqual(['public.fresh']);
  const { rows: later } = await database.db.execute(sql`select relallvisible::int < relpages as has from pg_class where relname = 'fresh'`);
  expect(later).toEqual([{ has: true }]);
  await database.db.execute(sql`drop table fresh`);
});

test('where one table can not be vacuumed the others are, and the failure is told', async () => {
  await database.db.execute(sql`create function broken(int) returns int immutable language plpgsql as 'begin return $1; end'`);
  await database.db.execute(sql`create index busy_broken on busy (broken(a))`);
  await vacuumOurs();
  await database.db.execute(
    sql`create or replace function broken(int) returns int immutable language plpgsql as 'begin raise ''no''; end'`,
  );
  await database.db.execute(sql`alter index busy_broken set (fillfactor = 90)`);
  await database.db.execute(sql`insert into "Quiet" select each, 0 from generate_series(3000, 6000) each`);
  await database.db.execute(sql`delete from busy where id <= 700`);
  failed.mockClear();
  expect(await vacuumOurs()).toEqual(['public."Quiet"', 'public.busy']);
  expect(failed).toHaveBeenCalledOnce();
  await database.db.execute(sql`drop table busy`);
  await database.db.execute(sql`drop function broken`);
});
