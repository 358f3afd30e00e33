import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearedMs, leaveOnceCleared } from './leave-once-cleared.ts';
import { leavePage, left } from './leave-page.ts';

vi.mock(import('./leave-page.ts'), () => ({
  leavePage: vi.fn<typeof leavePage>(),
  left: { isLeft: vi.fn<() => boolean>(() => false), subscribe: vi.fn<typeof left.subscribe>() },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a tab whose log was destroyed stays while the session may still be cleared, and begins anew when it was not', () => {
  leaveOnceCleared();
  vi.advanceTimersByTime(clearedMs - 1);
  expect(leavePage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leavePage).toHaveBeenCalledExactlyOnceWith('/login');
});

test('one that has left meanwhile, and waits for the connection, does not leave again', () => {
  leaveOnceCleared();
  vi.mocked(left.isLeft).mockReturnValue(true);
  vi.advanceTimersByTime(clearedMs);
  expect(leavePage).not.toHaveBeenCalled();
});
