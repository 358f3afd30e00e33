import type { QueryClient } from '@tanstack/react-query';
import { ProblemError, type Api, type Problem } from '#api/client.ts';
import { leadWhileVisible } from '#api/visible-tab-leader.ts';
import { notificationsQuery, sideNotificationsQuery } from '#api/notifications.ts';
import { polledQuery } from '#api/polled-query.ts';
import { startPoll } from '#api/poll.ts';
import type { UserData } from '#contract/session.ts';
import type { Change } from '#contract/shell.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

/** The specified pace (row NAV-10). */
const notificationsMs = 600_000;
const countersMs = 300_000;
/** Listings and questions change all the time, and the menu's number of them need not be right to the second. */
const workMs = 15_000;

export interface KeptNotifications {
  readonly onChange: (change: Pick<Change, 'subject'>) => void;
  /** After a gap in the stream. */
  readonly onGap: () => void;
  /** By hand: false when the server did not answer. */
  readonly refresh: () => Promise<boolean>;
  /** For the outbox: resolves once an answer that was asked for after this call has landed. */
  readonly refetch: () => Promise<Result<void, Problem>>;
  readonly stop: () => void;
}

interface KeepDeps {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly user: Pick<UserData, '_id' | 'seller'>;
}

/** Notifications and counters, asked for by one tab of this user and only while it is looked at; the stream says when they changed. */
export const keepNotifications = ({ queryClient, api, user }: KeepDeps): KeptNotifications => {
  const name = `notifications:${user._id}`;
  const notifications = notificationsQuery(api);
  const poll = startPoll({
    polls: [
      polledQuery(queryClient, 'notifications', notificationsMs, notifications),
      polledQuery(queryClient, 'counters', countersMs, sideNotificationsQuery(api)),
    ],
    lead: (handlers) =>
      leadWhileVisible({
        name,
        locks: navigator.locks,
        page: {
          isHidden: () => document.hidden,
          onChange: (listener) => {
            document.addEventListener('visibilitychange', listener);
            return () => document.removeEventListener('visibilitychange', listener);
          },
        },
        ...handlers,
      }),
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name),
    clock: Date.now,
  });
  const changed = (): void => {
    poll.changed('notifications');
    poll.changed('counters');
  };
  const own = new Set([user._id, user.seller].map((owner) => `notifications:${owner}`));

  return {
    onChange: ({ subject }) => {
      if (own.has(subject)) changed();
      else if (subject.startsWith('listing:') || subject.startsWith('question:')) poll.changed('counters', workMs);
    },
    onGap: changed,
    refresh: () => poll.askNow(),
    refetch: async () => {
      if (await poll.askNow(['notifications'])) return ok(undefined);
      const error = queryClient.getQueryState(notifications.queryKey)?.error;
      return refuse(error instanceof ProblemError ? error.problem : { type: 'Unreachable' });
    },
    stop: poll.stop,
  };
};
