import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { createStatementNames, type NameOfStatement } from './prepared-statements.ts';

/** The error of a lost connection is also the error of the statement that ran on it; unheard, the event would end the process. */
const ignore = (): void => undefined;

/**
 * One connection of the pool, from being taken out of it to being given back. Between the two drizzle runs one transaction on it, whose
 * first statement is `begin` and whose last is `commit` or `rollback`.
 */
class Connection {
  readonly #client: PoolClient;
  readonly #nameOf: NameOfStatement;
  #isOver = false;
  #isBroken = false;

  constructor(client: PoolClient, nameOf: NameOfStatement) {
    this.#client = client;
    this.#nameOf = nameOf;
    client.on('error', ignore);
  }

  /** @throws What the database refuses, and any statement after the commit: it would run outside the transaction. */
  async query(asked: QueryConfig, values: unknown[] = []): Promise<QueryResult> {
    const { text } = asked;
    if (text === 'rollback') return this.#rollback();
    if (this.#isOver) throw new Error(`A statement came after the end of its transaction: ${text}`);
    this.#isOver = text === 'commit';
    try {
      const isNamed = values.length > 0 && asked.name === undefined;
      return await this.#client.query(isNamed ? { ...asked, name: this.#nameOf(text) } : asked, values);
    } catch (error) {
      // Drizzle gives a connection back only once its transaction has begun.
      if (text.startsWith('begin')) this.release(true);
      throw error;
    }
  }

  /** A connection that can not roll back is closed, which rolls back too; what led to the rollback is then what is thrown. */
  async #rollback(): Promise<QueryResult> {
    this.#isOver = true;
    try {
      return await this.#client.query('rollback');
    } catch {
      this.#isBroken = true;
      return { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] };
    }
  }

  release(isBroken = this.#isBroken): void {
    this.#isOver = true;
    this.#client.off('error', ignore);
    this.#client.release(isBroken);
  }
}

/**
 * What drizzle asks instead of `pg`'s pool: the same pool, in which statements that come again are prepared, and which keeps a connection
 * on which a statement was refused (`pg` closes it, but PGlite has no other). Drizzle takes an object for a pool whose class has that word
 * in its name.
 */
class PreparingPool {
  readonly #pool: Pool;
  readonly #nameOf = createStatementNames();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<Connection> {
    return new Connection(await this.#pool.connect(), this.#nameOf);
  }

  async query(asked: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    const connection = await this.connect();
    try {
      return await connection.query(asked, values);
    } finally {
      connection.release();
    }
  }
}

/** Drizzle over a pool, with statements that come again prepared on each of its connections. */
export const drizzleOver = (pool: Pool) => drizzle({ client: new PreparingPool(pool) as unknown as Pool });
