import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteReload } from './route-reload.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the frame asks again 500 ms after a page was opened', () => {
  const reload = vi.fn<() => void>();
  createRouteReload(reload).onRouteChange();
  vi.advanceTimersByTime(499);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('five pages in a row ask once; a frame that is gone does not ask', () => {
  const reload = vi.fn<() => void>();
  const { onRouteChange, stop } = createRouteReload(reload);
  for (let page = 0; page < 5; page += 1) {
    onRouteChange();
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(500);
  expect(reload).toHaveBeenCalledOnce();
  onRouteChange();
  stop();
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledOnce();
});
