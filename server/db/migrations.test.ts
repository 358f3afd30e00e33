import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, test } from 'vitest';
import { migrationsDir } from '../paths.ts';
import { createPostgres, openTestDb, quiet, testPostgres } from '../testing/open-test-db.ts';
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

// A database made from nothing takes seconds, on a busy machine many.
test('categories from before there was a tree become roots, however their names begin and end', { timeout: 60_000 }, async () => {
  const database = await PGlite.create();
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir });
  const tree = migrations.findIndex(({ sql: statements }) => statements.some((each) => each.includes('"category_parent"')));
  const migrate = async (some: typeof migrations): Promise<void> => {
    await database.exec(some.flatMap(({ sql: statements }) => statements).join(';\n'));
  };
  await migrate(migrations.slice(0, tree));
  await database.exec(
    `insert into category (id, level, name, attributes) values ('a', 1, 'Peças (carros)', '[]'), ('b', 1, '"Outros"', '[]'), ('c', 1, 'Óculos', '[]'), ('d', 1, '—', '[]')`,
  );
  await migrate(migrations.slice(tree));
  const { rows } = await database.query('select id, path, search::text as words from category order by id');
  expect(rows).toEqual([
    { id: 'a', path: ['a'], words: "'carros' 'pecas'" },
    { id: 'b', path: ['b'], words: "'outros'" },
    { id: 'c', path: ['c'], words: "'oculos'" },
    { id: 'd', path: ['d'], words: '' },
  ]);
  await database.close();
});

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
});
