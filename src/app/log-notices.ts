import type { LogNotice } from '#events/log.ts';

/** The newest of what a page is told of its log, for whoever is on screen. */
export const createLogNotices = () => {
  let latest: LogNotice | null = null;
  const listeners = new Set<() => void>();
  const say = (next: LogNotice | null): void => {
    latest = next;
    for (const listener of listeners) listener();
  };
  return {
    tell: (notice: LogNotice): void => say(notice),
    /** What kept the log shut is over. */
    opened: (): void => {
      if (latest === 'blocked') say(null);
    },
    latest: () => latest,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Those of this page: it opens one log, and waits for that before there is anything else. */
export const logNotices = createLogNotices();
