import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { good, lacking, type Finding } from './finding.ts';

/** By how much the clock of the database is ahead of this machine's, in milliseconds, as of the middle of the time that the question took. */
export const databaseAheadMs = async (db: Db): Promise<number> => {
  const before = Date.now();
  const { rows } = await db.execute<{ at: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`);
  return (rows[0]?.at ?? Number.NaN) - (before + Date.now()) / 2;
};

const mostApartMs = 5000;

/** Two machines that are further apart than the shortest lease of a row, a minute, take each other's work. (decision 0179) */
export const lookAtClock = (differenceMs: number): Finding => {
  const seconds = Math.round(Math.abs(differenceMs) / 1000);
  return Math.abs(differenceMs) <= mostApartMs
    ? good('relógio', 'o desta máquina e o do banco concordam')
    : lacking(
        'relógio',
        `o desta máquina difere ${seconds} s do do banco`,
        'acerte a hora das duas máquinas (NTP); entre várias que servem, a diferença tem de ficar abaixo de um minuto, senão uma toma o trabalho da outra',
      );
};
