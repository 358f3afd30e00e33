import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { isHopeless, type Smtp } from './smtp.ts';

const seconds = 1000;
const minutes = 60 * seconds;
/** While one process sends a mail the others leave it alone for so long; it is also the wait after a crash in the middle. */
const claimMs = 2 * minutes;
const waits = [15 * seconds, 30 * seconds, minutes, 2 * minutes, 5 * minutes];

const waitAfter = (attempts: number): number => waits[Math.min(attempts, waits.length) - 1] ?? claimMs;

type Message = typeof mailMessage.$inferSelect;

/** Not inside a transaction: a mail server that takes its time must not hold up a database that has one connection. */
const claimNext = async (db: Db, now: Date): Promise<Message | null> => {
  const [due] = await db
    .select({ id: mailMessage.id, nextAt: mailMessage.nextAt, attempts: mailMessage.attempts })
    .from(mailMessage)
    .where(and(lte(mailMessage.nextAt, now), gt(mailMessage.expiresAt, now)))
    .orderBy(asc(mailMessage.nextAt), asc(mailMessage.id))
    .limit(1);
  if (!due) return null;
  const [claimed] = await db
    .update(mailMessage)
    .set({ nextAt: new Date(now.getTime() + claimMs), attempts: due.attempts + 1 })
    .where(and(eq(mailMessage.id, due.id), eq(mailMessage.nextAt, due.nextAt), eq(mailMessage.attempts, due.attempts)))
    .returning();
  // Another process was quicker: what is next is asked anew.
  return claimed ?? claimNext(db, now);
};

/**
 * Sends what is due, once over. What was sent is deleted, its link with it; what was not is tried again later, until nobody could
 * use it any more. A mail may arrive twice after a crash, and never not at all.
 */
export const deliverMail = async (db: Db, smtp: Smtp, clock: Clock, failed: (error: unknown) => void): Promise<void> => {
  // What is claimed is claimed from now: a round over slow mails lasts longer than a claim.
  for (let message = await claimNext(db, clock()); message; message = await claimNext(db, clock())) {
    const { id, attempts } = message;
    try {
      await smtp.send(message);
      await db.delete(mailMessage).where(eq(mailMessage.id, id));
    } catch (error) {
      failed(error);
      if (isHopeless(error)) await db.delete(mailMessage).where(eq(mailMessage.id, id));
      else
        await db
          .update(mailMessage)
          .set({ nextAt: new Date(clock().getTime() + waitAfter(attempts)) })
          .where(eq(mailMessage.id, id));
    }
  }
};
