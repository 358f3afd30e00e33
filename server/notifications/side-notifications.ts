import { and, count, eq, isNull } from 'drizzle-orm';
import { getSideNotifications, type SideNotifications } from '#contract/notification.ts';
import { mayTake } from '#contract/party.ts';
import { questionParties } from '#contract/question.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { notificationRead } from '../db/schema/notification.ts';
import type { Actor } from '../http/actor.ts';
import { readRoute } from '../http/route.ts';
import { sumListings } from '../listings/count-listings.ts';
import type { Viewpoint } from '../listings/listing-filter.ts';
import { sumQuestions } from '../questions/count-questions.ts';
import { ownNotifications } from './own-notifications.ts';

const countUnread = async (db: Db, actor: Actor): Promise<Record<string, number>> => {
  const own = ownNotifications(db, actor);
  const counted = await db
    .select({ type: own.notificationType, n: count() })
    .from(own)
    .leftJoin(notificationRead, and(eq(notificationRead.notificationId, own.id), eq(notificationRead.userId, actor.id)))
    .where(isNull(notificationRead.readAt))
    .groupBy(own.notificationType);
  return Object.fromEntries(counted.map(({ type, n }) => [type, n]));
};

/** A reviewer's work is the queue, a seller's what came back refused; people who may answer buyers have their questions, read or not. */
const countWork = async (db: Db, viewpoint: Viewpoint): Promise<SideNotifications['work']> => ({
  ...(viewpoint.actor.role === 'seller'
    ? { refusedListing: await sumListings(db, { status: ['refused'] }, viewpoint) }
    : { pendingListing: await sumListings(db, { status: ['pending'] }, viewpoint) }),
  ...(mayTake(questionParties, 'answer', viewpoint.actor.role) && {
    unansweredQuestion: await sumQuestions(db, { status: ['unanswered'] }, viewpoint.actor),
  }),
});

/** GET /app/sidenotifications: what the menu counts. */
export const sideNotificationsRoute = readRoute(getSideNotifications, async (_input, { db, actor, clock }) =>
  ok({ unread: await countUnread(db, actor), work: await countWork(db, { actor, now: clock() }) }),
);
