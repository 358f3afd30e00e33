import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What migration 0015 was dated by mistake, days ahead of those after it, and what it is dated since; milliseconds since 1970. */
const wrong = 1_795_600_000_000;
const right = 1_795_358_000_000;

/**
 * A database that has 0015 by its wrong date would be told that it has all that came since: what is dated before the last one it has is
 * never run. Before every migration; nothing where there is nothing to mend.
 */
export const redateMigrations = async (db: NodePgDatabase): Promise<void> => {
  await db.execute(
    sql.raw(`
      do $$ begin
        if to_regclass('drizzle.__drizzle_migrations') is not null then
          update drizzle.__drizzle_migrations set created_at = ${right} where created_at = ${wrong};
        end if;
      end $$`),
  );
};
