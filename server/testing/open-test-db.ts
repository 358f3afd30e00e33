import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Client, type QueryResult } from 'pg';
import { pino } from 'pino';
import type { Database } from '../db/open.ts';
import { databaseOverPglite, migratedOverPglite } from '../db/open-pglite.ts';
import { openPostgres, poolOverPostgres } from '../db/open-postgres.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';

export const quiet = pino({ level: 'silent' });

/** A Postgres server to run the suites on as well: `TEST_DATABASE_URL=postgres://… npx vitest run --project server`. */
export const testPostgres = process.env['TEST_DATABASE_URL'] ?? null;

/** Runs statements; the rows of the last one. */
type Run = (statements: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** What runs on one connection of its own. */
const whileConnected = async <T>(url: string, work: (run: Run) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (statements) => {
      const results: unknown = await client.query(statements);
      // One statement has one result, several have a list of them.
      const last = (Array.isArray(results) ? results.at(-1) : results) as QueryResult<Readonly<Record<string, unknown>>>;
      return last.rows;
    });
  } finally {
    await client.end();
  }
};

/** Runs statements on a connection of its own; the rows of the last one. */
export const onServer = (url: string, statements: string): ReturnType<Run> => whileConnected(url, (run) => run(statements));

/** How the databases of one run begin: its files run in children of one process. */
export const testDatabasesOf = (runId: number): string => `balcao_test_${runId}_`;

/** An empty database of its own on the test server. */
export const createPostgres = async (serverUrl: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> => {
  const name = `${testDatabasesOf(process.ppid)}${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await onServer(serverUrl, `drop database ${name} with (force)`)) };
};

/** Where a database of a test is, and how to get at it past its own pool. */
interface Place {
  /** With its tables brought up to date. */
  readonly open: () => Promise<Database>;
  /** Once they are. */
  readonly reopen: () => Promise<Database>;
  readonly connected: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
  readonly drop: () => Promise<void>;
}

const placeInMemory = async (): Promise<Place> => {
  const client = await PGlite.create({ loadDataDir: await migratedSnapshot() });
  return {
    open: () => databaseOverPglite(client),
    reopen: async () => {
      // What the one connection prepared, listens to and was set to.
      await client.exec('discard all');
      return migratedOverPglite(client);
    },
    connected: (work) => work(async (statements) => (await client.exec(statements)).at(-1)?.rows ?? []),
    drop: () => client.close(),
  };
};

const placeOnServer = async (serverUrl: string): Promise<Place> => {
  const { url, drop } = await createPostgres(serverUrl);
  return {
    open: () => openPostgres(url, quiet),
    reopen: () => Promise.resolve(poolOverPostgres(url, quiet)),
    connected: (work) => whileConnected(url, work),
    drop,
  };
};

interface MigratedPlace extends Place {
  /** What its tables were when they were made. */
  readonly schema: string;
}

/** Places whose test has ended, empty again: making one costs a second of CPU, emptying one a twentieth. */
const free: MigratedPlace[] = [];

/** A hash of what the tables are. A test that changed them left nothing another could use. */
const schemaHash = `select md5(string_agg(line, ',' order by line)) as is from (
  select 'a' || attrelid || attname || atttypid || attnotnull || attisdropped from pg_attribute where attrelid >= 16384
  union all select 'd' || oid || pg_get_expr(adbin, adrelid) from pg_attrdef where oid >= 16384
  union all select 'c' || oid from pg_constraint where oid >= 16384
  union all select 't' || oid from pg_trigger where oid >= 16384
  union all select 'f' || oid from pg_proc where oid >= 16384
) as part (line)`;

/** Tables that have a page, and with it perhaps rows; but for the one that always has its row. */
const written = `select string_agg(oid::regclass::text, ',') as names from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'second_look_setting' and pg_relation_size(oid) > 0`;

/**
 * How many rows a table has is not known, as before any was emptied. Of one that a vacuum found empty it takes it that it still is, and
 * keeps a plan that reads it whole while a test fills it: one test of the access matrix took 500 seconds in place of 65.
 */
const neverCounted = `update pg_class set relpages = 0, reltuples = -1
  where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace and reltuples <> -1`;

/** Which migrations its tables are said to have seen: a test of other builds changes that, and no table. */
const migrationsSeen = async (run: Run): Promise<unknown> => {
  const [made] = await run(`select to_regclass('drizzle.__drizzle_migrations') is not null as is`);
  if (made?.['is'] !== true) return null;
  return (await run(`select string_agg(created_at::text, ',' order by created_at) as are from drizzle.__drizzle_migrations`))[0]?.['are'];
};

/** Every sequence that was asked starts anew. */
const restart = `do $$ declare name text; begin
  for name in select format('%I.%I', schemaname, sequencename) from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute format('alter sequence %s restart', name);
  end loop;
end $$`;

/** The row a migration puts there, and nothing left to a draw: what a test decides is looked at again only where it says so. */
const drawNothing = `insert into second_look_setting (share) values (0)
  on conflict (one) do update set share = 0, version = 1, user_name = null, at = null where (second_look_setting.share, second_look_setting.version) <> (0, 1)`;

/**
 * Empties it; a hash of what its tables are, and the migrations they have seen. `truncate` would make new files of each table that refers
 * to one of them, and of its indexes: half a second of a server's CPU. Vacuumed, a table has no page, and the next test's rows lie in it in
 * the order of their writing.
 */
const emptied = (place: Place): Promise<string> =>
  place.connected(async (run) => {
    const names = (await run(written))[0]?.['names'];
    if (typeof names === 'string') {
      const deletes = names.split(',').map((name) => `delete from ${name};`);
      await run(`begin; set local session_replication_role = replica; ${deletes.join(' ')} commit`);
      await run(`vacuum ${names}`);
      await run(neverCounted);
    }
    const tables = (await run(`${restart}; ${drawNothing}; ${schemaHash}`))[0]?.['is'];
    return JSON.stringify([tables, await migrationsSeen(run)]);
  });

const migrated = async (place: Place): Promise<MigratedPlace> => {
  await (await place.open()).close();
  return { ...place, schema: await emptied(place) };
};

/**
 * A migrated, empty database nobody else sees: PGlite in memory, or on the server that TEST_DATABASE_URL names. Close it after: it
 * is emptied then, and the next test gets it.
 */
export const openTestDb = async (): Promise<Database> => {
  const place = free.pop() ?? (await migrated(await (testPostgres === null ? placeInMemory() : placeOnServer(testPostgres))));
  const database = await place.reopen();
  return {
    ...database,
    close: async () => {
      await database.close();
      if ((await emptied(place)) === place.schema) free.push(place);
      else await place.drop();
    },
  };
};
