import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notificationsQuery, sideNotificationsQuery, unreadByType } from '#api/notifications.ts';
import type { Target } from '#commands/command.ts';
import { notificationsSubject, type NotificationsView } from '#commands/notification/notifications-view.ts';
import type { Notification } from '#contract/notification.ts';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';

export interface NotificationsState {
  /** What commands act on; null until the server answered for the first time. */
  readonly target: Target<NotificationsView> | null;
  /** Newest first, with what waits to be sent laid over the answer. */
  readonly notifications: readonly Notification[];
  readonly unread: ReadonlyMap<string, number>;
  /** The last request got no good answer; what is here may be old, or not here at all. */
  readonly isFailed: boolean;
}

const none: readonly Notification[] = [];

/**
 * Notifications of this user as they stand now.
 *
 * @param userId as the browser kept it at login; '' where it is lost.
 */
export const useNotifications = (userId: string): NotificationsState => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const { data, isError } = useQuery(notificationsQuery(api));
  const subject = notificationsSubject({ userId: actor().id });
  const base = useMemo((): NotificationsView => ({ userId, notifications: data ?? none }), [userId, data]);
  const { notifications } = useView(base, subject);
  const unread = useMemo(() => unreadByType(notifications, userId), [notifications, userId]);
  const label = t('notification.title');
  const target = useMemo(() => (data ? { subject, label, base } : null), [data, subject, label, base]);
  return { target, notifications, unread, isFailed: isError };
};

/** What the menu counts: unread notifications by type and waiting work by kind; null while neither is known. */
export const useMenuCounts = (userId: string): ReadonlyMap<string, number> | null => {
  const { api } = useWorkbench();
  const { target, unread } = useNotifications(userId);
  const { data: side } = useQuery(sideNotificationsQuery(api));
  return useMemo(() => {
    const isKnown = target !== null;
    if (!isKnown && !side) return null;
    return new Map([...Object.entries(side?.work ?? {}), ...(isKnown ? unread : Object.entries(side?.unread ?? {}))]);
  }, [target, unread, side]);
};
