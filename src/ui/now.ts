import { useSyncExternalStore } from 'react';
import { serverNow } from '#lib/server-clock.ts';

/** One timer per pace for the whole page, however many ages are shown; stopped while nobody looks. */
const clockOf = (everyMs: number) => {
  let now = serverNow();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tick = (): void => {
    now = serverNow();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) {
        now = serverNow();
        timer = setInterval(tick, everyMs);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
    read: (): number => now,
  };
};

const clocks = { second: clockOf(1000), minute: clockOf(30_000) };

/** Epoch milliseconds by the server's clock, renewed each second or each half minute: for ages and countdowns on screen, never for a decision. */
export const useNow = (pace: keyof typeof clocks): number => useSyncExternalStore(clocks[pace].subscribe, clocks[pace].read);
