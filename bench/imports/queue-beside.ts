import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { StepFigures } from '../queue/measure-steps.ts';
import { quantile } from '../statistics.ts';

interface Bench {
  readonly stepQueue: (keys: number) => Promise<StepFigures>;
}
declare const window: { readonly bench: Bench };

/** So many keys down the queue and as many back, as long as the rows of one page: seven seconds. */
const keys = 100;
const betweenMs = 2000;

export interface QueueFigures {
  /** Milliseconds, p95 of all keys. */
  readonly row: number;
  /** Frames in a round of 2 × 100 keys, the median of the rounds. */
  readonly dropped: number;
  readonly rounds: readonly number[];
}

const figuresOf = (rounds: readonly StepFigures[]): QueueFigures => {
  const dropped = rounds.map((round) => round.dropped);
  return {
    row: quantile(
      rounds.flatMap(({ rows }) => rows),
      0.95,
    ),
    dropped: quantile(dropped, 0.5),
    rounds: dropped,
  };
};

export const stepRounds = async (page: Page, rounds: number): Promise<QueueFigures> => {
  const all: StepFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await page.evaluate((count) => window.bench.stepQueue(count), keys));
    await pause(betweenMs);
  }
  return figuresOf(all);
};

/** Steps through the queue again and again until `done` has ended, and once more whatever it takes. */
export const stepWhile = async (page: Page, done: Promise<unknown>): Promise<QueueFigures> => {
  const all: StepFigures[] = [];
  const over = new AbortController();
  const ending = done.finally(() => over.abort());
  // A failure is thrown where the result is awaited.
  ending.catch(() => undefined);
  do {
    all.push(await page.evaluate((count) => window.bench.stepQueue(count), keys));
    await pause(betweenMs);
  } while (!over.signal.aborted);
  await ending;
  return figuresOf(all);
};
