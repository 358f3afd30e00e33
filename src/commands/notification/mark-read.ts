import { z } from 'zod';
import { everyRole } from '#contract/call.ts';
import { readNotification } from '#contract/notification.ts';
import { defineCommand } from '../command.ts';
import { canRead, isUnread, notificationsSubject, readThose, type NotificationsView } from './notifications-view.ts';

const Args = z.object({ userId: z.string(), notificationId: z.string().min(1) });
type Args = z.infer<typeof Args>;

/** Marks one notification read (row NAV-8); from the palette the newest unread one. Nobody is told, so nothing is held back. */
export const markNotificationRead = defineCommand<Args, NotificationsView>({
  name: 'notification.markRead',
  icon: 'check',
  aliases: ['read', 'lida', 'notificação', 'sino'],
  roles: everyRole,
  on: 'notifications',
  args: Args,
  prefill: ({ userId, notifications }) => ({
    userId,
    notificationId: notifications.find((each) => isUnread(each, userId))?._id ?? '',
  }),
  subject: notificationsSubject,
  can: canRead,
  decide: (view, { notificationId }, actor) => readThose(view, ({ _id }) => _id === notificationId, actor),
  send: (api, { userId, notificationId }, intentId) =>
    api.send(readNotification, { params: { id: notificationId }, body: { userId } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: null,
  done: 'notification.read',
  onLostAnswer: 'retry',
});
