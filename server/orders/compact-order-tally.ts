import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { orderTally } from '../db/schema/order-tally.ts';

/** Folds the additions of each kind into one row, in one statement, as `compactTally` does those of listings. */
export const compactOrderTally = async (db: Db): Promise<void> => {
  await db.execute(sql`
    with several as (
      select status, seller_id, account_id, day from ${orderTally} group by status, seller_id, account_id, day having count(*) > 1
    ), taken as (
      delete from ${orderTally} t using several s
      where t.status = s.status and t.seller_id = s.seller_id and t.account_id = s.account_id and coalesce(t.day, '-infinity') = coalesce(s.day, '-infinity')
      returning t.status, t.seller_id, t.account_id, t.day, t.count, t.gross
    )
    insert into ${orderTally} (status, seller_id, account_id, day, count, gross)
    select status, seller_id, account_id, day, sum(count), sum(gross) from taken group by status, seller_id, account_id, day
    having sum(count) <> 0 or sum(gross) <> 0`);
};
