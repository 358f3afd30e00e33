import { escapeIdentifier } from 'pg';
import { onServer, testPostgres } from './open-test-db.ts';

/** After a run on a PostgreSQL server: the databases that wait for a next test (vitest's `globalSetup`). Those of another run are in use. */
export const teardown = async (): Promise<void> => {
  if (testPostgres === null) return;
  const left = await onServer(
    testPostgres,
    `select datname as name from pg_database where datname like 'balcao\\_test\\_%'
      and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
  );
  for (const { name } of left) await onServer(testPostgres, `drop database ${escapeIdentifier(String(name))}`);
};
