import { escapeIdentifier, escapeLiteral } from 'pg';
import { onServer, testDatabasesOf, testPostgres } from './open-test-db.ts';

/** After a run on a PostgreSQL server: drops the databases of this run that wait for a next test (vitest's `globalSetup`). */
export const teardown = async (): Promise<void> => {
  if (testPostgres === null) return;
  const ours = escapeLiteral(testDatabasesOf(process.pid));
  const left = await onServer(testPostgres, `select datname as name from pg_database where starts_with(datname, ${ours})`);
  for (const { name } of left) await onServer(testPostgres, `drop database ${escapeIdentifier(String(name))} with (force)`);
};
