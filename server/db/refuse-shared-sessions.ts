import { DatabaseError, type Client } from 'pg';
import { StartRefused } from './start-refused.ts';

const rounds = 5;

/** The process of the database that answers on a connection. */
const processOf = async (client: Client): Promise<unknown> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/** While the other holds a transaction, does this connection keep its process, and the other have one of its own? */
const areApart = async (one: Client, other: Client): Promise<boolean> => {
  const before = await processOf(one);
  await other.query('begin');
  try {
    return (await processOf(other)) !== before && (await processOf(one)) === before;
  } finally {
    await other.query('rollback');
  }
};

const sharedMode = (mode: string): StartRefused =>
  new StartRefused(
    `Há um PgBouncer em modo de ${mode === 'statement' ? 'comando' : 'transação'} (pool_mode = ${mode}) à frente do banco, com o qual o Balcão não funciona: ` +
      'use pool_mode = session, ou ligue DATABASE_URL direto ao PostgreSQL.',
  );

/** What a pooler answers that knows no transactions, or has no second connection to lend. */
const asRefused = (error: unknown): never => {
  const said = error instanceof Error ? error.message : '';
  if (/statement pooling/u.test(said)) throw sharedMode('statement');
  if (/query_wait_timeout|query read timeout/iu.test(said))
    throw new StartRefused(
      'O banco não dá uma segunda conexão ao Balcão: aumente default_pool_size no PgBouncer à frente dele para mais de 10, ou ligue ' +
        'DATABASE_URL direto ao PostgreSQL.',
    );
  throw error;
};

/** What says that nobody answered at the address, of a socket or of `pg` itself. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof DatabaseError) &&
  ('syscall' in error || error instanceof AggregateError || /^(?:timeout expired|Connection terminated)/u.test(error.message));

const unanswered = ({ host, port }: Client, cause: Error): StartRefused =>
  new StartRefused(`O banco de dados em ${host}:${port} não respondeu: confira DATABASE_URL e se o servidor do banco está no ar.`, {
    cause,
  });

const connected = async (client: Client): Promise<Client> => {
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (isUnanswered(error)) throw unanswered(client, error);
    if (!(error instanceof DatabaseError) || !error.message.includes('unsupported startup parameter')) throw error;
    throw new StartRefused(
      'O PgBouncer à frente do banco recusa parâmetros da conexão: configure nele pool_mode = session e ' +
        'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout, ou ligue DATABASE_URL direto ao PostgreSQL.',
    );
  }
};

/**
 * Prepared statements, LISTEN and the lock of the migrations belong to a session. Behind a pooler that lends its connections by the
 * transaction (PgBouncer, pool_mode = transaction) they would be somebody else's a moment later.
 *
 * @throws {StartRefused}
 */
export const refuseSharedSessions = async (connection: () => Client): Promise<void> => {
  const clients: Client[] = [];
  try {
    const one = await connected(connection());
    clients.push(one);
    const other = await connected(connection());
    clients.push(other);
    // Another process may hold the shared connection just now: it is asked more than once.
    for (let round = 0; round < rounds; round += 1) {
      if (!(await areApart(one, other).catch(asRefused))) throw sharedMode('transaction');
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
};
