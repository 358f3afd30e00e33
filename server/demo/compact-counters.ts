import { sql } from 'drizzle-orm';
import { rollUp, counterTables } from '../db/rollup.ts';
import type { Db } from '../db/open.ts';

/** After many rows were made at once: leaves each table of counters one row per kind, and none of the empty space that every sum would read. */
export const compactCounters = async (db: Db): Promise<void> => {
  for (const counters of counterTables) {
    await rollUp(db, counters);
    await db.execute(sql`vacuum full ${counters.table}`);
  }
};
