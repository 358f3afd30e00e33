import type { FastifyInstance } from 'fastify';
import type { Worker } from '../worker/worker.ts';

interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly of: (worker: Worker) => number | Promise<number>;
}

const counted = (name: string, help: string, of: (worker: Worker) => number): Metric => ({ name, type: 'counter', help, of });

const metrics: readonly Metric[] = [
  counted('taken_total', 'Rows taken, each once for every try.', (worker) => worker.figures().taken),
  counted('done_total', 'Tries that succeeded.', (worker) => worker.figures().done),
  counted('failed_tries_total', 'Tries that threw or took too long.', (worker) => worker.figures().failedTries),
  counted('given_up_total', 'Rows given up.', (worker) => worker.figures().givenUp),
  counted('lost_total', 'Tries that ended after somebody else had the row.', (worker) => worker.figures().lost),
  counted('work_seconds_total', 'Seconds spent in tries.', (worker) => worker.figures().seconds),
  {
    name: 'waiting',
    type: 'gauge',
    help: 'Rows that are not over, of all processes.',
    of: async (worker) => (await worker.waiting()).waiting,
  },
  {
    name: 'oldest_waiting_seconds',
    type: 'gauge',
    help: 'How long the row has been due that has been due longest, of all processes.',
    of: async (worker) => (await worker.waiting()).oldestSeconds,
  },
];

const textOf = async ({ name, type, help, of }: Metric, workers: readonly Worker[]): Promise<string> => {
  const full = `balcao_worker_${name}`;
  const values = await Promise.all(workers.map(async (worker) => `${full}{worker="${worker.name}"} ${await of(worker)}`));
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...values, ''].join('\n');
};

/** /metrics: figures of the workers as Prometheus reads them (text format 0.0.4). No names and no ids: it is as open as /healthz. */
export const serveMetrics = (app: FastifyInstance, workers: readonly Worker[]): void => {
  app.get('/metrics', async (_request, reply) => {
    const text = await Promise.all(metrics.map((metric) => textOf(metric, workers)));
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text.join(''));
  });
};
