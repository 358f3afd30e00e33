import { gte, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { notification, notificationRead } from '../db/schema/notification.ts';
import { reach } from './own-notifications.ts';

/** Read by somebody who had it before them, and not as what was there before they joined. */
export const isSeen: SQL = gte(notificationRead.readAt, notification.createdAt);

/**
 * What their company was told before somebody joined it is read by them: it was never theirs to act on, and their bell would be full of it
 * (decision 0149). They saw none of it: it is read before it was told, which tells it from what somebody has seen (`isSeen`). Called in the
 * transaction in which they join; nobody's console shows it yet.
 */
export const readBeforeJoining = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`
    insert into ${notificationRead} (notification_id, user_id, read_at)
    select told.id, a.id, told.created_at - interval '1 millisecond'
    from ${account} a
    cross join lateral (
      select n.id, n.created_at from ${notification} n where n.seller_id = a.seller_id order by n.created_at desc, n.id desc limit ${reach}
      for key share
    ) told
    where a.id = ${userId}
    on conflict do nothing`);
};
