import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkFailure } from '#contract/work-failure.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open.ts';
import { messageOf, rootOf } from '../http/logging.ts';
import type { Queue, WorkRow } from './queue.ts';
import { untilAborted } from './until-aborted.ts';

/** What is left to do after a step: the row is due again at once, or is over. */
export type Next = 'more' | 'over';

/** When a row is given up, and why. */
export interface GivingUp {
  readonly now: Date;
  readonly failure: WorkFailure;
}

/** One kind of work on the rows of a queue. */
export interface Work<Row extends WorkRow, Made> {
  readonly name: string;
  readonly queue: Queue<Row>;
  /** The slow part. No transaction is open. It may be repeated, so it leaves nothing behind that anybody sees. */
  readonly work: (db: Db, row: Row, signal: AbortSignal) => Promise<Made>;
  /** The effect and the progress of the row, in one short transaction that holds the row. Database statements only. */
  readonly settle: (tx: Tx, row: Row, made: Made, now: Date) => Promise<Next>;
  /** The row is given up: tells whoever asked for it. */
  readonly onFailed: (tx: Tx, row: Row, given: GivingUp) => Promise<void>;
  /** Would every other try end as this one? Then there is none. */
  readonly isLasting?: (error: unknown) => boolean;
  /** Was only the other side away? Such a try counts as the second at most: the pauses after it stay short. */
  readonly isAway?: (error: unknown, row: Row) => boolean;
  /** How often it looks for what is due, in milliseconds. */
  readonly everyMs?: number;
  /** How long `work` may take, in milliseconds. A lease lasts twice as long. */
  readonly timeoutMs: number;
  /** Pauses between tries, in milliseconds; there is one try more than pauses. */
  readonly pausesMs?: readonly number[];
  /** What was given up is tried once more each time so long has passed, in milliseconds; not what ended the processes that took it. */
  readonly againMs?: number;
  /** Rows in work at once in this process. */
  readonly concurrency?: number;
}

/** Counted since the process began; seconds are spent in `work` and `settle`. */
export interface Figures {
  readonly taken: number;
  readonly done: number;
  readonly failedTries: number;
  readonly givenUp: number;
  /** Finished after somebody else had the row: nothing was written. */
  readonly lost: number;
  readonly seconds: number;
  /** The newest try that failed, or what kept it from taking any. */
  readonly lastFailure: { readonly at: Date; readonly error: string } | null;
}

export interface Worker {
  readonly name: string;
  /** Looks for what is due, now and from time to time. */
  readonly start: () => void;
  /** Something may be due. */
  readonly wake: () => void;
  /** Resolves once nothing is due and nothing is in work. */
  readonly drain: () => Promise<void>;
  /** Takes nothing more, gives what is in work a moment to end, and puts back what does not. */
  readonly stop: () => Promise<void>;
  readonly figures: () => Figures;
  /** Rows of all processes. */
  readonly waiting: () => Promise<{ readonly waiting: number; readonly oldestSeconds: number }>;
}

export interface WorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Resolves when the next step may begin, after one that took so many milliseconds; left out, it begins at once. */
  readonly letThrough?: (stepMs: number) => Promise<void>;
}

const seconds = 1000;
const minutes = 60 * seconds;
/** What this process writes wakes them (wake-after-writes.ts): so late they may see what another process, or time, made due. */
const usuallyEveryMs = 2 * seconds;
const usualPausesMs = [seconds, 10 * seconds, minutes, 5 * minutes];
const longestError = 500;
/** A process that stops has ten seconds (run.ts). */
const graceMs = 3 * seconds;
/** Milliseconds after which what could not be given up is given up again. */
const giveUpAgainMs = minutes;

class TimedOut extends Error {}
class Stopped extends Error {}
class Interrupted extends Error {}
/** It was to be given up before, which failed: why, as its row says. */
class GivenUp extends Error {
  readonly failure: WorkFailure;
  constructor(failure: WorkFailure, error: string | null) {
    super(error ?? failure);
    this.failure = failure;
  }
}

const failureOf = (error: unknown): WorkFailure => {
  if (error instanceof GivenUp) return error.failure;
  if (error instanceof TimedOut) return 'timeout';
  return error instanceof Interrupted ? 'interrupted' : 'error';
};

/** Not the message of a failed statement itself: it holds the values that were to be written. */
const textOf = (error: unknown): string => messageOf(error instanceof Error ? rootOf(error) : error).slice(0, longestError);

/** Works on rows one step at a time: see docs/decisions/0056-one-worker.md. */
export const createWorker = <Row extends WorkRow, Made>(kind: Work<Row, Made>, { db, clock, log, letThrough }: WorkerDeps): Worker => {
  const { name, queue, timeoutMs, everyMs = usuallyEveryMs, pausesMs = usualPausesMs, againMs, concurrency = 1 } = kind;
  /** Nothing more is taken. */
  const closing = new AbortController();
  /** What is in work is cut. */
  const stopping = new AbortController();
  const lanes = new Set<Promise<void>>();
  const figures = { taken: 0, done: 0, failedTries: 0, givenUp: 0, lost: 0, seconds: 0, lastFailure: null as Figures['lastFailure'] };
  let wakes = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Answers false, and does nothing, when the row is not ours any more. */
  const whileHeld = (taken: Row, write: (tx: Tx, held: Row) => Promise<void>): Promise<boolean> =>
    db.transaction(async (tx) => {
      const held = await queue.hold(tx, taken);
      if (held) await write(tx, held);
      return held !== null;
    });

  const work = async (taken: Row): Promise<Made> => {
    if (taken.failure !== null && againMs === undefined) throw new GivenUp(taken.failure, taken.error);
    // The process that took it for the last try ended with it: it may be the row that ends processes.
    if (taken.tries > pausesMs.length + 1) throw new Interrupted('Every process that took it ended before it was done');
    const late = new AbortController();
    const timeout = setTimeout(() => late.abort(new TimedOut(`Not done within ${timeoutMs} ms`)), timeoutMs);
    const signal = AbortSignal.any([late.signal, stopping.signal]);
    try {
      return await untilAborted(kind.work(db, taken, signal), signal);
    } catch (error) {
      // What listened to its signal may say so in words of its own.
      throw signal.aborted ? signal.reason : error;
    } finally {
      clearTimeout(timeout);
    }
  };

  const settle = (taken: Row, made: Made): Promise<boolean> =>
    whileHeld(taken, async (tx, held) => {
      const now = clock();
      const next = await kind.settle(tx, held, made, now);
      await queue.release(tx, held, { nextAt: next === 'more' ? now : null, tries: 0, failure: null, error: null });
    });

  const putBack = (taken: Row, tries: number, pauseMs: number, error: string | null): Promise<boolean> =>
    whileHeld(taken, (tx, held) =>
      queue.release(tx, held, { nextAt: new Date(clock().getTime() + pauseMs), tries, failure: taken.failure, error }),
    );

  const giveUp = (taken: Row, error: unknown): Promise<boolean> =>
    whileHeld(taken, async (tx, held) => {
      const now = clock();
      const failure = failureOf(error);
      await kind.onFailed(tx, held, { now, failure });
      const again =
        againMs === undefined || failure === 'interrupted'
          ? { nextAt: null, tries: held.tries }
          : // Its tries count anew: one that is lost with its process, or with the database, does not end those to come.
            { nextAt: new Date(now.getTime() + againMs), tries: 0 };
      await queue.release(tx, held, { ...again, failure, error: textOf(error) });
    });

  /** Its reason is kept, and its tries are as many as they were: whoever takes it next has it to give up. */
  const putOffGivingUp = (taken: Row, error: unknown): Promise<boolean> =>
    whileHeld(taken, (tx, held) =>
      queue.release(tx, held, {
        nextAt: new Date(clock().getTime() + giveUpAgainMs),
        tries: held.tries - 1,
        failure: failureOf(error),
        error: textOf(error),
      }),
    );

  const noteFailure = (error: unknown): void => {
    figures.lastFailure = { at: clock(), error: textOf(error) };
  };

  const end = async (taken: Row, error: unknown): Promise<void> => {
    const about = { worker: name, row: queue.nameOf(taken), tries: taken.tries };
    try {
      if (!(await giveUp(taken, error))) return;
    } catch (defect) {
      log.error({ err: defect, ...about }, 'could not be given up');
      await putOffGivingUp(taken, error);
      return;
    }
    figures.givenUp += 1;
    log.error({ err: error, ...about }, 'given up');
  };

  const fail = async (taken: Row, error: unknown): Promise<void> => {
    if (error instanceof Stopped) {
      await putBack(taken, taken.tries - 1, 0, taken.error);
      return;
    }
    if (error instanceof GivenUp) return end(taken, error);
    figures.failedTries += 1;
    noteFailure(error);
    log.warn({ err: error, worker: name, row: queue.nameOf(taken), tries: taken.tries }, 'a try failed');
    // What was given up before gets one try each time.
    const isLast = taken.failure !== null || kind.isLasting?.(error) === true;
    const tries = kind.isAway?.(error, taken) === true ? Math.min(taken.tries, 2) : taken.tries;
    const pauseMs = isLast ? undefined : pausesMs[tries - 1];
    if (pauseMs === undefined) return end(taken, error);
    await putBack(taken, tries, pauseMs, textOf(error));
  };

  const tryOne = async (taken: Row): Promise<void> => {
    figures.taken += 1;
    const startedAt = performance.now();
    try {
      if (await settle(taken, await work(taken))) figures.done += 1;
      else figures.lost += 1;
    } catch (error) {
      await fail(taken, error);
    } finally {
      figures.seconds += (performance.now() - startedAt) / seconds;
    }
  };

  const takeNext = (): Promise<Row | null> => {
    const now = clock();
    return queue.take(db, now, new Date(now.getTime() + 2 * timeoutMs));
  };

  /** One row after the other, until nothing is due; while something is, another lane looks for more. */
  const runLane = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const before = wakes;
      const began = performance.now();
      try {
        const taken = await takeNext();
        if (!taken && before === wakes) return;
        openLane();
        if (taken) await tryOne(taken);
      } catch (error) {
        // The database is away: what was taken is due again when its lease ends.
        noteFailure(error);
        log.error({ err: error, worker: name }, 'the worker stands still');
        return;
      }
      await turn();
      // Requests that reached the server meanwhile come first.
      await letThrough?.(performance.now() - began);
    }
  };

  const openLane = (): void => {
    if (closing.signal.aborted || lanes.size >= concurrency) return;
    const lane = runLane().finally(() => lanes.delete(lane));
    lanes.add(lane);
  };

  const wake = (): void => {
    wakes += 1;
    openLane();
  };

  const untilIdle = async (): Promise<void> => {
    while (lanes.size > 0) await Promise.all(lanes);
  };

  return {
    name,
    wake,
    start: () => {
      timer = setInterval(wake, everyMs).unref();
      wake();
    },
    drain: () => {
      wake();
      return untilIdle();
    },
    stop: async () => {
      closing.abort();
      clearInterval(timer);
      const late = setTimeout(() => stopping.abort(new Stopped('The process stops')), graceMs);
      await untilIdle();
      clearTimeout(late);
    },
    figures: () => ({ ...figures }),
    waiting: async () => {
      const now = clock();
      const { waiting, dueSince } = await queue.waiting(db, now);
      return { waiting, oldestSeconds: dueSince === null ? 0 : (now.getTime() - dueSince.getTime()) / seconds };
    },
  };
};
