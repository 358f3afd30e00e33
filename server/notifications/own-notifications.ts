import { and, desc, eq, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/open.ts';
import { notification } from '../db/schema/notification.ts';
import type { Actor } from '../http/actor.ts';
import { isKeptAs } from '../http/kept-as.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'sellerId'>;

/** So far back anybody's notifications are looked at: what is older is neither shown nor counted. */
export const reach = 10_000;

const columns = {
  id: notification.id,
  notificationType: notification.notificationType,
  message: notification.message,
  subject: notification.subject,
  createdAt: notification.createdAt,
};

/** Notifications the user was told in the role and company they still have. A reviewer has no others. */
export const isToldTo = ({ id, ...actor }: Reader): SQL | undefined => and(eq(notification.userId, id), isKeptAs(notification, actor));

/** Notifications the user's company was told. */
export const isToldToCompanyOf = ({ sellerId }: Reader): SQL => eq(notification.sellerId, sellerId ?? '');

/** The newest notifications of this user and of their company, each found in its own index. */
export const ownNotifications = (db: Pick<Db | Tx, 'select'>, reader: Reader) => {
  const newest = (which: SQL | undefined) =>
    db.select(columns).from(notification).where(which).orderBy(desc(notification.createdAt), desc(notification.id)).limit(reach);
  return unionAll(newest(isToldTo(reader)), newest(isToldToCompanyOf(reader))).as('own');
};
