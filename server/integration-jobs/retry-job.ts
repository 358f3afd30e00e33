import { and, eq } from 'drizzle-orm';
import { isKeptOnly, retryIntegrationJob } from '#contract/integration-job.ts';
import { ok, refuse } from '#lib/result.ts';
import { stepJob } from '#machines/lifecycle/integration-job.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { notFound, stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { jobsOf, selectJobs, subjectOf, toRow } from './job-row.ts';
import { columnsOf, stateOf } from './job-state.ts';

/** POST /queue/{id}/retry: what the marketplace said last is kept until it says something else. */
export const retryIntegrationJobRoute = writeRoute(retryIntegrationJob, async ({ params: { id } }, { tx, actor, clock, record }) => {
  const mine = and(eq(integrationJob.id, id), jobsOf(actor));
  const [job] = await tx.select().from(integrationJob).where(mine).for('update');
  if (!job) return refuse(notFound());
  if (isKeptOnly(job)) return refuse(stepRefused('Esta resposta não pode mais ser enviada'));
  const next = stepJob(stateOf(job), { type: 'retry' });
  if (!next.ok) return refuse(stepRefused(job.status === 'held' ? 'Este envio está retido' : 'Este envio não falhou'));
  const version = job.version + 1;
  await tx
    .update(integrationJob)
    .set({ ...columnsOf(next.value), version, takes: 0, nextAt: clock(), endedAt: null })
    .where(eq(integrationJob.id, id));
  await record({ subject: subjectOf(id), type: 'retried', version, data: { subject: job.subject }, sellerId: job.sellerId });
  const [row] = await selectJobs(tx).where(eq(integrationJob.id, id));
  return row ? ok(toRow(row)) : refuse(notFound());
});
