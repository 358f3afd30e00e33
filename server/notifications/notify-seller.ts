import { randomUUID } from 'node:crypto';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { notification, notificationRead } from '../db/schema/notification.ts';
import { writer, writtenOnce } from '../db/written-once.ts';
import type { WriteContext } from '../http/route.ts';
import { recordNotice } from './record-notice.ts';

interface Notice {
  readonly sellerId: string;
  readonly type: string;
  readonly message: string;
  /** What it is about; null when it names nothing. */
  readonly subject: string | null;
}

const value = sql.placeholder;

const leave = writtenOnce(
  writer.insert(notification).values({
    id: value('id'),
    sellerId: value('sellerId'),
    notificationType: value('type'),
    message: value('message'),
    subject: value('subject'),
    cause: value('cause'),
    createdAt: value('at'),
  }),
);

type Teller = Pick<WriteContext, 'tx' | 'clock' | 'idempotencyKey' | 'record'>;

/** Leaves a notification for a company, in the transaction of what it tells; its consoles hear of it. */
export const notifySeller = async (context: Teller, { sellerId, type, message, subject }: Notice): Promise<void> => {
  const { tx, clock, idempotencyKey } = context;
  const id = randomUUID();
  await tx.execute(leave({ id, sellerId, type, message, subject, cause: idempotencyKey, at: clock() }));
  await recordNotice(context, { owner: sellerId, type: 'notified', sellerId, data: { notificationId: id } });
};

/** What was told of a decision that is taken back, unless somebody has read it. */
export const takeBackNotice = async (context: WriteContext, cause: string, subject: string): Promise<void> => {
  const { tx } = context;
  const isRead = tx.select().from(notificationRead).where(eq(notificationRead.notificationId, notification.id));
  const gone = await tx
    .delete(notification)
    .where(and(eq(notification.cause, cause), eq(notification.subject, subject), notExists(isRead)))
    .returning({ id: notification.id, sellerId: notification.sellerId });
  for (const { id, sellerId } of gone) {
    if (sellerId !== null) await recordNotice(context, { owner: sellerId, type: 'takenBack', sellerId, data: { notificationId: id } });
  }
};
