import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';

/**
 * Two that give one code at once wait for each other: the later one is told, and does not fail. Listings sold under a kit's wait too, before
 * they hold their kit (mark_kits_sold_as): so it is held before the kit is. Always in one order: several codes at once wait for no circle.
 */
export const holdCodes = async (tx: Tx, codes: readonly string[]): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('kit'), bucket) from (select distinct hashtext(code) & 255 as bucket from unnest(${sql.param([...codes])}::text[]) code order by 1) held`,
  );
};
