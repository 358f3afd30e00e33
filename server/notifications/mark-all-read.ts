import { and, lte, or, sql } from 'drizzle-orm';
import { notification, notificationRead } from '../db/schema/notification.ts';
import type { WriteContext } from '../http/route.ts';
import { isToldTo, isToldToCompanyOf } from './own-notifications.ts';

/** Marks what is unread, in one statement however many they are; answers how many it marked. What goes for its age meanwhile is passed over. */
export const markAllRead = async (
  { tx, actor, clock }: Pick<WriteContext, 'tx' | 'actor' | 'clock'>,
  upTo: Date | null,
): Promise<number> => {
  const own = and(or(isToldTo(actor), isToldToCompanyOf(actor)), upTo === null ? undefined : lte(notification.createdAt, upTo));
  const marked = await tx.execute<{ id: string }>(sql`
    insert into ${notificationRead} (notification_id, user_id, read_at)
    select ${notification.id}, ${actor.id}, ${clock().toISOString()}::timestamptz
    from ${notification}
    where ${own}
      and not exists (select 1 from ${notificationRead} r where r.notification_id = ${notification.id} and r.user_id = ${actor.id})
    for key share of ${notification}
    on conflict do nothing
    returning notification_id as id`);
  return marked.rows.length;
};
