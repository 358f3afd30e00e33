import { lt } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import { deleteWithParts } from '../db/delete-in-portions.ts';
import type { Db } from '../db/open.ts';
import { notification, notificationRead } from '../db/schema/notification.ts';
import { keptDays } from '../kept-days.ts';

/** With who read them. */
export const pruneNotices = (db: Db, now: Date): Promise<void> => {
  const { id, createdAt } = notification;
  const parts = [notificationRead.notificationId];
  return deleteWithParts(db, { table: notification, id, parts }, lt(createdAt, addTo(now, -keptDays.notices, 'day')));
};
