import { expect, test, vi } from 'vitest';
import { guardUnload } from './unload-guard.ts';

const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('whoever leaves is asked while the last has not let go', () => {
  const [first, second] = [guardUnload(), guardUnload()];
  first();
  first();
  expect(isAsked()).toBe(true);
  second();
  expect(isAsked()).toBe(false);
});

test('the page may be gone before the listener is taken back', () => {
  vi.useFakeTimers();
  guardUnload()();
  vi.stubGlobal('removeEventListener', undefined);
  vi.runAllTimers();
  vi.unstubAllGlobals();
  expect(isAsked()).toBe(false);
});
