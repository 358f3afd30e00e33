import { everyRole } from '#contract/call.ts';
import { defineAction, type AnyCommand } from '../command.ts';
import { markAllNotificationsRead } from './mark-all-read.ts';
import { markNotificationRead } from './mark-read.ts';

/** Done by the bell, where it is not disabled. */
const openNotifications = defineAction({
  name: 'notification.open',
  icon: 'bell',
  aliases: ['notifications', 'bell', 'sino', 'avisos', 'panel', 'painel'],
  roles: everyRole,
  hotkey: 'n',
});

export const notificationCommands: readonly AnyCommand[] = [openNotifications, markAllNotificationsRead, markNotificationRead];
