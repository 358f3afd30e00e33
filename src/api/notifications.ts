import { queryOptions } from '@tanstack/react-query';
import { getSideNotifications, listNotifications, type Notification } from '#contract/notification.ts';
import { unwrap, type Api } from './client.ts';

/**
 * Asked for by one tab for all of them (see poll.ts), so that whoever shows it asks nothing by itself.
 */
const askedElsewhere = { enabled: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** Ours come so; a provider's may not, and those that do not say when they came stay behind in their order. */
const newestFirst = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));

export const notificationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notifications'] as const,
    queryFn: async ({ signal }) => newestFirst(unwrap(await api.send(listNotifications, {}, { signal }))),
    ...askedElsewhere,
  });

/** Null when they could not be had: no counter is better than an old one (part 2, section 7). */
export const sideNotificationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sideNotifications'] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.send(getSideNotifications, {}, { signal });
      // oxlint-disable-next-line eslint/no-console -- specified: a failure is logged and shown to nobody
      if (!answer.ok) console.warn('GET /app/sidenotifications', answer.error.type);
      return answer.ok ? answer.value : null;
    },
    ...askedElsewhere,
  });

const isUnreadBy = (userId: string, { readBy }: Notification): boolean => !readBy.some((mark) => mark.userId === userId);

/** How many notifications of each type this user has not read. */
export const unreadByType = (notifications: readonly Notification[], userId: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const notification of notifications) {
    if (!isUnreadBy(userId, notification)) continue;
    counts.set(notification.notificationType, (counts.get(notification.notificationType) ?? 0) + 1);
  }
  return counts;
};
