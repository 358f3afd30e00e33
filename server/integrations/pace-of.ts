import { sql } from 'drizzle-orm';
import type { Pace } from '#contract/integration.ts';
import type { Db } from '../db/open.ts';
import { instantOf } from '../db/instant-of.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';

/** Of a busy day the newest are enough: the figure is of how it goes now. */
const mostSeen = 1000;

/** Between two rows a percentile is reckoned, and no finer than our instants. */
const toMs = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds * 1000) / 1000);

/** By a person's wish, for as long as they wish it: an account that is paused, and what a blocked company says to its buyers. */
const isKeptBack = sql`(${integrationJob.accountId} in (select ${marketplaceAccount.id} from ${marketplaceAccount} where ${marketplaceAccount.pausedAt} is not null)
  or (${integrationJob.kind} = 'messageBuyer' and ${integrationJob.sellerId} in (select ${seller.id} from ${seller} where ${seller.status} = 'blocked')))`;

/** How long it takes until something is done on the marketplace, of one company or of all. */
export const paceOf = async (db: Db, sellerId: string | null, now: Date): Promise<Pace> => {
  const { createdAt, endedAt, status, nextAt } = integrationJob;
  const whose = sellerId === null ? sql`true` : sql`${integrationJob.sellerId} = ${sellerId}`;
  const { rows } = await db.execute<{ done: number; median: number | null; p95: number | null; oldest: string | null }>(sql`
    with recent as (
      select extract(epoch from ${endedAt} - ${createdAt})::float8 as seconds from ${integrationJob}
      where ${status} = 'done' and ${whose} and ${createdAt} > ${now.toISOString()}::timestamptz - interval '24 hours'
      order by ${createdAt} desc limit ${mostSeen}
    )
    select count(*)::int as done,
      percentile_cont(0.5) within group (order by seconds) as median,
      percentile_cont(0.95) within group (order by seconds) as p95,
      (select min(${createdAt}) from ${integrationJob} where ${nextAt} is not null and ${whose} and not ${isKeptBack}) as oldest
    from recent`);
  const [found] = rows;
  return {
    done: found?.done ?? 0,
    medianSeconds: toMs(found?.median ?? null),
    p95Seconds: toMs(found?.p95 ?? null),
    oldestSince: found?.oldest ? instantOf(found.oldest) : null,
  };
};
