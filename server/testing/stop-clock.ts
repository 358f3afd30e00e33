import { vi } from 'vitest';

/**
 * Time goes on by `vi.advanceTimersByTime…` alone, until `vi.useRealTimers`. Answers how often somebody went to rest for so many
 * milliseconds. How many timers there are tells nothing: what earlier files of this worker left behind rests here too.
 */
export const stopClock = (): ((ms: number) => number) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rests: unknown[] = [];
  // A spy would give the stopped timer back when it is restored, and after `vi.useRealTimers` nobody would start it again.
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (stopped, self, args) => {
      rests.push(args[1]);
      return Reflect.apply(stopped, self, args) as unknown;
    },
  });
  return (ms) => rests.filter((each) => each === ms).length;
};
