import { sql } from 'drizzle-orm';
import { notification, notificationRead } from '../db/schema/notification.ts';
import type { WriteContext } from '../http/route.ts';

/** Marks what is unread, in one statement however many they are; answers how many it marked. */
export const markAllRead = async (
  { tx, actor, clock }: Pick<WriteContext, 'tx' | 'actor' | 'clock'>,
  upTo: Date | null,
): Promise<number> => {
  const since = upTo === null ? sql`true` : sql`n.created_at <= ${upTo.toISOString()}::timestamptz`;
  const marked = await tx.execute<{ id: string }>(sql`
    insert into ${notificationRead} (notification_id, user_id, read_at)
    select n.id, ${actor.id}, ${clock().toISOString()}::timestamptz
    from ${notification} n
    where (n.user_id = ${actor.id} or n.seller_id = ${actor.sellerId ?? ''})
      and ${since}
      and not exists (select 1 from ${notificationRead} r where r.notification_id = n.id and r.user_id = ${actor.id})
    on conflict do nothing
    returning notification_id as id`);
  return marked.rows.length;
};
