import { sql, type SQL } from 'drizzle-orm';
import {
  lateAfterDays,
  leastJudgedSales,
  limitedLevels,
  reputationDays,
  reputationLimits,
  reputationMetrics,
} from '#contract/reputation.ts';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation } from '../db/schema/mediation.ts';
import { saleOrder } from '../db/schema/order.ts';
import { reputationDay } from '../db/schema/reputation.ts';
import { keptDays } from '../kept-days.ts';

/** The worst of the three, as `metricLevel` tells each of them. */
const level: SQL = sql.join(
  [
    sql`case when counted.sales < ${leastJudgedSales}::int then 'none'`,
    ...limitedLevels.map((each) => {
      const within = reputationMetrics.map(
        (metric) => sql`counted.${sql.raw(metric)} * 1000 <= ${reputationLimits[metric][each]}::int * counted.sales`,
      );
      return sql`when ${sql.join(within, sql` and `)} then ${sql.raw(`'${each}'`)}`;
    }),
    sql`else 'red' end`,
  ],
  sql` `,
);

/** After so many days without a word of it the marketplace's verdict is not known any more. */
const verdictDays = 3;

/**
 * Writes how each account stands at `now`, over what was written of that day before. What the marketplace itself says of an account that is
 * connected is the level: it judges over another time, by other sales, and leaves out what it protects. The counts are ours in any case.
 */
export const computeReputation = async (db: Pick<Db, 'execute'>, now: Date): Promise<void> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${at} - make_interval(days => ${reputationDays}::int)`;
  const handling = sql`make_interval(days => ${lateAfterDays}::int)`;
  await db.execute(sql`
    with sold as (
      select o.account_id,
        count(*)::int as sales,
        (count(*) filter (where o.status = 'cancelled'))::int as cancelled,
        (count(*) filter (where
          (o.status in ('paid', 'invoiced', 'waiting-shipped') and o.created_at + ${handling} < ${at})
          or exists (select 1 from ${event} e where e.subject = 'order:' || o.id and e.type = 'ship' and e.at > o.created_at + ${handling})
        ))::int as late
      from ${saleOrder} o
      where o.created_at > ${since} and o.created_at <= ${at} and o.status not in ('pending', 'fk_cancelled')
        and coalesce(o.status_before, '') <> 'pending'
      group by o.account_id
    ), claimed as (
      select m.account_id, count(*)::int as claims
      from ${mediation} m
      where m.created_at > ${since} and m.created_at <= ${at}
      group by m.account_id
    ), counted as (
      select a.id as account_id,
        case when a.connection = 'connected' and a.heard_at > ${at} - make_interval(days => ${verdictDays}::int) then a.standing end as verdict,
        coalesce(sold.sales, 0) as sales,
        coalesce(claimed.claims, 0) as claims,
        coalesce(sold.cancelled, 0) as cancelled,
        coalesce(sold.late, 0) as late
      from ${marketplaceAccount} a
      left join sold on sold.account_id = a.id
      left join claimed on claimed.account_id = a.id
    )
    insert into ${reputationDay} (account_id, day, sales, claims, cancelled, late, level, said)
    select counted.account_id, (${at} at time zone 'America/Sao_Paulo')::date, counted.sales, counted.claims, counted.cancelled, counted.late,
      coalesce(counted.verdict ->> 'level', ${level}), counted.verdict ->> 'said'
    from counted
    on conflict (account_id, day) do update
      set sales = excluded.sales, claims = excluded.claims, cancelled = excluded.cancelled, late = excluded.late, level = excluded.level, said = excluded.said
  `);
};

/** Counted back from the last day that was judged: a server that stood still for long shows what it knew. */
export const pruneReputation = (db: Db): Promise<void> =>
  deleteInPortions(db, reputationDay, sql`${reputationDay.day} < (select max(day) from ${reputationDay}) - ${keptDays.reputation}::int`);
