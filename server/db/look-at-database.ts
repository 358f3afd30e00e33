import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOnPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite';
import type { Settings } from '../config.ts';
import { rootOf } from '../http/logging.ts';
import { connectOrRefuse, drop, isLate, tooLate } from './connect-or-refuse.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import type { Db } from './open.ts';
import { onFolder } from './usable-folder.ts';
import { answerWithinMs, DeadlineClient } from './deadline-client.ts';

const onPostgres = async <T>(url: string, look: (db: Db) => Promise<T>): Promise<T> => {
  const client = new DeadlineClient({ connectionString: url, query_timeout: answerWithinMs });
  try {
    return await look(drizzleOnPostgres(await connectOrRefuse(client)));
  } catch (error) {
    throw error instanceof Error && isLate(rootOf(error)) ? tooLate(error) : error;
  } finally {
    drop(client);
  }
};

const onPglite = async <T>(dir: string, look: (db: Db) => Promise<T>): Promise<T> => {
  const unlock = await lockDataDir(dir);
  try {
    const client = await PGlite.create({ fs: new DurableNodeFS(dir), startParams: durableStartParams });
    try {
      return await look(drizzleOnPglite(client));
    } finally {
      await client.close();
    }
  } finally {
    await unlock();
  }
};

/** The lock alone makes the folder; only what PostgreSQL put there are data. A folder of another user holds data too, and says nothing of them. */
const hasData = (dir: string): boolean => onFolder(dir, () => statSync(join(dir, 'PG_VERSION'), { throwIfNoEntry: false }) !== undefined);

/**
 * Looks at the configured database as it stands: nothing is made, and no table brought up to date. Null where there is none yet.
 *
 * @throws {DataDirInUse}
 * @throws {StartRefused} where a PostgreSQL does not answer, or the folder may not be read.
 */
export const lookAtDatabase = async <T>(
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  look: (db: Db) => Promise<T>,
): Promise<T | null> => {
  if (DATABASE_URL !== undefined) return onPostgres(DATABASE_URL, look);
  const dir = join(DATA_DIR, 'pglite');
  return hasData(dir) ? onPglite(dir, look) : null;
};
