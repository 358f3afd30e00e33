import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { getIntegrationJob, listIntegrationJobs, type JobFilter } from '#contract/integration-job.ts';
import { ok, refuse } from '#lib/result.ts';
import { countUpToLimit } from '../db/count-up-to-limit.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import type { Actor } from '../http/actor.ts';
import { cutOf, numberedPage } from '../http/numbered-page.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { jobsOf, selectJobs, toRow } from './job-row.ts';

const conditionsOf = ({ search, status, kind, sellerId, marketPlaceId }: JobFilter, actor: Actor): SQL | undefined => {
  const query = searchQueryOf(search ?? '');
  return and(
    jobsOf(actor),
    status && eq(integrationJob.status, status),
    kind && eq(integrationJob.kind, kind),
    sellerId === undefined ? undefined : eq(integrationJob.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(integrationJob.accountId, marketPlaceId),
    query === null ? undefined : sql`${integrationJob.search} @@ ${query}::tsquery`,
  );
};

const newestFirst = [desc(integrationJob.createdAt), desc(integrationJob.id)] as const;

/** GET /queue: newest first, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listIntegrationJobsRoute = readRoute(listIntegrationJobs, async ({ query }, { db, actor }) => {
  const { ids } = query;
  const where = ids ? and(jobsOf(actor), inArray(integrationJob.id, ids)) : conditionsOf(query, actor);
  const count = (most: number) => countUpToLimit(db, integrationJob, where, most);
  const { most, offset } = cutOf(query);
  const shown = db
    .select({ id: integrationJob.id })
    .from(integrationJob)
    .where(where)
    .orderBy(...newestFirst)
    .limit(most)
    .offset(offset);
  const rows = await selectJobs(db)
    .where(inArray(integrationJob.id, shown))
    .orderBy(...newestFirst);
  return numberedPage(query, rows.map(toRow), count);
});

/** GET /queue/{id} */
export const getIntegrationJobRoute = readRoute(getIntegrationJob, async ({ params: { id } }, { db, actor }) => {
  const [found] = await selectJobs(db).where(and(eq(integrationJob.id, id), jobsOf(actor)));
  return found ? ok(toRow(found)) : refuse(notFound());
});
