import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { notification } from '../db/schema/notification.ts';
import type { WriteContext } from '../http/route.ts';

interface Notice {
  readonly sellerId: string;
  readonly type: string;
  readonly message: string;
  /** What it is about; null when it names nothing. */
  readonly subject: string | null;
}

/** Leaves a notification for a company, in the transaction of what it tells. */
export const notifySeller = async (
  { tx, clock, idempotencyKey }: WriteContext,
  { sellerId, type, message, subject }: Notice,
): Promise<void> => {
  await tx.insert(notification).values({
    id: randomUUID(),
    sellerId,
    notificationType: type,
    message,
    subject,
    cause: idempotencyKey,
    readBy: [],
    createdAt: clock(),
  });
};

/** What was told of a decision that is taken back, unless somebody has read it. */
export const takeBackNotice = async ({ tx }: WriteContext, cause: string, subject: string): Promise<void> => {
  await tx
    .delete(notification)
    .where(and(eq(notification.cause, cause), eq(notification.subject, subject), sql`${notification.readBy} = '[]'::jsonb`));
};
