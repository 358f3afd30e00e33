import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsDir } from '../paths.ts';
import { redateMigrations } from './redate-migrations.ts';
import { StartRefused } from './start-refused.ts';

const where = { migrationsFolder: migrationsDir };

/** Tables of a build that does not exist yet for this one: it would write them as they were, and nobody would notice. */
const refuseNewerData = async (db: NodePgDatabase): Promise<void> => {
  const known = new Set(readMigrationFiles(where).map(({ folderMillis }) => folderMillis));
  const { rows } = await db.execute<{ made: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`);
  if (rows[0]?.made !== true) return;
  const had = await db.execute<{ created_at: string }>(sql`select created_at from drizzle.__drizzle_migrations`);
  if (had.rows.every((row) => known.has(Number(row.created_at)))) return;
  throw new StartRefused('Os dados são de uma versão mais nova do Balcão do que esta. Inicie a versão que os gravou, ou uma mais nova.');
};

/**
 * Brings the tables up to date.
 *
 * @throws {StartRefused} where they are those of a newer build.
 */
export const migrateDatabase = async (db: NodePgDatabase): Promise<void> => {
  await redateMigrations(db);
  await refuseNewerData(db);
  await migrate(db, where);
};
