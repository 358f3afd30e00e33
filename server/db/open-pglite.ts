import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { FastifyBaseLogger } from 'fastify';
import { migrationsDir } from '../paths.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import type { Database, Db } from './open.ts';

const minutes = 60_000;
const vacuumEvery = 15 * minutes;

/** PGlite never vacuums by itself, although it says so: 200,000 updates made 41 MB of a table of 344 kB. */
const keepVacuumed = (db: Db, log: FastifyBaseLogger): (() => void) => {
  const vacuum = (): void => {
    db.execute(sql`vacuum (analyze)`).catch((error: unknown) => log.error({ err: error }, 'vacuum failed'));
  };
  const timer = setInterval(vacuum, vacuumEvery).unref();
  return () => clearInterval(timer);
};

/** A PGlite that is already open, with its tables brought up to date. */
export const databaseOverPglite = async (client: PGlite): Promise<Database> => {
  const driver = drizzle(client);
  await migrate(driver, { migrationsFolder: migrationsDir });
  return {
    db: driver as unknown as Db,
    listen: async (channel, { onNotice }) => {
      const stop = await client.listen(channel, onNotice);
      return { stop: () => stop() };
    },
    close: () => client.close(),
  };
};

/**
 * Postgres inside this process, in a directory that is ours alone, with commits that are on the disk.
 *
 * @throws {DataDirInUse}
 */
export const openPglite = async (dir: string, log: FastifyBaseLogger): Promise<Database> => {
  const unlock = await lockDataDir(dir);
  mkdirSync(dir, { recursive: true });
  try {
    const client = await PGlite.create({ fs: new DurableNodeFS(dir), startParams: durableStartParams });
    const database = await databaseOverPglite(client);
    const stopVacuum = keepVacuumed(database.db, log);
    return {
      ...database,
      close: async () => {
        stopVacuum();
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
