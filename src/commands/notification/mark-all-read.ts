import { z } from 'zod';
import { everyRole, Instant } from '#contract/call.ts';
import { readAllNotifications } from '#contract/notification.ts';
import { defineCommand } from '../command.ts';
import { canRead, notificationsSubject, readThose, type NotificationsView } from './notifications-view.ts';

const Args = z.object({ userId: z.string(), upTo: Instant.nullable() });
type Args = z.infer<typeof Args>;

/** 'Marcar todas como lida' (row NAV-7): all there were when it was asked, also when it is sent an hour later. */
export const markAllNotificationsRead = defineCommand<Args, NotificationsView>({
  name: 'notification.markAllRead',
  icon: 'check-check',
  aliases: ['read all', 'mark all', 'notificações', 'sino', 'limpar'],
  roles: everyRole,
  hotkey: 'shift+n',
  on: 'notifications',
  args: Args,
  prefill: ({ userId, notifications }) => ({ userId, upTo: notifications[0]?.createdAt ?? null }),
  subject: notificationsSubject,
  can: canRead,
  decide: (view, { upTo }, actor) =>
    readThose(view, ({ createdAt }) => upTo === null || createdAt === undefined || Date.parse(createdAt) <= Date.parse(upTo), actor),
  send: (api, { userId, upTo }, intentId) => api.send(readAllNotifications, { body: { userId, upTo } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: null,
  done: 'notification.allRead',
  onLostAnswer: 'retry',
});
