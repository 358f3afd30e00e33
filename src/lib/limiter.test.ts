import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

test('at most two at once, in the order they came, and a failure frees its place', async () => {
  const limit = createLimiter(2);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async (): Promise<number> => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
    if (number === 1) throw new Error('one fails');
    return number;
  };
  const all = [0, 1, 2, 3, 4].map((number) => limit(work(number)));
  const ended = Promise.allSettled(all);
  for (let at = 0; at < 5; at += 1) {
    // Let whoever may start do so before one more is let go.
    await new Promise((resolve) => setImmediate(resolve));
    expect(started.length).toBe(Math.min(5, at + 2));
    finish[at]?.();
  }
  expect((await ended).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect([started, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});
