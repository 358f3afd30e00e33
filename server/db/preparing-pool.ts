import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { ConnectionLost, diskFull, isGoodbye, stateOf } from './database-errors.ts';
import { createStatementNames } from './prepared-statements.ts';

/** A text that begins so is one statement. Any other without values may be several, which can not be prepared. */
const isOneStatement = (text: string): boolean => /^\s*(?:select|with)\b/iu.test(text);

/**
 * One connection of the pool, from being taken out of it to being given back. Between the two drizzle runs one transaction on it, whose
 * first statement is `begin` and whose last is `commit` or `rollback`.
 */
class Connection {
  readonly #client: PoolClient;
  readonly #pool: PreparingPool;
  #isOver = false;
  #isBroken = false;

  constructor(client: PoolClient, pool: PreparingPool) {
    this.#client = client;
    this.#pool = pool;
  }

  /** @throws What the database refuses, and any statement after the commit: it would run outside the transaction. */
  async query(asked: QueryConfig, values: unknown[] = []): Promise<QueryResult> {
    const { text } = asked;
    if (text === 'rollback') return this.#rollback();
    if (this.#isOver) throw new Error(`A statement came after the end of its transaction: ${text}`);
    this.#isOver = text === 'commit';
    try {
      const isNamed = asked.name === undefined && (values.length > 0 || isOneStatement(text));
      return await this.#client.query(isNamed ? { ...asked, name: this.#pool.nameOf(text) } : asked, values);
    } catch (error) {
      // Drizzle gives a connection back only once its transaction has begun.
      if (text.startsWith('begin')) this.release(true);
      throw this.#pool.told(this.#client, error);
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

  release(isBroken = this.#isBroken || this.#pool.isLost(this.#client)): void {
    this.#isOver = true;
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
  readonly #lost = new WeakSet<object>();
  readonly nameOf = createStatementNames();
  /** A statement was refused for want of space, and none was found since. */
  isDiskFull = false;

  constructor(pool: Pool) {
    this.#pool = pool;
    // For as long as the connection lives, in use or idle: an error that nobody hears ends the process. What ran on it is told of it too.
    pool.on('connect', (client) => client.on('error', () => this.#lost.add(client)));
  }

  /** What a statement that failed throws: the errors of a lost connection have as many names as there are ways to lose it. */
  told(client: PoolClient, error: unknown): unknown {
    if (stateOf(error) === diskFull) this.isDiskFull = true;
    // The connection itself ends a moment later: until then it must not be lent to the next.
    if (isGoodbye(error)) this.#lost.add(client);
    return this.isLost(client) && stateOf(error) === null ? new ConnectionLost(error) : error;
  }

  isLost(client: PoolClient): boolean {
    return this.#lost.has(client);
  }

  async connect(): Promise<Connection> {
    try {
      return new Connection(await this.#pool.connect(), this);
    } catch (error) {
      throw stateOf(error) === null ? new ConnectionLost(error) : error;
    }
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

/** Lays 32 MB of text aside on the disk and gives the space back. The log of commits takes 16 MB at once. */
const findSpace = sql`with line as materialized (select repeat('x', 1000000) as text from generate_series(1, 32))
  select sum(length(text)) from line`;

/** How long a look for space is trusted, in milliseconds. Everybody who asks whether the server is ready would write them otherwise. */
const lookAgainMs = 10_000;

/** Drizzle over a pool, with statements that come again prepared on each of its connections. */
export const drizzleOver = (pool: Pool) => {
  const client = new PreparingPool(pool);
  const db = drizzle({ client: client as unknown as Pool });
  let lookedAt = -Infinity;
  /** @throws What keeps the database from being asked or written; of a full disk at most ten seconds late. */
  const check = async (): Promise<void> => {
    const { rows } = await db.execute(sql`select current_setting('transaction_read_only') as answer`);
    if (rows[0]?.['answer'] === 'on') throw new Error('The database can only be read');
    // Not each time: while there is space nobody needs to look for it.
    if (!client.isDiskFull) return;
    const now = performance.now();
    if (now - lookedAt < lookAgainMs) throw new Error('The disk was full a moment ago');
    lookedAt = now;
    await db.execute(findSpace);
    client.isDiskFull = false;
  };
  return { db, check };
};
