import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { feeOf } from '../marketplace/sync-settlements.ts';

/**
 * The marketplace's statement of every sale of these companies, a select of ids, that has none: told the day after, paid out four weeks
 * later. By their place among those of their company some differ from the order, and some are missing, so that there is something to
 * reconcile. All of it is invented: never for a real company.
 */
export const makeSettlements = async (db: Pick<Db | Tx, 'execute'>, now: Date, companies: SQL): Promise<void> => {
  const at = now.toISOString();
  await db.execute(sql`
    update order_money m set
      told_at = least(m.sold_at + interval '1 day', ${at}::timestamptz), fee = ${feeOf},
      gross = expected_gross - case when place % 11 = 5 then least(expected_gross, 590) else 0 end,
      freight = expected_freight + case when place % 7 = 3 then 730 else 0 end,
      refunded = case when expected_return > 0 and place % 5 = 1 then expected_return / 2 else expected_return end,
      release_at = m.sold_at + interval '28 days',
      released_at = case when m.sold_at + interval '28 days' <= ${at}::timestamptz then m.sold_at + interval '28 days' end
    from sale_order o, (
      select order_id, row_number() over (partition by seller_id order by sold_at desc, order_id) as place from order_money where told_at is null and seller_id in ${companies}) placed
    where o.id = m.order_id and placed.order_id = m.order_id and m.told_at is null and place % 13 <> 4`);
};
