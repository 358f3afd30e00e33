import { and, eq, or } from 'drizzle-orm';
import { readAllNotifications, readNotification, type Notification } from '#contract/notification.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { markRead, stepNotification, type NotificationStepRefused } from '#machines/lifecycle/notification.ts';
import type { Tx } from '../db/open.ts';
import { notification, notificationRead } from '../db/schema/notification.ts';
import type { Actor } from '../http/actor.ts';
import { forbidden, invalid, notFound, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { markAllRead } from './mark-all-read.ts';
import { isToldTo, isToldToCompanyOf } from './own-notifications.ts';
import { recordNotice } from './record-notice.ts';

const toProblem = ({ reason }: NotificationStepRefused): ServerProblem =>
  reason === 'noReader' ? invalid('Usuário não informado') : forbidden();

/** Own or of the own company; what is anybody else's is absent (decision 21). */
const findOwn = async (tx: Tx, id: string, actor: Actor): Promise<Notification | null> => {
  const userId = actor.id;
  const [row] = await tx
    .select({ found: notification, readAt: notificationRead.readAt })
    .from(notification)
    .leftJoin(notificationRead, and(eq(notificationRead.notificationId, notification.id), eq(notificationRead.userId, userId)))
    .where(and(eq(notification.id, id), or(isToldTo(actor), isToldToCompanyOf(actor))))
    // It may go for its age in this instant: then it is not there.
    .for('key share', { of: notification });
  if (!row) return null;
  const { found, readAt } = row;
  return {
    _id: found.id,
    message: found.message,
    notificationType: found.notificationType,
    readBy: readAt ? [{ userId, date: readAt.toISOString() }] : [],
    createdAt: found.createdAt.toISOString(),
    subject: found.subject,
  };
};

/** PUT /notification/{id}: the lifecycle decides, who it is for being the session's user whatever the body says. */
export const readNotificationRoute = writeRoute(readNotification, async ({ params, body }, context) => {
  const { tx, actor, clock } = context;
  const facts = { reader: body.userId ?? null, session: actor.id };
  const allowed = stepNotification('unread', { type: 'read' }, facts);
  if (!allowed.ok) return refuse(toProblem(allowed.error));
  const found = await findOwn(tx, params.id, actor);
  if (!found) return refuse(notFound());
  const readAt = clock();
  const after = markRead(found, { ...facts, at: readAt.toISOString() });
  if (!after.ok) return refuse(toProblem(after.error));
  if (after.value === found) return ok(found);
  const marked = await tx
    .insert(notificationRead)
    .values({ notificationId: found._id, userId: actor.id, readAt })
    .onConflictDoNothing()
    .returning({ id: notificationRead.notificationId });
  if (marked.length > 0) await recordRead(context, marked.length);
  return ok(after.value);
});

/** PUT /notification/readAll: those there were up to `upTo`, or all there are. */
export const readAllNotificationsRoute = writeRoute(
  readAllNotifications,
  async ({ body }, context): Promise<Result<{ read: number }, ServerProblem>> => {
    const { actor } = context;
    const allowed = stepNotification('unread', { type: 'read' }, { reader: body.userId ?? null, session: actor.id });
    if (!allowed.ok) return refuse(toProblem(allowed.error));
    const read = await markAllRead(context, body.upTo ? new Date(body.upTo) : null);
    if (read > 0) await recordRead(context, read);
    return ok({ read });
  },
);

/** Told to the consoles of this user: their subject is their id. */
const recordRead = (context: WriteContext, count: number): Promise<void> =>
  recordNotice(context, { owner: context.actor.id, type: 'read', sellerId: context.actor.sellerId, data: { count } });
