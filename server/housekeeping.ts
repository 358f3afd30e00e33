import type { FastifyBaseLogger } from 'fastify';
import { addTo } from '#lib/dates.ts';
import { pruneRequests } from './password-mail/request-work.ts';
import { pruneTokens } from './password-mail/mail-token.ts';
import { countSent } from './auto-messages/count-sent.ts';
import type { Clock } from './clock.ts';
import { rollUp, counterTables } from './db/rollup.ts';
import type { Db } from './db/open.ts';
import type { BlobStore } from './images/blob-store.ts';
import { pruneAnalyses } from './images/keep-analysis.ts';
import { graceHours } from './images/orphan-blobs.ts';
import { pruneImports } from './imports/import-work.ts';
import { pruneJobs } from './integration-jobs/prune-jobs.ts';
import { endLeases } from './listings/lease-life.ts';
import { pruneLedger } from './ledger/once.ts';
import { prunePresence } from './mediation/presence-routes.ts';
import { pruneMail } from './mail/mailbox.ts';
import { pruneNotices } from './notifications/prune-notices.ts';
import { prunePriceRuns } from './prices/price-run-work.ts';
import { pruneReports } from './reports/report-work.ts';
import { computeReputation, pruneReputation } from './reputation/compute-reputation.ts';
import { pruneSecondLooks } from './second-looks/prune-second-looks.ts';
import { pruneLoginFailures } from './session/login-limit.ts';
import { pruneSessions } from './session/session-store.ts';

const minutes = 60_000;
const hours = 60 * minutes;
/** So late, in milliseconds, it may be noticed that a lease ended. */
const leasesMs = 5000;

const prunes: readonly ((db: Db, now: Date) => Promise<unknown>)[] = [
  pruneLedger,
  pruneLoginFailures,
  pruneSessions,
  pruneTokens,
  pruneMail,
  pruneRequests,
  prunePresence,
  pruneJobs,
  pruneReports,
  pruneImports,
  prunePriceRuns,
  pruneSecondLooks,
  pruneAnalyses,
  pruneNotices,
  pruneReputation,
];

/**
 * Removes rows that are past their time, one kind after the other.
 *
 * @throws once all were tried, with what failed.
 */
export const tidy = async (db: Db, now: Date): Promise<void> => {
  const failed: { readonly name: string; readonly error: unknown }[] = [];
  for (const prune of prunes) await prune(db, now).catch((error: unknown) => failed.push({ name: prune.name, error }));
  if (failed.length === 0) return;
  throw new AggregateError(
    failed.map(({ error }) => error),
    failed.map(({ name }) => name).join(', '),
  );
};

interface TidyDeps {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Tidies the tables and the store of images every hour, the tables a minute after the start too. Leases that are over are freed every few seconds. Counters are added up every minute.
 * Several processes may do so at once.
 *
 * @returns how to stop it.
 */
export const keepTidy = ({ db, blobs, clock, log }: TidyDeps): (() => void) => {
  const done = (work: Promise<void>): void => void work.catch((error: unknown) => log.error({ err: error }, 'tidying failed'));
  const every = (ms: number, work: () => Promise<void>): NodeJS.Timeout => setInterval(() => done(work()), ms).unref();
  const timers = [
    every(hours, () => tidy(db, clock())),
    every(hours, () => blobs.removeUnfinished(addTo(clock(), -graceHours, 'hour'))),
    every(hours, () => computeReputation(db, clock())),
    every(leasesMs, () => endLeases(db, clock())),
    ...counterTables.map((counters) => every(minutes, () => rollUp(db, counters))),
    every(minutes, () => countSent(db)),
  ];
  // Soon after the start as well, for a process that is started more often than each hour.
  const first = setTimeout(() => done(tidy(db, clock())), minutes).unref();
  return () => {
    clearTimeout(first);
    for (const timer of timers) clearInterval(timer);
  };
};
