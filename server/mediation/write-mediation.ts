import { eq } from 'drizzle-orm';
import type { MediationStep } from '#machines/lifecycle/mediation.ts';
import type { Tx } from '../db/open.ts';
import { mediation, mediationFile, mediationMessage, type LastMessage } from '../db/schema/mediation.ts';
import type { Sale } from '../notifications/notices.ts';
import type { Notifier } from '../notifications/notify-seller.ts';
import { notifyOfMediation } from '../notifications/notify-of-sale.ts';
import { placeOf } from './place.ts';
import { subjectOf, type LockedMediation } from './lock-mediation.ts';

interface MediationWrite {
  readonly type: MediationStep['type'];
  readonly set: Partial<LockedMediation>;
  /** What histories show; never a text, nor who the buyer is (reliability 26). */
  readonly data: Readonly<Record<string, string | number>>;
  /** The side that spoke, where one did. */
  readonly speaker?: Sale['speaker'];
}

/** Writes one step of a mediation: the row at its next version and in its place, its event, and what is told of it. Answers the row as it is then. */
export const writeMediation = async (
  notifier: Notifier,
  taken: LockedMediation,
  { type, set, data, speaker }: MediationWrite,
): Promise<LockedMediation> => {
  const next = { ...taken, ...set, version: taken.version + 1 };
  const { orderId, ...row } = { ...next, place: placeOf(next) };
  await notifier.tx.update(mediation).set(row).where(eq(mediation.orderId, orderId));
  const subject = subjectOf(orderId);
  await notifier.record({ subject, type, version: row.version, data: { ...data }, sellerId: row.sellerId });
  await notifyOfMediation(notifier, type, { orderId, subject, speaker });
  return { orderId, ...row };
};

type Said = Omit<typeof mediationMessage.$inferInsert, 'orderId' | 'position'>;
export type FileToKeep = Omit<typeof mediationFile.$inferInsert, 'orderId' | 'messageId' | 'position'>;

const mostShown = 140;

/** Appends a message with its files; answers what the mediation's row then says of its conversation. */
export const appendMessage = async (
  tx: Tx,
  { orderId, messages }: LockedMediation,
  said: Said,
  files: readonly FileToKeep[] = [],
): Promise<Pick<LockedMediation, 'messages' | 'lastMessage'>> => {
  await tx.insert(mediationMessage).values({ ...said, orderId, position: messages + 1 });
  if (files.length > 0)
    await tx.insert(mediationFile).values(files.map((file, position) => ({ ...file, orderId, messageId: said.id, position })));
  return { messages: messages + 1, lastMessage: lastMessageOf(said, files.length) };
};

export const lastMessageOf = ({ userId, userName, message, at }: Said, files: number): LastMessage => ({
  userId,
  userName,
  message: [...message].slice(0, mostShown).join(''),
  date: at.toISOString(),
  files,
});
