import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { listingTally } from '../db/schema/queue.ts';

/**
 * Folds the tally's additions into one row per kind. Kinds that are one row already are left alone. One statement, so that whoever
 * sums meanwhile sees all of it before or all of it after; rows added while it runs are left for the next time.
 */
export const compactTally = async (db: Db): Promise<void> => {
  await db.execute(sql`
    with several as (
      select status, seller_id, account_id, category_id from ${listingTally} group by status, seller_id, account_id, category_id having count(*) > 1
    ), taken as (
      delete from ${listingTally} t using several s
      where t.status = s.status and t.seller_id = s.seller_id and t.account_id = s.account_id and t.category_id = s.category_id
      returning t.status, t.seller_id, t.account_id, t.category_id, t.count
    )
    insert into ${listingTally} (status, seller_id, account_id, category_id, count)
    select status, seller_id, account_id, category_id, sum(count) from taken group by status, seller_id, account_id, category_id having sum(count) <> 0`);
};
