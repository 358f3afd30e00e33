import type { Client } from 'pg';
import { connectOrRefuse, drop, isLate, tooLate } from './connect-or-refuse.ts';
import { StartRefused } from './start-refused.ts';

const rounds = 5;

/** The process of the database that answers on a connection. */
const processOf = async (client: Client): Promise<unknown> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/**
 * While the other holds a transaction, does this connection keep its process, and the other have one of its own? Where one of them says
 * nothing more, nobody waits for its rollback too: the connections end, and with them what they held.
 */
const areApart = async (one: Client, other: Client): Promise<boolean> => {
  const before = await processOf(one);
  await other.query('begin');
  const isApart = (await processOf(other)) !== before && (await processOf(one)) === before;
  await other.query('rollback');
  return isApart;
};

/** PostgreSQL says at the start of a connection which process answers on it; a pooler, that lends it another, makes a number up. */
const isLent = async (client: Client): Promise<boolean> =>
  (await processOf(client)) !== (client as Client & { readonly processID: unknown }).processID;

const sharedMode = (mode: string): StartRefused =>
  new StartRefused(
    `Há um PgBouncer em modo de ${mode === 'statement' ? 'comando' : 'transação'} (pool_mode = ${mode}) à frente do banco, com o qual o Balcão não funciona: ` +
      'use pool_mode = session, ou ligue DATABASE_URL direto ao PostgreSQL.',
  );

const saidIn = (error: unknown): string => (error instanceof Error ? error.message : '');

const tooFew = (needed: number): StartRefused =>
  new StartRefused(
    `O PgBouncer à frente do banco empresta menos conexões do que o Balcão usa: ponha nele default_pool_size = ${needed} ou mais para ` +
      'cada processo do Balcão, ou ligue DATABASE_URL direto ao PostgreSQL.',
  );

/** What a pooler answers that knows no transactions, or has waited enough for a connection to lend; else nobody answered. */
const asRefused = (needed: number) => (error: unknown) => {
  if (saidIn(error).includes('statement pooling')) throw sharedMode('statement');
  if (saidIn(error).includes('query_wait_timeout')) throw tooFew(needed);
  if (isLate(error)) throw tooLate(error);
  throw error;
};

/** A pooler that just answered on one connection, and has no other to lend, keeps the question waiting. */
const asTooFew = (needed: number) => (error: unknown) => {
  if (isLate(error)) throw tooFew(needed);
  return asRefused(needed)(error);
};

/**
 * Prepared statements, LISTEN and the lock of the migrations belong to a session. Behind a pooler that lends its connections by the
 * transaction (PgBouncer, pool_mode = transaction) they would be somebody else's a moment later. One that lends them by the session has
 * to have as many as are `needed` at once: a request that waits for one more is not answered.
 *
 * @throws {StartRefused}
 */
export const refuseSharedSessions = async (connection: () => Client, needed: number): Promise<void> => {
  const clients: Client[] = [];
  const connect = async (): Promise<Client> => {
    const client = connection();
    clients.push(client);
    return connectOrRefuse(client);
  };
  try {
    const one = await connect();
    const isPooled = await isLent(one).catch(asRefused(needed));
    const other = await connect();
    if (isPooled) await processOf(other).catch(asTooFew(needed));
    // Another process may hold the shared connection just now: it is asked more than once.
    for (let round = 0; round < rounds; round += 1) {
      if (!(await areApart(one, other).catch(asRefused(needed)))) throw sharedMode('transaction');
    }
    if (isPooled) {
      const rest = await Promise.all(Array.from({ length: needed - clients.length }, connect));
      await Promise.all(rest.map(processOf)).catch(asTooFew(needed));
    }
    await Promise.all(clients.map((client) => client.end()));
  } finally {
    for (const client of clients) drop(client);
  }
};
