import type { Api } from '#api/client.ts';
import { followChanges } from '#api/stream.ts';
import { getUserData } from '#contract/session.ts';
import type { Change } from '#contract/shell.ts';
import type { Session } from '#features/session/session.ts';
import { apiBase } from './api-base.ts';
import type { KeptNotifications } from './keep-notifications.ts';

/** Without the stream what is on screen is at most this old. */
const POLL_MS = 30_000;

/** What is kept up to date: told of each change, and that some may have been missed. */
interface Live {
  readonly onChange: (change: Pick<Change, 'subject'>) => void;
  readonly onGap: () => void;
}

interface LiveDeps {
  readonly api: Api;
  /** Something on screen was answered already. */
  readonly hasAnswers: () => boolean;
  readonly session: Session;
  readonly live: readonly Live[];
  /** Has a pace of its own where there is no stream. */
  readonly notifications: Pick<KeptNotifications, 'onChange' | 'onGap'>;
  readonly hasStream: boolean;
}

/** Keeps what is on screen up to date for as long as the page lives: by the stream, or by asking where there is none (decision 3). */
export const subscribeToChanges = ({ api, hasAnswers, session, live, notifications, hasStream }: LiveDeps): void => {
  if (!hasStream) {
    poll(live);
    return;
  }
  let stopPolling: (() => void) | null = null;
  void followChanges(
    { baseUrl: apiBase(), token: () => session.state().token, fetch: globalThis.fetch.bind(globalThis), wait, random: Math.random },
    {
      onChange: (change) => {
        for (const each of live) each.onChange(change);
        notifications.onChange(change);
      },
      onOpen: (isAgain) => {
        stopPolling?.();
        stopPolling = null;
        // The first time, too, it opens on what may be old: on a slow line the screens are answered before it.
        if (!isAgain && !hasAnswers()) return;
        for (const each of live) each.onGap();
        notifications.onGap();
      },
      onRefused: (status) => {
        // The session check says, in the one place that listens, whether the session is over; but nobody may answer it.
        if (status === 401) void api.send(getUserData);
        stopPolling ??= poll(live);
      },
      onAway: () => (stopPolling ??= poll(live)),
    },
    new AbortController().signal,
  );
};

/** One question per interval while somebody looks, and one on coming back; a sleeping computer asks once, not for each hour. Answers how to stop. */
const poll = (live: readonly Live[]): (() => void) => {
  const look = (): void => {
    if (!document.hidden) for (const each of live) each.onGap();
  };
  const timer = setInterval(look, POLL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    // A network that came back is worth a try at once.
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
