import { DatabaseError, type Client } from 'pg';
import { answerWithinMs } from './deadline-client.ts';
import { StartRefused } from './start-refused.ts';

/** What says that nobody answered at the address, of a socket or of `pg` itself. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof DatabaseError) &&
  ('syscall' in error || error instanceof AggregateError || /^(?:timeout expired|Connection terminated)/u.test(error.message));

const unanswered = ({ host, port }: Client, cause: Error): StartRefused =>
  new StartRefused(`O banco de dados em ${host}:${port} não respondeu: confira DATABASE_URL e se o servidor do banco está no ar.`, {
    cause,
  });

/** The driver's own word for a question that was not answered in time. */
export const isLate = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

export const tooLate = (cause: unknown): StartRefused =>
  new StartRefused(
    `O banco de dados não respondeu em ${answerWithinMs / 1000} s: confira se o servidor do banco está no ar e não está sobrecarregado.`,
    { cause },
  );

/** Not who one says to be (class 28), or no such database (3D). */
const isMisnamed = (error: unknown): error is DatabaseError => error instanceof DatabaseError && /^(?:28|3D)/u.test(error.code ?? '');

/**
 * Connects, or says in a sentence why not.
 *
 * @throws {StartRefused}
 */
export const connectOrRefuse = async (client: Client): Promise<Client> => {
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (isUnanswered(error)) throw unanswered(client, error);
    if (isMisnamed(error)) throw new StartRefused(`O banco de dados recusou a conexão: ${error.message}. Confira DATABASE_URL.`);
    if (!(error instanceof DatabaseError) || !error.message.includes('unsupported startup parameter')) throw error;
    throw new StartRefused(
      'O PgBouncer à frente do banco recusa parâmetros da conexão: configure nele pool_mode = session e ' +
        'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout, ou ligue DATABASE_URL direto ao PostgreSQL.',
    );
  }
};

/** Closes the socket at once. A silent host would never answer the good-bye, and the command would not end. */
export const drop = (client: Client): void => {
  void client.end();
  client.connection.stream.destroy();
};
