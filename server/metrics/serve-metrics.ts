import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import { sendProblem } from '../http/answer.ts';
import { forbidden, notFound } from '../http/problem.ts';
import type { JobFigures } from '../integration-jobs/job-figures.ts';
import type { Worker } from '../worker/worker.ts';
import type { CallMeter } from './call-meter.ts';
import { gathered, type Found, type Waiting } from './gathered.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { processRegistry } from './process-registry.ts';

/** What a server with a database of its own has to tell of. */
export interface Measured {
  readonly workers: readonly Worker[];
  readonly jobFigures: () => Promise<JobFigures>;
  readonly meter: Pick<CallMeter, 'registry'>;
  readonly clock: Clock;
}

/** Milliseconds after which the database counts as away. A reader of figures waits little longer for the whole answer. */
const longestWait = 2000;

const askEach = async ({ workers, jobFigures }: Measured): Promise<Found> => {
  const waiting = new Map<string, Waiting>();
  for (const worker of workers) waiting.set(worker.name, await worker.waiting());
  return { waiting, jobs: await jobFigures() };
};

/** One question at a time, so that figures take one connection. Null when the database is away or silent. */
const find = (measured: Measured): Promise<Found | null> => {
  const silence = new AbortController();
  const asked = askEach(measured).catch(() => null);
  const silent = delay(longestWait, null, { signal: silence.signal }).catch(() => null);
  return Promise.race([asked, silent]).finally(() => silence.abort());
};

/**
 * /metrics: figures as Prometheus reads them, of the process, its workers and its calls to a marketplace (decision 0116). A server before a
 * provider's API has those of the process alone.
 */
export const serveMetrics = (app: FastifyInstance, token: string | undefined, measured: Measured | null): void => {
  const ofProcess = processRegistry();
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(token, request)) return sendProblem(reply, token === undefined ? notFound() : forbidden());
    const own = measured === null ? [] : [measured.meter.registry, gathered(measured.workers, await find(measured), measured.clock())];
    const text = await Registry.merge([ofProcess, ...own]).metrics();
    return reply.header('cache-control', 'no-store').type(Registry.PROMETHEUS_CONTENT_TYPE).send(text);
  });
};
