import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { untilAborted } from './until-aborted.ts';

const listeners = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;

test('work that ends leaves nothing with a signal that is not aborted', async () => {
  const { signal } = new AbortController();
  const wasHeard = untilAborted(
    new Promise((resolve) => {
      setImmediate(resolve, 'done');
    }),
    signal,
  );
  expect(listeners(signal)).toBe(1);
  expect([await wasHeard, listeners(signal)]).toEqual(['done', 0]);
  await expect(untilAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
  expect(listeners(signal)).toBe(0);
});

test('work that never ends is left to itself once its signal is aborted, before or meanwhile', async () => {
  const stop = new AbortController();
  const never = new Promise<never>(() => undefined);
  const waiting = untilAborted(never, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  await expect(untilAborted(never, stop.signal)).rejects.toThrow('stopped');
});
