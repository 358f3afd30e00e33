import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { rootOf } from '../http/logging.ts';
import { stateOf } from './database-errors.ts';
import { DeadlineClient } from './deadline-client.ts';
import { migrateDatabase } from './migrate-database.ts';
import { StartRefused } from './start-refused.ts';

/** Ours among the advisory locks of a database; any number would do. */
const migrationLock = 4_170_520_926;

/**
 * How long a migration waits for a table, in milliseconds. Requests to an older process wait behind it meanwhile: it is longer than a usual
 * statement, and shorter than people wait.
 */
const lockWaitMs = 10_000;

/** The lock did not come in time, or each of two had what the other wanted: SQLSTATE. Nothing was changed. */
const heldByOthers = new Set(['55P03', '40P01']);

/**
 * Brings the tables of a Postgres server up to date. Several processes may start on one empty database: without the lock 30 of 40 such
 * starts failed.
 *
 * @throws {StartRefused} where the tables are those of a newer build, or an older process that runs holds them.
 */
export const migrateAlone = async (url: string, log: FastifyBaseLogger, waitMs = lockWaitMs): Promise<void> => {
  const client = new DeadlineClient({ connectionString: url });
  // Told to the statement that ran, too; as an event that nobody hears it would end the process past its explanation.
  client.on('error', (error) => log.warn({ err: error }, 'the migrating connection was lost'));
  await client.connect();
  try {
    // A process that migrates before us may take minutes, so this wait has no limit.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = ${waitMs}`);
    await migrateDatabase(drizzle(client));
  } catch (error) {
    if (!(error instanceof Error) || !heldByOthers.has(stateOf(rootOf(error)) ?? '')) throw error;
    throw new StartRefused(
      'O banco de dados não pôde ser atualizado: outro processo o está usando. Nada foi mudado. Pare os processos do Balcão que usam este banco, ou tente de novo em um minuto.',
      { cause: error },
    );
  } finally {
    // Ending the connection gives the lock back, whatever happened on it.
    await client.end();
  }
};
