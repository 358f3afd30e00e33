import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { listNotifications, notificationLimits, type Notification } from '#contract/notification.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { notificationRead } from '../db/schema/notification.ts';
import type { Actor } from '../http/actor.ts';
import { readRoute } from '../http/route.ts';
import { ownNotifications } from './own-notifications.ts';

const newestOf = async (db: Db, actor: Actor, which: (readAt: typeof notificationRead.readAt) => SQL, limit: number) => {
  const own = ownNotifications(db, actor);
  return db
    .select({
      id: own.id,
      notificationType: own.notificationType,
      message: own.message,
      subject: own.subject,
      createdAt: own.createdAt,
      readAt: notificationRead.readAt,
    })
    .from(own)
    .leftJoin(notificationRead, and(eq(notificationRead.notificationId, own.id), eq(notificationRead.userId, actor.id)))
    .where(which(notificationRead.readAt))
    .orderBy(desc(own.createdAt), desc(own.id))
    .limit(limit);
};

/** GET /notification: the newest unread and the newest read ones, as one list, newest first. */
export const listNotificationsRoute = readRoute(listNotifications, async (_input, { db, actor }) => {
  const unread = await newestOf(db, actor, isNull, notificationLimits.unread);
  const read = await newestOf(db, actor, isNotNull, notificationLimits.read);
  return ok(
    [...unread, ...read]
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map(({ id, message, notificationType, subject, createdAt, readAt }): Notification => ({
        _id: id,
        message,
        notificationType,
        readBy: readAt ? [{ userId: actor.id, date: readAt.toISOString() }] : [],
        createdAt: createdAt.toISOString(),
        subject,
      })),
  );
});
