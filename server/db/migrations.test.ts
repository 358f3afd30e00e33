import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertListing, insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import { migrationsDir } from '../paths.ts';
import { emptySnapshot, migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { createPostgres, openTestDb, quiet, testPostgres } from '../testing/open-test-db.ts';
import { migrateAlone } from './migrate-alone.ts';
import { databaseOverPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

test('a fresh database has the tables of the schema', async () => {
  const { db, close } = await openTestDb();
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['account', 'session', 'event', 'ledger', 'listing']));
  await close();
});

test('no index is descending: Postgres would not use it for a page', async () => {
  const { db, close } = await openTestDb();
  const { rows } = await db.execute<{ definition: string }>(sql`select indexdef as definition from pg_indexes where schemaname = 'public'`);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ definition }) => / desc/iu.test(definition))).toEqual([]);
  await close();
});

test('a migration is dated after all before it: a database that has those gets it too', async () => {
  const { entries } = JSON.parse(await readFile(join(migrationsDir, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  const late = entries.filter(({ when }, at) => entries.slice(0, at).some((before) => before.when >= when));
  expect(late.map(({ tag }) => tag)).toEqual([]);
});

// A database made from nothing takes seconds, on a busy machine many.
describe('a migration whose date was wrong', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create({ loadDataDir: await emptySnapshot() });
  });
  afterAll(() => database.close());
  test.each([
    ['0015', 16, 1_795_600_000_000],
    ['0033', 34, 1_795_600_000_033],
  ])('a database that has migration %s by its wrong date gets all that came and comes since', async (_which, count, wrong) => {
    const migrations = readMigrationFiles({ migrationsFolder: migrationsDir });
    const had = migrations.slice(0, count);
    const dated = had.map(({ hash, folderMillis }, at) => `('${hash}', ${at === count - 1 ? wrong : folderMillis})`);
    await database.exec(had.flatMap(({ sql: statements }) => statements).join(';\n'));
    await database.exec(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ${dated.join(', ')}`);
    const { db, close } = await databaseOverPglite(database);
    const { rows } = await db.execute<{ created_at: string }>(sql`select created_at from drizzle.__drizzle_migrations order by id`);
    expect(rows.map((row) => Number(row.created_at))).toEqual(migrations.map(({ folderMillis }) => folderMillis));
    await close();
    await database.exec('drop schema public cascade; drop schema drizzle cascade; create schema public');
    // What its one connection prepared of the tables that went.
    await database.exec('discard all');
  });
});

test('data of a newer build is refused in one sentence, and left as it was', async () => {
  const database = await PGlite.create({ loadDataDir: await migratedSnapshot() });
  await (await databaseOverPglite(database)).close();
  await database.exec(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`);
  await expect(databaseOverPglite(database)).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(/^Os dados são de uma versão mais nova do Balcão [^\n]*\.$/u) as string,
  });
  await database.close();
});

test.each(['0063_look_again', '0084_look_at_attributes'])(
  'by %s what waits for review, given up by an older build or looked at by its checks, is looked at anew; what was found stands',
  async (name) => {
    const { db, close } = await openTestDb();
    await insertPeople(db);
    await insertShelf(db);
    await insertListing(db, 'given-up');
    await insertListing(db, 'looked-at');
    await insertListing(db, 'waits');
    await insertListing(db, 'refused', 'ana', 'refused');
    await db.execute(sql`update listing_check set next_at = '2020-01-01' where listing_id = 'waits'`);
    await db.execute(
      sql`update listing_check set next_at = null, tries = 5, failure = 'error', error = 'away' where listing_id = 'given-up'`,
    );
    await db.execute(sql`update listing_check set next_at = null, checked_at = now(), problems = '{gtin}' where listing_id = 'looked-at'`);
    await db.execute(sql`insert into listing_check (listing_id, checked_at) values ('refused', now())`);
    await db.execute(sql.raw(await readFile(join(migrationsDir, `${name}.sql`), 'utf8')));
    // A stored instant is rounded to milliseconds, maybe up: a statement sent at once may run before it.
    const { rows } = await db.execute(
      sql`select listing_id as id, next_at <= now() + interval '1 second' as due, next_at < now() - interval '1 year' as first, tries, failure, problems from listing_check order by id`,
    );
    const anew = { due: true, first: false, tries: 0, failure: null, problems: [] };
    expect(rows).toEqual([
      { id: 'given-up', ...anew },
      { id: 'looked-at', ...anew, problems: ['gtin'] },
      { id: 'refused', ...anew, due: null, first: null },
      { id: 'waits', ...anew, first: true },
    ]);
    await close();
  },
);

describe.runIf(testPostgres !== null)('on Postgres', () => {
  test('eight processes that start on one empty database migrate it once', async () => {
    const { url, drop } = await createPostgres(testPostgres ?? '');
    const opened = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url, quiet)));
    const [first] = opened;
    const applied = await first?.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
    expect(applied?.rows).toEqual([{ count: readMigrationFiles({ migrationsFolder: migrationsDir }).length }]);
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  });

  test('tables that an older process holds are waited for a moment, and the start is refused in one sentence', async () => {
    const { url, drop } = await createPostgres(testPostgres ?? '');
    await migrateAlone(url, quiet);
    const older = new Client({ connectionString: url });
    await older.connect();
    await older.query('begin');
    await older.query('lock table drizzle.__drizzle_migrations in access exclusive mode');
    await expect(migrateAlone(url, quiet, 50)).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringMatching(/^O banco de dados não pôde ser atualizado: outro processo o está usando\. [^\n]*\.$/u) as string,
    });
    await older.query('rollback');
    await migrateAlone(url, quiet, 50);
    await older.end();
    await drop();
  });
});
