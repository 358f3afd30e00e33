import { vi } from 'vitest';

/**
 * Time goes on by `vi.advanceTimersByTime…` alone, until `vi.useRealTimers`. Answers how often somebody went to rest for so many
 * milliseconds. How many timers there are tells nothing: what earlier files of this worker left behind rests here too.
 */
export const stopClock = (): ((ms: number) => number) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rests = vi.spyOn(globalThis, 'setTimeout');
  return (ms) => rests.mock.calls.filter(([, each]) => each === ms).length;
};
