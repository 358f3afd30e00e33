import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsDir } from '../paths.ts';
import { emptySnapshot } from '../testing/migrated-snapshot.ts';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * One database for the tests of a file: each migrates it as far as it needs, puts its rows in and migrates it to the end, in a
 * transaction that is taken back after it. Making a database costs more than all its migrations.
 */
export const openMigrations = () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create({ loadDataDir: await emptySnapshot() });
  });
  afterEach(() => database.exec('rollback'));
  afterAll(() => database.close());
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir });
  const migrate = (some: typeof migrations) => database.exec(some.flatMap(({ sql: statements }) => statements).join(';\n'));

  /** The database as it was before the migration that says `words`, with these rows in it, then migrated to the end. */
  const migratedWith = async (words: string, rows: string): Promise<PGlite> => {
    const at = migrations.findIndex(({ sql: statements }) => statements.some((each) => each.includes(words)));
    await database.exec('begin');
    await migrate(migrations.slice(0, at));
    await database.exec(rows);
    await migrate(migrations.slice(at));
    return database;
  };
  return migratedWith;
};
