import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Client, type QueryResult } from 'pg';
import { pino } from 'pino';
import type { Database } from '../db/open.ts';
import { databaseOverPglite } from '../db/open-pglite.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';

export const quiet = pino({ level: 'silent' });

/** A Postgres server to run the suites on as well: `TEST_DATABASE_URL=postgres://… npx vitest run --project server`. */
export const testPostgres = process.env['TEST_DATABASE_URL'] ?? null;

/** Runs statements on a connection of its own; the rows of the last one. */
export const onServer = async (url: string, statements: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const results: unknown = await client.query(statements);
    // One statement has one result, several have a list of them.
    const last = (Array.isArray(results) ? results.at(-1) : results) as QueryResult<Readonly<Record<string, unknown>>>;
    return last.rows;
  } finally {
    await client.end();
  }
};

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
  readonly open: () => Promise<Database>;
  /** Runs statements on a connection of their own; the rows of the last one. */
  readonly run: (statements: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly drop: () => Promise<void>;
}

const placeInMemory = async (): Promise<Place> => {
  const client = await PGlite.create({ loadDataDir: await migratedSnapshot() });
  return {
    open: () => databaseOverPglite(client),
    run: async (statements) => (await client.exec(statements)).at(-1)?.rows ?? [],
    drop: () => client.close(),
  };
};

const placeOnServer = async (serverUrl: string): Promise<Place> => {
  const { url, drop } = await createPostgres(serverUrl);
  return { open: () => openPostgres(url, quiet), run: (statements) => onServer(url, statements), drop };
};

interface MigratedPlace extends Place {
  /** As its tables were made. */
  readonly schema: unknown;
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

/** Empties what has rows, and starts anew every sequence that was asked. */
const empty = `do $$ declare name text; has_rows boolean; full_tables text[] := '{}'; begin
  for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from %s)', name) into has_rows;
    if has_rows then full_tables := full_tables || name; end if;
  end loop;
  if full_tables <> '{}' then execute 'truncate ' || array_to_string(full_tables, ',') || ' cascade'; end if;
  for name in select format('%I.%I', schemaname, sequencename) from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute format('alter sequence %s restart', name);
  end loop;
end $$`;

/** The row a migration puts there, and nothing left to a draw: what a test decides is looked at again only where it says so. */
const drawNothing = `insert into second_look_setting (share) values (0) on conflict (one) do update set share = 0, version = 1, user_name = null, at = null`;

const schemaOf = async ({ run }: Place): Promise<unknown> => (await run(schemaHash))[0]?.['is'];

const migrated = async (place: Place): Promise<MigratedPlace> => {
  await (await place.open()).close();
  await place.run(drawNothing);
  return { ...place, schema: await schemaOf(place) };
};

/**
 * A migrated, empty database nobody else sees: PGlite in memory, or on the server that TEST_DATABASE_URL names. Close it after: it
 * is emptied then, and the next test gets it.
 */
export const openTestDb = async (): Promise<Database> => {
  const place = free.pop() ?? (await migrated(await (testPostgres === null ? placeInMemory() : placeOnServer(testPostgres))));
  const database = await place.open();
  return {
    ...database,
    close: async () => {
      await database.close();
      if ((await schemaOf(place)) !== place.schema) return place.drop();
      await place.run(empty);
      await place.run(drawNothing);
      // What PGlite's one connection prepared, listens to and was set to.
      await place.run('discard all');
      free.push(place);
    },
  };
};
