import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What 0015, and 0033 for half an hour after it, were dated by mistake, days ahead, and are dated since; milliseconds since 1970. */
const dates = [
  { wrong: 1_795_600_000_000, right: 1_795_358_000_000 },
  { wrong: 1_795_600_000_033, right: 1_795_420_000_000 },
];

/**
 * A database that has such a migration by its wrong date would be told that it has all that came since: what is dated before the last
 * one it has is never run. Before every migration; nothing is written where there is nothing to mend. A build from before this has 0015
 * by the old date and would run it again: it does not start on a database that was mended.
 */
export const redateMigrations = async (db: NodePgDatabase): Promise<void> => {
  const mended = dates.map(
    ({ wrong, right }) => `if exists (select from drizzle.__drizzle_migrations where created_at = ${wrong}) then
      update drizzle.__drizzle_migrations set created_at = ${right} where created_at = ${wrong};
    end if;`,
  );
  await db.execute(
    sql.raw(`do $$ begin if to_regclass('drizzle.__drizzle_migrations') is not null then ${mended.join('\n')} end if; end $$`),
  );
};
