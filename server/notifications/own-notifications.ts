import { desc, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/open.ts';
import { notification } from '../db/schema/notification.ts';
import type { Actor } from '../http/actor.ts';

/** So far back anybody's notifications are looked at: what is older is neither shown nor counted. */
const reach = 10_000;

const columns = {
  id: notification.id,
  notificationType: notification.notificationType,
  message: notification.message,
  subject: notification.subject,
  createdAt: notification.createdAt,
};

/** The newest notifications of this user and of their company, each found in its own index. A reviewer's are their own only. */
export const ownNotifications = (db: Pick<Db | Tx, 'select'>, { id, sellerId }: Pick<Actor, 'id' | 'sellerId'>) => {
  const newest = (owner: typeof notification.userId | typeof notification.sellerId, of: string) =>
    db.select(columns).from(notification).where(eq(owner, of)).orderBy(desc(notification.createdAt), desc(notification.id)).limit(reach);
  return unionAll(newest(notification.userId, id), newest(notification.sellerId, sellerId ?? '')).as('own');
};
