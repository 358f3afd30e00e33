import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { JobFilter } from '#contract/integration-job.ts';
import type { Counted } from '#lib/counted.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { jobTally } from '../db/schema/job-tally.ts';
import { everyCompany } from '../db/schema/order-tally.ts';
import type { Actor } from '../http/actor.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { conditionsOf } from './job-filter.ts';

/** Rows of the counters that add up to what the filter has: of all companies together if it names none. */
const counterConditions = ({ status, kind, sellerId, marketPlaceId }: JobFilter, actor: Actor): SQL | undefined => {
  const ofCompany = [
    actor.role === 'superuser' ? undefined : eq(jobTally.sellerId, actor.sellerId ?? everyCompany),
    sellerId === undefined ? undefined : eq(jobTally.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(jobTally.accountId, marketPlaceId),
  ].filter((each) => each !== undefined);
  return and(
    status && inArray(jobTally.status, status),
    kind && eq(jobTally.kind, kind),
    ofCompany.length === 0 ? eq(jobTally.sellerId, everyCompany) : ne(jobTally.sellerId, everyCompany),
    ...ofCompany,
  );
};

/** How many jobs a filter has: summed from the counters, exactly and without reading a job; what a search finds, or one thing has, is counted up to `most`. */
export const countJobs = async (db: Db, filter: JobFilter, actor: Actor, most: number): Promise<Counted> => {
  if (filter.subject !== undefined || searchQueryOf(filter.search ?? '') !== null)
    return countRows(db, integrationJob, conditionsOf(filter, actor), most);
  const [summed] = await db
    .select({ n: sql`coalesce(sum(${jobTally.count}), 0)`.mapWith(Number) })
    .from(jobTally)
    .where(counterConditions(filter, actor));
  return { total: summed?.n ?? 0 };
};
