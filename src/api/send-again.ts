import { backoffMs } from '#lib/backoff.ts';
import type { Result } from '#lib/result.ts';
import type { Problem } from './client.ts';

/** Row LST-7: tried three times, then said. */
const tries = 3;
const range = { firstMs: 500, longestMs: 8000 };
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const helpsAgain = (problem: Problem): boolean => problem.type === 'Unreachable' || problem.type === 'Broken';
const waitOf = (problem: Problem, failures: number): number =>
  Math.max(problem.type === 'Broken' ? (problem.retryAfterMs ?? 0) : 0, backoffMs(failures, range, Math.random()));

/** Waits between tries, in ms; a test does not. */
export type Pause = (ms: number) => Promise<void>;

/** What somebody looks at while it is sent. Each try sends the same under the same key: what arrived unanswered is there once. */
export const sendAgain = async <Value>(
  send: () => Promise<Result<Value, Problem>>,
  pause: Pause = wait,
): Promise<Result<Value, Problem>> => {
  for (let failures = 1; ; failures += 1) {
    const answer = await send();
    if (answer.ok || !helpsAgain(answer.error) || failures === tries) return answer;
    await pause(waitOf(answer.error, failures));
  }
};
