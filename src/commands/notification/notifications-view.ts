import type { Notification } from '#contract/notification.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { markRead, stateFor, stepNotification, type NotificationStepRefused } from '#machines/lifecycle/notification.ts';
import type { Actor } from '../command.ts';

/** What notification commands decide on: all that one user has, newest first, and who that user is by what the browser kept. */
export interface NotificationsView {
  /** '' where the browser lost it: nothing can be marked then. */
  readonly userId: string;
  readonly notifications: readonly Notification[];
}

/** All of a user's are one subject: marking one and marking all of them must reach the server in the order they were asked. */
export const notificationsSubject = ({ userId }: { readonly userId: string }): Subject => `notifications:${userId}`;

const sayWhy = ({ reason }: NotificationStepRefused): Message => ({ key: `notification.refused.${reason}` });

export const isUnread = (notification: Notification, userId: string): boolean => stateFor(notification, userId) === 'unread';

/** May anything be marked, and is anything left to mark? */
export const canRead = ({ userId, notifications }: NotificationsView, actor: Actor): Result<void, Message> => {
  const allowed = stepNotification('unread', { type: 'read' }, { reader: userId, session: actor.id });
  if (!allowed.ok) return refuse(sayWhy(allowed.error));
  return notifications.some((each) => isUnread(each, userId)) ? ok(undefined) : refuse({ key: 'notification.refused.nothingUnread' });
};

/** The view with those read that `isMeant`; the lifecycle decides each. */
export const readThose = (
  view: NotificationsView,
  isMeant: (notification: Notification) => boolean,
  actor: Actor,
): Result<NotificationsView, Message> => {
  const facts = { reader: view.userId, session: actor.id, at: actor.now };
  const notifications: Notification[] = [];
  for (const each of view.notifications) {
    const after = isMeant(each) ? markRead(each, facts) : ok(each);
    if (!after.ok) return refuse(sayWhy(after.error));
    notifications.push(after.value);
  }
  return ok({ ...view, notifications });
};
