import { described } from '../http/route.ts';
import { listNotificationsRoute } from './list-notifications.ts';
import { readNotificationRoute, readAllNotificationsRoute } from './read-notification.ts';
import { registerNotificationRoute } from './register-notification.ts';
import { sideNotificationsRoute } from './side-notifications.ts';

export const notificationRoutes = described([
  [registerNotificationRoute, 'Notifies a seller after review'],
  [listNotificationsRoute, 'Notifications of this user and of their company: the newest unread and lately read ones'],
  [readNotificationRoute, 'Marks one notification read by this user'],
  [readAllNotificationsRoute, 'Marks every notification read by this user'],
  [sideNotificationsRoute, 'Counters of the menu for this user'],
]);
