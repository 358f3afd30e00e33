import { Gauge, Counter, Registry } from 'prom-client';
import type { JobFigures } from '../integration-jobs/job-figures.ts';
import type { Worker } from '../worker/worker.ts';

export type Waiting = Awaited<ReturnType<Worker['waiting']>>;

/** What the database said; it is left out where the database is away. */
export interface Found {
  readonly waiting: ReadonlyMap<string, Waiting>;
  readonly jobs: JobFigures;
}

type Values = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

const ofWorkers: readonly (readonly [name: string, help: string, value: (figures: ReturnType<Worker['figures']>) => number])[] = [
  ['taken_total', 'Rows taken, each once for every try.', ({ taken }) => taken],
  ['done_total', 'Tries that succeeded.', ({ done }) => done],
  ['failed_tries_total', 'Tries that threw or took too long.', ({ failedTries }) => failedTries],
  ['given_up_total', 'Rows given up.', ({ givenUp }) => givenUp],
  ['lost_total', 'Tries that ended after somebody else had the row: leases lost.', ({ lost }) => lost],
  ['work_seconds_total', 'Seconds spent in tries.', ({ seconds }) => seconds],
];

const valuesOfPace = ({ pace }: JobFigures): Values =>
  (
    [
      ['0.5', pace.medianSeconds],
      ['0.95', pace.p95Seconds],
    ] as const
  ).flatMap(([quantile, value]) => (value === null ? [] : [[{ quantile }, value] as const]));

/** Seconds since an instant. */
const agedAt = (now: Date, since: string | null): number => (since === null ? 0 : Math.max(0, (now.getTime() - Date.parse(since)) / 1000));

/** Figures that are gathered anew for each reading, so that nothing of the last one is left in them. */
export const gathered = (workers: readonly Worker[], found: Found | null, now: Date): Registry => {
  const registry = new Registry();
  const registers = [registry];
  const add = (kind: 'counter' | 'gauge', name: string, help: string, values: Values): void => {
    const [first] = values;
    // Without a label a figure is 0 from the start, which nobody found.
    if (first === undefined) return;
    const labelNames = Object.keys(first[0]);
    if (kind === 'counter') {
      const counter = new Counter({ name, help, labelNames, registers });
      for (const [labels, value] of values) counter.inc(labels, value);
      return;
    }
    const gauge = new Gauge({ name, help, labelNames, registers });
    for (const [labels, value] of values) gauge.set(labels, value);
  };
  add('gauge', 'balcao_database_up', 'Did the database answer just now?', [[{}, found === null ? 0 : 1]]);
  for (const [name, help, value] of ofWorkers)
    add(
      'counter',
      `balcao_worker_${name}`,
      help,
      workers.map((worker) => [{ worker: worker.name }, value(worker.figures())]),
    );
  if (found === null) return registry;
  const waiting = [...found.waiting];
  const ofWaiting = (value: (of: Waiting) => number): Values => waiting.map(([worker, of]) => [{ worker }, value(of)]);
  add(
    'gauge',
    'balcao_worker_waiting',
    'Rows that are not over, of all processes.',
    ofWaiting((of) => of.waiting),
  );
  add(
    'gauge',
    'balcao_worker_oldest_waiting_seconds',
    'How long the row has been due that has been due longest, of all processes.',
    ofWaiting((of) => of.oldestSeconds),
  );
  const { counts, pace } = found.jobs;
  add(
    'gauge',
    'balcao_marketplace_jobs',
    'What is to be told to a marketplace and is not over, by its status, of all processes.',
    Object.entries(counts).map(([status, count]) => [{ status }, count]),
  );
  add('gauge', 'balcao_marketplace_oldest_decision_seconds', 'How long ago the oldest was decided that is to go and has not gone.', [
    [{}, agedAt(now, pace.oldestSince)],
  ]);
  add(
    'gauge',
    'balcao_marketplace_lag_seconds',
    'From a decision here until it is done there, of those decided in a day.',
    valuesOfPace(found.jobs),
  );
  return registry;
};
