import { goalSeconds } from '#contract/integration.ts';
import type { Status, WorkerStatus } from '#contract/status.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Translate } from '#locale/translate.ts';

/** One thing that is wrong, and what to do about it. */
export interface Wrong {
  readonly what: string;
  readonly found: string;
  readonly remedy: string;
  /** Where it is mended in the console; null where it is mended elsewhere. */
  readonly to: '/integrations' | '/queue' | null;
}

const minute = 60_000;
/** What is due is taken within seconds. */
const stalledMs = 5 * minute;
const recentMs = 60 * minute;

/** As the server names those it has; a newer server may have others. */
export const workerName = (t: Translate, name: string): string => {
  const key = `status.worker.${name}`;
  return key in names ? t(key as keyof typeof names) : name;
};

const names = {
  'status.worker.reports': true,
  'status.worker.imports': true,
  'status.worker.price-runs': true,
  'status.worker.checks': true,
  'status.worker.orphan-blobs': true,
  'status.worker.account-requests': true,
  'status.worker.mails': true,
  'status.worker.sender': true,
} as const satisfies Readonly<Partial<Record<MessageKey, true>>>;

const wrongOfWorker = (t: Translate, { name, dueSince, lastFailure }: WorkerStatus, startedAt: string, now: number): readonly Wrong[] => {
  const what = workerName(t, name);
  // What was due before this process began is not its delay.
  const dueMs = dueSince === null ? 0 : now - Math.max(Date.parse(dueSince), Date.parse(startedAt));
  const isFailing = lastFailure !== null && now - Date.parse(lastFailure.at) < recentMs;
  return [
    ...(dueMs > stalledMs
      ? [{ what, found: t('status.stalled', { minutes: Math.round(dueMs / minute) }), remedy: t('status.stalledRemedy'), to: null }]
      : []),
    ...(isFailing ? [{ what, found: t('status.failing', { error: lastFailure.error }), remedy: t('status.failingRemedy'), to: null }] : []),
  ];
};

const isLate = ({ p95Seconds, oldestSince }: Status['marketplace']['pace'], now: number): boolean =>
  Math.max(p95Seconds ?? 0, oldestSince === null ? 0 : (now - Date.parse(oldestSince)) / 1000) > goalSeconds;

const wrongOfMarketplace = (t: Translate, { jobs, shutOut, closed, pace }: Status['marketplace'], now: number): readonly Wrong[] => {
  const what = t('status.marketplace');
  const all: readonly (Wrong | false)[] = [
    shutOut > 0 && { what, found: t('status.shutOut', { n: shutOut }), remedy: t('status.shutOutRemedy'), to: '/integrations' },
    closed > 0 && { what, found: t('status.closed', { n: closed }), remedy: t('status.closedRemedy'), to: '/integrations' },
    jobs.failed > 0 && { what, found: t('status.jobsFailed', { n: jobs.failed }), remedy: t('status.jobsFailedRemedy'), to: '/queue' },
    jobs.held > 0 && { what, found: t('status.jobsHeld', { n: jobs.held }), remedy: t('status.jobsHeldRemedy'), to: '/integrations' },
    isLate(pace, now) && { what, found: t('status.late', { goal: goalSeconds }), remedy: t('status.lateRemedy'), to: '/integrations' },
  ];
  return all.filter((each) => each !== false);
};

/** All that is wrong, each with its remedy: what the doctor misses first, then what does not run as it should. */
export const wrongOf = (t: Translate, { findings, workers, startedAt, marketplace }: Status, now: number): readonly Wrong[] => [
  ...findings.flatMap(({ what, found, remedy }) => (remedy === null ? [] : [{ what, found, remedy, to: null }])),
  ...workers.flatMap((worker) => wrongOfWorker(t, worker, startedAt, now)),
  ...wrongOfMarketplace(t, marketplace, now),
];
