/** What pages measure of themselves while a file is imported. Built into one script and put into them. */
import { cursor, hold, press, type StepFigures } from '../queue/measure-steps.ts';

/** A task that held the page up, and what ran in it as far as the browser tells. */
export interface LongTask {
  /** Milliseconds. */
  readonly ms: number;
  readonly ran: string;
}

interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly {
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
    readonly duration: number;
  }[];
}

const frames: LongFrame[] = [];
const tasks: PerformanceEntry[] = [];
let from = Infinity;

new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
new PerformanceObserver((list) => frames.push(...(list.getEntries() as LongFrame[]))).observe({ type: 'long-animation-frame' });

/** From here on tasks are counted: what came before was the page's own start. */
export const watchTasks = (): void => {
  from = performance.now();
};

const nameOf = (url: string): string => /[^/]*$/u.exec(url)?.[0] ?? '';

/** The tasks that took 50 ms or more since then, the longest first. */
export const longTasks = (): readonly LongTask[] =>
  tasks
    .filter(({ startTime }) => startTime >= from)
    .map(({ startTime, duration }) => {
      const frame = frames.find((each) => each.startTime <= startTime + duration && startTime <= each.startTime + each.duration);
      const ran = frame?.scripts.map(
        (each) => `${each.invoker} ${nameOf(each.sourceURL)} ${each.sourceFunctionName} ${each.duration.toFixed(0)} ms`,
      );
      return { ms: duration, ran: ran?.join('; ') ?? '' };
    })
    .toSorted((a, b) => b.ms - a.ms);

/** So many keys held down the queue, and as many back up. */
export const stepQueue = async (keys: number): Promise<StepFigures> => {
  const held: StepFigures[] = [];
  for (const key of ['j', 'k']) {
    held.push(
      await hold(keys, (each) => {
        const before = cursor();
        press('keydown', key, each > 0);
        return () => cursor() !== before;
      }),
    );
    press('keyup', key);
  }
  return { rows: held.flatMap(({ rows }) => rows), dropped: held.reduce((sum, { dropped }) => sum + dropped, 0) };
};
