import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { escapeIdentifier, Pool } from 'pg';
import { copyBeforeMigrating, isOfOlderBuild } from './copy-before-migrating.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import { migrateDatabase } from './migrate-database.ts';
import type { Database, Heard, Listener } from './open.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { drizzleOver } from './preparing-pool.ts';
import { keepVacuumed } from './vacuum-due.ts';

/** PGlite asks nobody who they are. */
const everybody = { user: 'postgres', database: 'postgres' };

/**
 * PGlite has one connection, and it is never lost: what is heard on it needs no connection of its own. The connection listens to a channel
 * while anybody does.
 */
const createListen = (pool: Pool): Database['listen'] => {
  const listeners = new Map<string, Set<Heard>>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => listeners.get(channel)?.forEach(({ onNotice }) => onNotice(payload)));
  });
  return async (channel, heard): Promise<Listener> => {
    const here = listeners.get(channel) ?? new Set();
    listeners.set(channel, here.add(heard));
    if (here.size === 1) await pool.query(`listen ${escapeIdentifier(channel)}`);
    return {
      stop: async () => {
        if (here.delete(heard) && here.size === 0) await pool.query(`unlisten ${escapeIdentifier(channel)}`);
      },
    };
  };
};

/** A PGlite that is already open, and its driver. Closing it leaves the PGlite open. */
const overPglite = (pglite: PGlite): { readonly database: Database; readonly driver: NodePgDatabase } => {
  const pool = new Pool({ stream: () => new PgliteSocket(pglite), ...everybody, max: 1, idleTimeoutMillis: 0 });
  // Of a PGlite that broke; whoever asks next is told.
  pool.on('error', () => undefined);
  const listen = createListen(pool);
  const { db: driver, check } = drizzleOver(pool);
  return { database: { db: driver, check, listen, close: () => pool.end() }, driver };
};

/** One whose tables are those of this build. */
export const migratedOverPglite = (pglite: PGlite): Database => overPglite(pglite).database;

/** One whose tables are brought up to date. */
export const databaseOverPglite = async (pglite: PGlite): Promise<Database> => {
  const { database, driver } = overPglite(pglite);
  await migrateDatabase(driver);
  return database;
};

const openClient = (dir: string): Promise<PGlite> => PGlite.create({ fs: new DurableNodeFS(dir), startParams: durableStartParams });

/** A database of an older build is copied first: what a migration does is not undone. */
const openCopied = async (dir: string, log: FastifyBaseLogger): Promise<PGlite> => {
  const client = await openClient(dir);
  if (!(await isOfOlderBuild(client))) return client;
  await client.close();
  log.info(
    { copy: await copyBeforeMigrating(dir, new Date()) },
    'the data of an older build were copied before they are brought up to date',
  );
  return openClient(dir);
};

/**
 * Postgres inside this process, in a directory that is ours alone, with commits that are on the disk.
 *
 * @throws {StartRefused}
 */
export const openPglite = async (dir: string, log: FastifyBaseLogger): Promise<Database> => {
  const unlock = await lockDataDir(dir);
  mkdirSync(dir, { recursive: true });
  try {
    const client = await openCopied(dir, log);
    const database = await databaseOverPglite(client);
    const stopVacuum = keepVacuumed(database.db, log);
    return {
      ...database,
      close: async () => {
        stopVacuum();
        await database.close();
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
