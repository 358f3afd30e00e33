import type { Route } from '../http/route.ts';
import { listNotificationsRoute } from './list-notifications.ts';
import { readNotificationRoute, readAllNotificationsRoute } from './read-notification.ts';
import { registerNotificationRoute } from './register-notification.ts';
import { sideNotificationsRoute } from './side-notifications.ts';

export const notificationRoutes: readonly Route[] = [
  registerNotificationRoute,
  listNotificationsRoute,
  readNotificationRoute,
  readAllNotificationsRoute,
  sideNotificationsRoute,
];
