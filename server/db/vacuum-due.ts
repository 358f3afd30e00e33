import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './open.ts';

const seconds = 1000;
/** In five seconds an import writes some thousand rows, and a plan that thinks of none reads them all for each step. */
const lookEvery = 5 * seconds;

interface Due {
  readonly name: string;
  readonly isForVacuum: boolean;
}

/**
 * PostgreSQL's own rule and its own figures: fifty rows and a fifth of the table that are dead, a thousand and a fifth that were added, fifty
 * and a tenth that its planner does not know of.
 */
const findDue = sql`
  select name, "isForVacuum" from (
    select format('%I.%I', s.schemaname, s.relname) as name,
      s.n_dead_tup > 50 + 0.2 * c.reltuples or s.n_ins_since_vacuum > 1000 + 0.2 * c.reltuples as "isForVacuum",
      s.n_mod_since_analyze > 50 + 0.1 * c.reltuples as "isForAnalyze"
    from pg_stat_all_tables s join pg_class c on c.oid = s.relid
    where s.schemaname not like 'pg_toast%'
  ) found
  where "isForVacuum" or "isForAnalyze"
  order by name`;

/**
 * Vacuums and analyses each table of which enough was written since it last was, one after the other, those of the system too, until the
 * signal; answers which were due, with their schema. One that can not be is told, and the others have their turn.
 */
export const vacuumDue = async (db: Db, onFailed: (error: unknown) => void, signal?: AbortSignal): Promise<readonly string[]> => {
  // PGlite counts what is written, and adds it up only when it is told to.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<Due & Record<string, unknown>>(findDue);
  for (const { name, isForVacuum } of rows) {
    if (signal?.aborted) break;
    await db.execute(sql.raw(`${isForVacuum ? 'vacuum (analyze)' : 'analyze'} ${name}`)).catch(onFailed);
  }
  return rows.map(({ name }) => name);
};

/** PGlite never vacuums by itself, although it says so: 200,000 updates made 41 MB of a table of 344 kB. Answers how to stop. */
export const keepVacuumed = (db: Db, log: FastifyBaseLogger): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout;
  const lookLater = (): void => {
    timer = setTimeout(() => void look(), lookEvery).unref();
  };
  const fail = (error: unknown): void => {
    if (!signal.aborted) log.error({ err: error }, 'vacuum failed');
  };
  const look = async (): Promise<void> => {
    await vacuumDue(db, fail, signal).catch(fail);
    if (!signal.aborted) lookLater();
  };
  lookLater();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
};
