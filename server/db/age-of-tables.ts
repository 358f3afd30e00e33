import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsDir } from '../paths.ts';
import type { Db } from './open.ts';

/** When the newest of the migrations was made that its tables have seen; null where there are no tables. */
const migratedTo = async (db: Db): Promise<number | null> => {
  const { rows: made } = await db.execute<{ is: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`);
  if (made[0]?.is !== true) return null;
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(created_at) as last from drizzle.__drizzle_migrations`);
  // A first start that was ended before its first migration leaves the table of them, empty.
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
};

const newest = (): number => readMigrationFiles({ migrationsFolder: migrationsDir }).at(-1)?.folderMillis ?? 0;

/** Whether the tables of a database are of this build, told without changing them: it does not understand 'newer' ones. */
export const ageOfTables = async (db: Db): Promise<'none' | 'older' | 'current' | 'newer'> => {
  const last = await migratedTo(db);
  if (last === null) return 'none';
  if (last === newest()) return 'current';
  return last > newest() ? 'newer' : 'older';
};
