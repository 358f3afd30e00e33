import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedWithinMs } from './burst.ts';
import { createWaitingActs, keysInDoubt } from './waiting-acts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what waits runs at the latest when no word can be typed any more, however fast keys follow', async () => {
  const waiting = createWaitingActs();
  const undo = vi.fn<() => void>();
  const next = vi.fn<() => void>();
  waiting.heardKey();
  waiting.add(undo);
  const perKey = 60;
  for (let key = 1; key <= keysInDoubt; key += 1) {
    expect(undo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(perKey);
    waiting.heardKey();
    waiting.follow(next);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(undo).toHaveBeenCalledOnce();
  expect(next).toHaveBeenCalledTimes(keysInDoubt);
});

test('it runs as soon as no key follows', async () => {
  const waiting = createWaitingActs();
  const undo = vi.fn<() => void>();
  waiting.heardKey();
  waiting.add(undo);
  await vi.advanceTimersByTimeAsync(typedWithinMs);
  expect(undo).toHaveBeenCalledOnce();
  expect(waiting.isBusy()).toBe(false);
});

test('one that fails is reported, and the next runs', async () => {
  const reported = vi.fn<(defect: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const waiting = createWaitingActs();
  const defect = new Error('no');
  const next = vi.fn<() => void>();
  waiting.add(() => Promise.reject(defect));
  waiting.follow(next);
  waiting.runAll();
  await vi.runAllTimersAsync();
  expect(reported).toHaveBeenCalledExactlyOnceWith(defect);
  expect(next).toHaveBeenCalledOnce();
  expect(waiting.isBusy()).toBe(false);
  vi.unstubAllGlobals();
});

test('what a word asked for never runs', async () => {
  const waiting = createWaitingActs();
  const undo = vi.fn<() => void>();
  waiting.heardKey();
  waiting.add(undo);
  waiting.drop();
  await vi.advanceTimersByTimeAsync(2 * typedWithinMs);
  expect(undo).not.toHaveBeenCalled();
});
