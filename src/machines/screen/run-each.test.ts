import { expect, test } from 'vitest';
import { runEach } from './run-each.ts';

test('all items are worked on in order, never more than two at once', async () => {
  const started: number[] = [];
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const all = runEach([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  });
  for (let each = 0; each < 5; each += 1) {
    finish[each]?.();
    await Promise.resolve()
      .then(() => undefined)
      .then(() => undefined)
      .then(() => undefined);
  }
  await all;
  expect([started, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('nothing to do is done at once', async () => {
  await expect(runEach([], 2, () => Promise.reject(new Error('called')))).resolves.toBeUndefined();
});
