import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { migrateAlone } from './migrate-alone.ts';
import type { Database } from './open.ts';
import { drizzleOver } from './preparing-pool.ts';
import { refuseSharedSessions } from './refuse-shared-sessions.ts';
import { answerWithinMs, DeadlineClient } from './deadline-client.ts';

const poolSize = 10;

/** Said when a connection is made. */
const limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };

/** A pool on a Postgres server, or on what speaks its protocol, whose tables are those of this build. */
export const poolOverPostgres = (url: string, log: FastifyBaseLogger): Database => {
  const pool = new Pool({
    connectionString: url,
    ...limits,
    Client: DeadlineClient,
    max: poolSize,
    // A pool all of whose connections are held: whoever asks is told to come again. Longer than any statement or work may take (a minute),
    // which then gives its connection back.
    connectionTimeoutMillis: 65_000,
  });
  // An idle connection may be cut by the server; the pool replaces it.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const { db, check } = drizzleOver(pool);
  return {
    db,
    check,
    listen: (channel, heard) => listenOnPostgres(url, channel, heard, log),
    close: () => pool.end(),
  };
};

/**
 * The same, with its tables brought up to date.
 *
 * @throws {StartRefused} where connections are shared between transactions, its tables are those of a newer build, or another process holds them.
 */
export const openPostgres = async (url: string, log: FastifyBaseLogger): Promise<Database> => {
  // Those of the pool, and the one that listens.
  await refuseSharedSessions(() => new DeadlineClient({ connectionString: url, ...limits, query_timeout: answerWithinMs }), poolSize + 1);
  await migrateAlone(url, log);
  return poolOverPostgres(url, log);
};
