import { randomUUID } from 'node:crypto';
import { and, eq, gte, isNull, ne, notExists, sql } from 'drizzle-orm';
import { account } from '../db/schema/core.ts';
import { notification, notificationRead } from '../db/schema/notification.ts';
import { writer, precompiled } from '../db/precompiled.ts';
import type { WriteContext } from '../http/route.ts';
import { isSeen } from './read-before-joining.ts';
import { notificationsOf, recordNotice } from './record-notice.ts';

interface Notice {
  readonly sellerId: string;
  readonly type: string;
  readonly message: string;
  /** What it is about; null when it names nothing. */
  readonly subject: string | null;
}

const value = sql.placeholder;

/** For statements that write what is told as well, and whose text is made once. */
export const insertNotice = writer.insert(notification).values({
  id: value('noticeId'),
  sellerId: value('sellerId'),
  notificationType: value('notificationType'),
  message: value('message'),
  subject: value('about'),
  cause: value('key'),
  createdAt: value('at'),
});

/** What fills its places, and those of its event, in a statement about `subject` that has the company, the instant and the key already. */
export const noticeValues = (sellerId: string, subject: string, { type, message }: Pick<Notice, 'type' | 'message'>) => {
  const noticeId = randomUUID();
  return {
    noticeId,
    notificationType: type,
    message,
    about: subject,
    noticed: notificationsOf(sellerId),
    noticeType: 'notified',
    noticeData: { notificationId: noticeId },
  };
};

const leave = precompiled(insertNotice);

/** What tells: a person's request, or the marketplace. */
export type Notifier = Pick<WriteContext, 'tx' | 'clock' | 'idempotencyKey' | 'record'> & {
  readonly actor: Pick<WriteContext['actor'], 'id' | 'sellerId'>;
};

/** Leaves a notification for a company, in the transaction of what it tells; its consoles hear of it. */
export const notifySeller = async (context: Notifier, { sellerId, type, message, subject }: Notice): Promise<void> => {
  const { tx, clock, idempotencyKey } = context;
  const noticeId = randomUUID();
  await tx.execute(leave({ noticeId, sellerId, notificationType: type, message, about: subject, key: idempotencyKey, at: clock() }));
  await recordNotice(context, { owner: sellerId, type: 'notified', sellerId, data: { notificationId: noticeId } });
};

/** Leaves a notification for each superuser who can sign in but the one who did it. */
export const notifySuperusers = async (context: Notifier, { type, message, subject }: Omit<Notice, 'sellerId'>): Promise<void> => {
  const { tx, actor, clock, idempotencyKey } = context;
  const told = await tx
    .select({ userId: account.id, role: account.role, companyId: account.sellerId })
    .from(account)
    .where(and(eq(account.role, 'superuser'), isNull(account.blockedAt), eq(account.awaitsMail, false), ne(account.id, actor.id)))
    .orderBy(account.id);
  if (told.length === 0) return;
  const notices = told.map((each) => ({ id: randomUUID(), ...each }));
  const said = { notificationType: type, message, subject, cause: idempotencyKey, createdAt: clock() };
  await tx.insert(notification).values(notices.map((each) => ({ ...each, ...said })));
  for (const { id, userId } of notices)
    await recordNotice(context, { owner: userId, type: 'notified', sellerId: null, data: { notificationId: id } });
};

/** Everything superusers were told of this subject since then is read by those who have not read it. */
export const readForSuperusers = async (context: Notifier, subject: string, since: Date): Promise<void> => {
  const { tx, clock } = context;
  const told = await tx
    .select({ notificationId: notification.id, userId: account.id })
    .from(notification)
    .innerJoin(account, eq(account.id, notification.userId))
    .where(and(eq(notification.role, 'superuser'), gte(notification.createdAt, since), eq(notification.subject, subject)))
    .orderBy(account.id);
  if (told.length === 0) return;
  const readAt = clock();
  const marked = await tx
    .insert(notificationRead)
    .values(told.map((each) => ({ ...each, readAt })))
    .onConflictDoNothing()
    .returning({ owner: notificationRead.userId });
  for (const owner of new Set(marked.map((each) => each.owner)))
    await recordNotice(context, {
      owner,
      type: 'read',
      sellerId: null,
      data: { count: marked.filter((each) => each.owner === owner).length },
    });
};

/** Takes back the notification of a decision that is taken back, unless somebody has read it. */
export const takeBackNotice = async (context: WriteContext, cause: string, subject: string): Promise<void> => {
  const { tx } = context;
  const isRead = tx
    .select()
    .from(notificationRead)
    .where(and(eq(notificationRead.notificationId, notification.id), isSeen));
  const gone = await tx
    .delete(notification)
    .where(and(eq(notification.cause, cause), eq(notification.subject, subject), notExists(isRead)))
    .returning({ id: notification.id, sellerId: notification.sellerId });
  for (const { id, sellerId } of gone) {
    if (sellerId !== null) await recordNotice(context, { owner: sellerId, type: 'takenBack', sellerId, data: { notificationId: id } });
  }
};
