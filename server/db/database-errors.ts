import { DatabaseError } from 'pg';

/** The server of the database, the way to it, or this connection is away (SQLSTATE 08006): asking again helps. What happened is its cause. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';
  constructor(cause: unknown) {
    super('The connection to the database was lost', { cause });
  }
}

/** SQLSTATE of a statement for which there was no space. */
export const diskFull = '53100';

/** What the database answered, as SQLSTATE; null is an error that did not come from there. */
export const stateOf = (error: unknown): string | null => (error instanceof DatabaseError ? (error.code ?? null) : null);

/** The last thing the database says on a connection: it is cut, the database goes down, or its transaction stood idle for too long. */
export const isGoodbye = (error: unknown): boolean => /^(?:57P..|25P03|25P04)$/u.test(stateOf(error) ?? '');
