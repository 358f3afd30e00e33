import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** What both drivers answer to a raw statement. */
interface Rows<Row> {
  readonly rows: Row[];
}
interface RowsOf extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** Drizzle over PGlite or over a pool of Postgres connections: nobody above this folder can tell which. */
export type Db = PgDatabase<RowsOf>;

/** An open transaction. What must not happen outside one asks for this type. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Hears what is NOTIFYed on a channel, until `stop`. */
export interface Listener {
  readonly stop: () => Promise<void>;
}
export interface Heard {
  readonly onNotice: (payload: string) => void;
  /** The connection was lost and is back: what was said meanwhile was not heard. */
  readonly onGap: () => void;
}

/** An open, migrated database. */
export interface Database {
  readonly db: Db;
  /** @throws What keeps it from being asked or written: it is away, may only be read, or its disk is full. */
  readonly check: () => Promise<void>;
  readonly listen: (channel: string, heard: Heard) => Promise<Listener>;
  readonly close: () => Promise<void>;
}

/** Opens what the settings name and brings its tables up to date. */
export const openDatabase = (
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: FastifyBaseLogger,
): Promise<Database> => (DATABASE_URL === undefined ? openPglite(join(DATA_DIR, 'pglite'), log) : openPostgres(DATABASE_URL, log));
