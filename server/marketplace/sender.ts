import { setTimeout as rest } from 'node:timers/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { pausesMs } from '#machines/lifecycle/integration-job.ts';
import type { Db } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { untaken, type Job } from '../integration-jobs/job-state.ts';
import { publishJobChange } from '../integration-jobs/publish-job-change.ts';
import type { Queue, WorkRow } from '../worker/queue.ts';
import { createWorker, type Worker, type WorkerDeps } from '../worker/worker.ts';
import { adapterOf, type Adapters } from './adapters.ts';
import { claimJob, dueSince, holdClaim, type Claimed, type CommandOf, type Limited } from './claim-job.ts';
import { giveUpJob } from './give-up-job.ts';
import { hasJobs, holdJobs } from './hold-jobs.ts';
import { isReading } from './may-arrive.ts';
import { lateText, patienceMs } from './patience.ts';
import type { Session } from './port.ts';
import { limitedMs, settleJob, type ApplyRefusal, type Settled } from './settle-job.ts';

export interface SenderDeps extends WorkerDeps {
  readonly adapters: Adapters;
  readonly commandOf: CommandOf;
  readonly applyRefusal: ApplyRefusal;
  /** How many accounts are spoken to at once by this process. */
  readonly atOnce?: number;
}

/** A job as the worker holds it. */
interface SendRow extends WorkRow {
  readonly claimed: Claimed;
}

const usuallyAtOnce = 4;
const everyMs = 1000;
/** The worker cuts what hangs then; the lease is twice as long. */
const timeoutMs = 60_000;

const rowOf = (claimed: Claimed): SendRow => {
  const { nextAt, takenBy, attempts, error } = claimed.job;
  return { claimed, nextAt, lease: takenBy, tries: attempts + 1, failure: null, error };
};

const isOurs = ({ id, takenBy }: Job) => and(eq(integrationJob.id, id), sql`${integrationJob.takenBy} = ${takenBy}`);

/**
 * The outbox as a queue of the worker (decision 0107). Its leases are by the clock of the database, one job of an account is under way at
 * a time, and before each is taken it is said of all of them whether they may be sent.
 */
const outboxOf = ({ adapters, commandOf }: Pick<SenderDeps, 'adapters' | 'commandOf'>, limits: LimitsMet): Queue<SendRow> => {
  let after = '';
  return {
    take: async (db, now) => {
      if (!(await hasJobs(db, adapters, now))) return null;
      const claimed = await db.transaction(async (tx) => {
        await holdJobs(tx, adapters, now);
        return claimJob(tx, { adapters, commandOf, after, limited: limits.at(now), now });
      });
      if (claimed) after = claimed.job.accountId;
      return claimed && rowOf(claimed);
    },
    hold: async (tx, { claimed }) => {
      const job = await holdClaim(tx, claimed.job);
      return job && rowOf({ ...claimed, job });
    },
    // What was settled is no longer taken, and left alone; what is put back and not only read may have arrived.
    release: async (tx, { claimed: { job, command } }, { nextAt, tries, error }) => {
      await tx
        .update(integrationJob)
        .set({
          status: tries > 0 ? 'retrying' : 'waiting',
          attempts: tries,
          error,
          isUncertain: job.isUncertain || !isReading(command),
          nextAt,
          ...untaken,
          version: job.version + 1,
        })
        .where(isOurs(job))
        .returning({ told: publishJobChange(0) });
    },
    waiting: async (db, now) => {
      const waiting = await db.$count(integrationJob, isNotNull(integrationJob.nextAt));
      return { waiting, dueSince: await dueSince(db, { now, limited: limits.at(now) }) };
    },
    nameOf: ({ claimed }) => claimed.job.id,
  };
};

interface LimitsMet {
  readonly meet: (limited: Limited, now: Date, ms: number) => void;
  /** Those that have not passed. */
  readonly at: (now: Date) => readonly Limited[];
}

/**
 * What the limit kept back a moment ago, as this process met it. Without it each of a hundred thousand jobs would be taken, told to wait and
 * put off, one after the other, for as long as a lane is blocked.
 */
const openLimitsMet = (): LimitsMet => {
  let met: readonly { readonly limited: Limited; readonly from: Date; readonly until: Date }[] = [];
  return {
    meet: (limited, from, ms) => {
      met = [...met, { limited, from, until: new Date(from.getTime() + ms) }];
    },
    at: (now) => {
      // Nor those of a time to come: the clock went back.
      met = met.filter(({ from, until }) => from <= now && now < until);
      return met.map(({ limited }) => limited);
    },
  };
};

const late: Settled = { type: 'unknown', text: lateText };

/** No call of a command begins once it was given up: somebody else may be at it by then. */
const untilGivenUp = (session: Session, over: AbortSignal): Session => ({
  ...session,
  ask: (asked) => (over.aborted ? Promise.resolve({ type: 'notSent', text: lateText }) : session.ask({ ...asked, over })),
});

/** No transaction is open here. */
const say = async (
  adapters: Adapters,
  { job, connection, externalUserId, tags, command, unsayable }: Claimed,
  signal: AbortSignal,
): Promise<Settled> => {
  if (unsayable) throw unsayable;
  const adapter = adapterOf(adapters, connection);
  if (!command || !adapter) return { type: 'nothing' };
  const account = { id: job.accountId, sellerId: job.sellerId, externalId: externalUserId ?? '', tags };
  const over = new AbortController();
  try {
    const patience = rest(patienceMs, late, { signal: AbortSignal.any([over.signal, signal]), ref: false });
    const session = untilGivenUp(adapter.open(account), over.signal);
    return await Promise.race([adapter.marketplace.send(command, session, job.isUncertain), patience]);
  } finally {
    over.abort();
  }
};

/** Sends what waits: claimed in one short transaction, said with none open, settled in another. */
export const createSender = ({ adapters, commandOf, applyRefusal, atOnce = usuallyAtOnce, ...deps }: SenderDeps): Worker => {
  const limits = openLimitsMet();
  return createWorker<SendRow, Settled>(
    {
      name: 'sender',
      queue: outboxOf({ adapters, commandOf }, limits),
      work: (_db: Db, { claimed }, signal) => say(adapters, claimed, signal),
      settle: async (tx, { claimed }, outcome, now) => {
        const ms = limitedMs(outcome);
        if (ms !== null) limits.meet(claimed.job, now, ms);
        await settleJob(tx, claimed, outcome, applyRefusal, now);
        return 'over';
      },
      onFailed: (tx, { claimed: { job, command }, error }, { now }) => {
        const wasRead = isReading(command);
        const why = { errorCode: wasRead ? 'away' : 'unknown', error, isUncertain: job.isUncertain || !wasRead } as const;
        return giveUpJob(tx, job, why, now);
      },
      everyMs,
      timeoutMs,
      pausesMs,
      concurrency: atOnce,
    },
    deps,
  );
};
