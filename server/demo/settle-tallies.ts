import { sql } from 'drizzle-orm';
import { foldTally, tallies } from '../db/fold-tally.ts';
import type { Db } from '../db/open.ts';

/** After many rows were made at once: leaves each tally one row per kind, and none of the empty space that every sum would read. */
export const settleTallies = async (db: Db): Promise<void> => {
  for (const tally of tallies) {
    await foldTally(db, tally);
    await db.execute(sql`vacuum full ${tally.table}`);
  }
};
