import { isForbidden } from '#lib/web-locks.ts';
import type { LinkStatus } from './outbox-status.ts';

/** What tabs of one user tell each other about sending. A beat says 'I hold the lock and I am awake', and how the way is. */
type OutboxNews = { readonly type: 'beat'; readonly status: LinkStatus } | { readonly type: 'tryNow' };

export interface LockDeps {
  readonly name: string;
  /**
   * Absent in browsers without Web Locks: then every tab sends, as where the page may have none, and the server's ledger keeps effects single.
   * Absent too for a log that is this tab's alone (tab-outbox.ts): there it is the log that keeps them single.
   */
  readonly locks: LockManager | undefined;
  /** Absent without BroadcastChannel: then nobody hears whether the holder is awake, and nobody steals. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined;
  readonly monotonic: () => number;
  readonly every: (run: () => void, ms: number) => () => void;
  readonly onHold: () => void;
  readonly onLose: () => void;
  readonly onNews: (news: OutboxNews) => void;
  readonly status: () => LinkStatus;
  /** Does something wait that only a tab of a newer build can send? Then whoever else wants the lock has it first. */
  readonly leavesToOthers: () => boolean;
}

export interface OutboxLock {
  readonly tell: (news: OutboxNews) => void;
  readonly stop: () => void;
}

const beatMs = 5000;
/** A holder that said nothing for so long is frozen: its timers do not run, its lock stays. */
const frozenAfterMs = 15_000;
/** Tabs that stole from each other would restart sending for ever (dxos #12707). */
const stealEveryMs = 60_000;

/**
 * One tab of a user sends. The browser passes the lock on when its holder closes, crashes or navigates; a frozen holder is
 * robbed. Politeness rests on this lock, correctness does not: two tabs that send at once send the same keys.
 */
export const contendForOutbox = ({
  name,
  locks,
  channel,
  monotonic,
  every,
  onHold,
  onLose,
  onNews,
  status,
  leavesToOthers,
}: LockDeps): OutboxLock => {
  if (!locks) {
    onHold();
    return { tell: () => {}, stop: onLose };
  }
  const stopped = new AbortController();
  let queued = new AbortController();
  let letGo: (() => void) | null = null;
  let heardAt = monotonic();
  let stoleAt = Number.NEGATIVE_INFINITY;
  let tickedAt = monotonic();

  const holdUntilLetGo = (): Promise<void> => {
    if (stopped.signal.aborted) return Promise.resolve();
    onHold();
    channel?.postMessage({ type: 'beat', status: status() });
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };
  const lost = (): void => {
    letGo = null;
    onLose();
    if (stopped.signal.aborted) return;
    heardAt = monotonic();
    queue();
  };
  const ask = (options: LockOptions): void => {
    const mine = queued.signal;
    let wasHeld = false;
    const hold = (): Promise<void> => {
      wasHeld = true;
      return holdUntilLetGo();
    };
    // Rejects when it was robbed while holding, taken out of the queue by ourselves, or where the page may have no locks.
    locks.request(name, options, hold).catch((error: unknown) => {
      if (mine.aborted || mine !== queued.signal) return;
      if (wasHeld || !isForbidden(error)) return lost();
      stopTicking();
      onHold();
    });
  };
  const queue = (): void => {
    queued = new AbortController();
    ask({ signal: queued.signal });
  };
  const steal = (): void => {
    stoleAt = monotonic();
    queued.abort();
    queued = new AbortController();
    ask({ steal: true });
  };

  /** To the end of the queue: the browser gives the lock back at once where nobody else is in it. */
  const yieldLock = (): void => {
    const release = letGo;
    lost();
    release?.();
  };

  const tick = (): void => {
    const now = monotonic();
    const wasAwake = now - tickedAt < beatMs * 2;
    tickedAt = now;
    if (letGo && leavesToOthers()) yieldLock();
    else if (letGo) channel?.postMessage({ type: 'beat', status: status() });
    // A tab that slept itself has not heard the beats that were there.
    else if (!wasAwake) heardAt = now;
    else if (channel && now - heardAt >= frozenAfterMs && now - stoleAt >= stealEveryMs) steal();
  };

  channel?.addEventListener('message', (message: MessageEvent<OutboxNews>) => {
    if (message.data.type === 'beat') heardAt = monotonic();
    onNews(message.data);
  });
  const stopTicking = every(tick, beatMs);
  queue();

  return {
    tell: (news) => {
      if (!stopped.signal.aborted) channel?.postMessage(news);
    },
    stop: () => {
      stopped.abort();
      stopTicking();
      queued.abort();
      letGo?.();
      letGo = null;
      channel?.close();
    },
  };
};
