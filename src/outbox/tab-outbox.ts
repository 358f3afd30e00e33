import type { Ledger } from '#events/ledger.ts';
import { contendForOutbox } from './outbox-lock.ts';
import { createDrain, type DrainDeps, type OutboxRunner } from './outbox-runner.ts';
import type { LinkStatus } from './outbox-status.ts';

export type TabOutboxDeps = Omit<DrainDeps, 'isOffline' | 'monotonic' | 'random' | 'setTimer'> & {
  readonly userId: string;
  readonly ledger: Pick<Ledger, 'isDurable'>;
};

/**
 * The outbox of this tab in a browser: sends while it holds the lock, else shows what the holder tells. A log in memory is of this tab
 * alone: nobody else could send what is in it.
 */
export const openTabOutbox = ({ userId, ...deps }: TabOutboxDeps): OutboxRunner => {
  const drain = createDrain({
    ...deps,
    isOffline: () => !navigator.onLine,
    monotonic: () => performance.now(),
    random: Math.random,
    setTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const name = `outbox:${userId}`;
  const { isDurable } = deps.ledger;
  const listeners = new Set<() => void>();
  let told: LinkStatus | null = null;
  const tellListeners = (): void => {
    for (const listener of listeners) listener();
  };

  const lock = contendForOutbox({
    name,
    locks: isDurable ? navigator.locks : undefined,
    channel: isDurable && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(name) : undefined,
    monotonic: () => performance.now(),
    every: (run, ms) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
    onHold: drain.hold,
    onLose: drain.release,
    onNews: (news) => {
      if (news.type === 'tryNow') drain.tryNow();
      else {
        told = news.status;
        tellListeners();
      }
    },
    status: drain.status,
    leavesToOthers: drain.leavesToOthers,
  });
  const stopHearing = drain.subscribe(() => {
    if (drain.isHolding()) lock.tell({ type: 'beat', status: drain.status() });
    tellListeners();
  });

  const wake = (): void => {
    // News of another tab may have been lost while this one slept.
    void deps.ledger.catchUp().catch(() => {});
  };
  const tryNow = (): void => {
    drain.tryNow();
    if (!drain.isHolding()) lock.tell({ type: 'tryNow' });
  };
  addEventListener('focus', wake);
  addEventListener('pageshow', wake);
  addEventListener('online', tryNow);

  return {
    status: () => (drain.isHolding() || told === null ? drain.status() : told),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tryNow,
    resume: drain.resume,
    stop: () => {
      removeEventListener('focus', wake);
      removeEventListener('pageshow', wake);
      removeEventListener('online', tryNow);
      stopHearing();
      drain.stop();
      lock.stop();
    },
  };
};
