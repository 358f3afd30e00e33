import { z } from 'zod';
import { call, Instant } from './call.ts';
import { MarketplaceMode, Pace } from './integration.ts';

/** Which limit of a marketplace a call counts against. */
export const CallLane = z.enum(['read', 'write', 'messages', 'pictures']);
export type CallLane = z.infer<typeof CallLane>;

/** What an answer of a marketplace means for what was asked (design/marketplace.md, section 4). */
export const CallClass = z.enum(['fine', 'refused', 'busy', 'notReady', 'throttled', 'away', 'unknown', 'shutOut', 'forbidden']);
export type CallClass = z.infer<typeof CallClass>;

const CallsOfHour = z.array(
  z.object({ lane: CallLane, class: CallClass, count: z.int().positive(), meanMs: z.int().nonnegative() }).readonly(),
);
export type CallsOfHour = readonly z.infer<typeof CallsOfHour>[number][];

/** One thing that was looked at, in words; null where nothing lacks. */
export const Finding = z.object({ what: z.string(), found: z.string(), remedy: z.string().nullable() });
export type Finding = z.infer<typeof Finding>;

/** A worker of the server, which does later what was recorded. */
const WorkerStatus = z.object({
  name: z.string(),
  waiting: z.int().nonnegative(),
  /** Since when the first of it is due; null where none is. */
  dueSince: Instant.nullable(),
  /** Of this process, since it began. */
  done: z.int().nonnegative(),
  failedTries: z.int().nonnegative(),
  lastFailure: z.object({ at: Instant, error: z.string() }).nullable(),
});
export type WorkerStatus = z.infer<typeof WorkerStatus>;

/** What passes between here and the marketplace. */
export const Exchange = z.enum([
  'listings',
  'answers',
  'buyerMessages',
  'claims',
  'cancellations',
  'shipments',
  'salesIn',
  'questionsIn',
  'moneyIn',
  'reputationIn',
]);
export type Exchange = z.infer<typeof Exchange>;

/** Over the wire, invented here for the demo, or not at all. */
const ExchangedBy = z.enum(['marketplace', 'played', 'nobody']);

export const Status = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: Instant,
  database: z.object({
    kind: z.enum(['pglite', 'postgres']),
    version: z.string(),
    bytes: z.int().nonnegative(),
    migrations: z.int().nonnegative(),
  }),
  /** What is wrong comes first. */
  findings: z.array(Finding),
  workers: z.array(WorkerStatus),
  marketplace: z.object({
    mode: MarketplaceMode,
    /** Of accounts that somebody has connected, and of those that nobody has. */
    exchanges: z.array(z.object({ exchange: Exchange, connected: ExchangedBy, unconnected: ExchangedBy })),
    jobs: z.object({
      waiting: z.int().nonnegative(),
      retrying: z.int().nonnegative(),
      held: z.int().nonnegative(),
      failed: z.int().nonnegative(),
    }),
    pace: Pace,
    /** Accounts that the marketplace shut out: a person has to authorise them again. */
    shutOut: z.int().nonnegative(),
    /** Accounts with a good grant that it keeps from us all the same. */
    closed: z.int().nonnegative(),
    /** Of this process, in the last sixty minutes. */
    calls: CallsOfHour,
  }),
  /** Where DATA_DIR is; null where nothing is kept on this machine. */
  disk: z.object({ freeBytes: z.int().nonnegative(), totalBytes: z.int().nonnegative() }).nullable(),
  /** Copies of the embedded database that were made before it was brought up to date, newest first. A PostgreSQL is somebody else's to copy. */
  copies: z.array(z.object({ at: Instant })),
});
export type Status = z.infer<typeof Status>;

export const getStatus = call('getStatus', 'GET /status', { roles: ['superuser'], ours: true, reply: Status });
