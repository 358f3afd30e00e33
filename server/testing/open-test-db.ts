import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { pino } from 'pino';
import type { Database } from '../db/open.ts';
import { databaseOverPglite } from '../db/open-pglite.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';

export const quiet = pino({ level: 'silent' });

/** A Postgres server to run the suites on as well: `TEST_DATABASE_URL=postgres://… npx vitest run --project server`. */
export const testPostgres = process.env['TEST_DATABASE_URL'] ?? null;

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** An empty database of its own on the test server. */
export const createPostgres = async (serverUrl: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> => {
  const name = `balcao_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
};

const openOnServer = async (serverUrl: string): Promise<Database> => {
  const { url, drop } = await createPostgres(serverUrl);
  const database = await openPostgres(url, quiet);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
};

/** A migrated, empty database nobody else sees: PGlite in memory, or Postgres where TEST_DATABASE_URL names one. Close it after. */
export const openTestDb = async (): Promise<Database> =>
  testPostgres === null ? databaseOverPglite(await PGlite.create({ loadDataDir: await migratedSnapshot() })) : openOnServer(testPostgres);
