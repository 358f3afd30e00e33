import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Worker } from '../worker/worker.ts';

type Waiting = Awaited<ReturnType<Worker['waiting']>>;

/** Name, help and the value of each worker. */
type Metric<Of> = readonly [name: string, help: string, value: (of: Of) => number];

const counters: readonly Metric<Worker>[] = [
  ['taken_total', 'Rows taken, each once for every try.', (worker) => worker.figures().taken],
  ['done_total', 'Tries that succeeded.', (worker) => worker.figures().done],
  ['failed_tries_total', 'Tries that threw or took too long.', (worker) => worker.figures().failedTries],
  ['given_up_total', 'Rows given up.', (worker) => worker.figures().givenUp],
  ['lost_total', 'Tries that ended after somebody else had the row.', (worker) => worker.figures().lost],
  ['work_seconds_total', 'Seconds spent in tries.', (worker) => worker.figures().seconds],
];
const gauges: readonly Metric<Waiting>[] = [
  ['waiting', 'Rows that are not over, of all processes.', ({ waiting }) => waiting],
  [
    'oldest_waiting_seconds',
    'How long the row has been due that has been due longest, of all processes.',
    ({ oldestSeconds }) => oldestSeconds,
  ],
];

const textOf = (name: string, type: 'counter' | 'gauge', help: string, values: readonly string[]): string =>
  values.length === 0
    ? ''
    : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values.map((value) => `${name}${value}`), ''].join('\n');

/** Milliseconds after which the database counts as away. A reader of figures waits little longer for the whole answer. */
const longestWait = 2000;

const askEach = async (workers: readonly Worker[]): Promise<ReadonlyMap<Worker, Waiting>> => {
  const found = new Map<Worker, Waiting>();
  for (const worker of workers) found.set(worker, await worker.waiting());
  return found;
};

/** The workers are asked in turn, so that figures take one connection. Null when the database is away or silent. */
const readWaiting = (workers: readonly Worker[]): Promise<ReadonlyMap<Worker, Waiting> | null> => {
  const silence = new AbortController();
  const asked = askEach(workers).catch(() => null);
  const silent = delay(longestWait, null, { signal: silence.signal }).catch(() => null);
  return Promise.race([asked, silent]).finally(() => silence.abort());
};

const textOfWorkers = async (workers: readonly Worker[]): Promise<string> => {
  const ofWorkers = <Of>(type: 'counter' | 'gauge', [name, help, value]: Metric<Of>, all: Iterable<readonly [Worker, Of]>): string =>
    textOf(
      `balcao_worker_${name}`,
      type,
      help,
      [...all].map(([worker, of]) => `{worker="${worker.name}"} ${value(of)}`),
    );
  const waiting = await readWaiting(workers);
  return [
    textOf('balcao_database_up', 'gauge', 'Did the database answer just now?', [` ${waiting === null ? 0 : 1}`]),
    ...counters.map((metric) =>
      ofWorkers(
        'counter',
        metric,
        workers.map((worker) => [worker, worker]),
      ),
    ),
    ...gauges.map((metric) => ofWorkers('gauge', metric, waiting ?? [])),
  ].join('');
};

/**
 * /metrics: figures as Prometheus reads them (text format 0.0.4), of the process and of its workers. A server before a provider's API has
 * no workers. No names and no ids: it is as open as /healthz.
 */
export const serveMetrics = (app: FastifyInstance, workers: readonly Worker[]): void => {
  app.get('/metrics', async (_request, reply) => {
    const text = [
      textOf('process_uptime_seconds', 'gauge', 'How long this process has been running.', [` ${process.uptime()}`]),
      textOf('process_resident_memory_bytes', 'gauge', 'Memory this process holds.', [` ${process.memoryUsage.rss()}`]),
      workers.length === 0 ? '' : await textOfWorkers(workers),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text.join(''));
  });
};
