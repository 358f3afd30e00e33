import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from './open.ts';

/** How often it is asked, in milliseconds. */
const everyMs = 10_000;
/** An answer that took longer waited for a connection: nobody knows when in that time it was written. */
const believedMs = 1000;

const count = (): number => performance.now();

/** By how much the time of the database differs from what `tell` says, and how long it took to be told, in milliseconds. */
export const differenceTo = async (db: Db, tell: () => number): Promise<{ readonly ms: number; readonly tookMs: number }> => {
  const before = tell();
  const { rows } = await db.execute<{ at: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`);
  const after = tell();
  return { ms: (rows[0]?.at ?? Number.NaN) - (before + after) / 2, tookMs: after - before };
};

/**
 * The time of the database, which all processes on it have in common. Between two answers it goes on by what this computer counts, whatever its
 * own clock is set to. (decision 0179)
 */
export const openDatabaseClock = async (
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ readonly clock: Clock; readonly stop: () => void }> => {
  let { ms } = await differenceTo(db, count);
  const ask = async (): Promise<void> => {
    const found = await differenceTo(db, count);
    if (found.tookMs <= believedMs) ms = found.ms;
  };
  const timer = setInterval(
    () => void ask().catch((error: unknown) => log.warn({ err: error }, 'the database was not asked for its time')),
    everyMs,
  ).unref();
  return { clock: () => new Date(count() + ms), stop: () => clearInterval(timer) };
};
