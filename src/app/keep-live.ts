import type { Api } from '#api/client.ts';
import type { LiveListings } from '#api/live-listings.ts';
import { followChanges } from '#api/stream.ts';
import { getUserData } from '#contract/session.ts';
import type { Session } from '#features/session/session.ts';
import { apiBase } from './api-base.ts';
import type { KeptNotifications } from './keep-notifications.ts';

/** Without the stream what is on screen is at most this old. */
const POLL_MS = 30_000;

interface LiveDeps {
  readonly api: Api;
  readonly session: Session;
  readonly live: LiveListings;
  /** Has a pace of its own where there is no stream. */
  readonly notifications: Pick<KeptNotifications, 'onChange' | 'onGap'>;
  readonly hasStream: boolean;
}

/** Keeps what is on screen up to date for as long as the page lives: by the stream, or by asking where there is none (decision 3). */
export const keepLive = ({ api, session, live, notifications, hasStream }: LiveDeps): void => {
  if (!hasStream) {
    poll(live);
    return;
  }
  void followChanges(
    { baseUrl: apiBase(), token: () => session.state().token, fetch: globalThis.fetch.bind(globalThis), wait, random: Math.random },
    {
      onChange: (change) => {
        live.onChange(change);
        notifications.onChange(change);
      },
      onOpen: (isAgain) => {
        if (!isAgain) return;
        live.onGap();
        notifications.onGap();
      },
      onRefused: (status) => {
        // The session check says, in the one place that listens, whether the session is over.
        if (status === 401) void api.send(getUserData);
        else poll(live);
      },
    },
    new AbortController().signal,
  );
};

/** One question per interval while somebody looks, and one on coming back; a sleeping computer asks once, not for each hour. */
const poll = (live: LiveListings): void => {
  setInterval(() => {
    if (!document.hidden) live.onGap();
  }, POLL_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) live.onGap();
  });
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
