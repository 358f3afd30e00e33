import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { listingTally } from '../db/schema/queue.ts';

/**
 * Folds the tally's additions into one row per kind. One statement, so that whoever sums meanwhile sees all of it before or
 * all of it after; rows added while it runs are left for the next time.
 */
export const compactTally = async (db: Db): Promise<void> => {
  await db.execute(sql`
    with taken as (delete from ${listingTally} returning *)
    insert into ${listingTally} (status, seller_id, account_id, category_id, count)
    select status, seller_id, account_id, category_id, sum(count) from taken group by status, seller_id, account_id, category_id having sum(count) <> 0`);
};
