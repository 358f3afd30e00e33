import { and, desc, eq, inArray } from 'drizzle-orm';
import { getIntegrationJob, listIntegrationJobs } from '#contract/integration-job.ts';
import { ok, refuse } from '#lib/result.ts';
import { conditionsOfEach } from '../db/merge-walks.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { idsOfPage, numberedPage } from '../http/numbered-page.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { countJobs } from './count-jobs.ts';
import { conditionsOf } from './job-filter.ts';
import { jobsOf, selectJobs, toRow } from './job-row.ts';

const newestFirst = [desc(integrationJob.createdAt), desc(integrationJob.id)] as const;

/** GET /queue: newest first, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listIntegrationJobsRoute = readRoute(listIntegrationJobs, async ({ query }, { db, actor }) => {
  const { ids } = query;
  const where = ids
    ? and(jobsOf(actor), inArray(integrationJob.id, ids))
    : conditionsOfEach(query, 'status', (each) => conditionsOf(each, actor));
  const shown = idsOfPage(db, integrationJob.id, { where, order: newestFirst, query });
  const rows = await selectJobs(db)
    .where(inArray(integrationJob.id, shown))
    .orderBy(...newestFirst);
  return numberedPage(query, rows.map(toRow), (most) => countJobs(db, query, actor, most));
});

/** GET /queue/{id} */
export const getIntegrationJobRoute = readRoute(getIntegrationJob, async ({ params: { id } }, { db, actor }) => {
  const [found] = await selectJobs(db).where(and(eq(integrationJob.id, id), jobsOf(actor)));
  return found ? ok(toRow(found)) : refuse(notFound());
});
