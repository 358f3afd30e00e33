import { eq } from 'drizzle-orm';
import { letterOf } from '../password-mail/mail-token.ts';
import type { Clock } from '../clock.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import { isHopeless, isUnreachable, type Smtp } from './smtp.ts';

const seconds = 1000;
const minutes = 60 * seconds;
/** So long a mail server may be away. The tries after that are over before a mail is a day old: whoever runs the server is told of it. */
const awayMs = 21 * 60 * minutes;

type Message = typeof mailMessage.$inferSelect;

/**
 * Sends mails. What was sent, or could not be used any more, is deleted; what was given up stays until then, without its text: links in
 * it open accounts. A mail may arrive twice after a crash, and never not at all.
 */
export const mailWork = (smtp: Smtp, clock: Clock): Work<Message, void> => ({
  name: 'mails',
  queue: queueOf(mailMessage, 'id'),
  everyMs: 5 * seconds,
  timeoutMs: minutes,
  pausesMs: [15 * seconds, 2 * minutes, 15 * minutes, 120 * minutes],
  concurrency: 4,
  work: async (db, message, signal) => {
    const letter = await letterOf(db, message, clock());
    if (!letter) return;
    try {
      await smtp.send({ ...message, body: letter.text }, signal);
    } catch (error) {
      if (isUnreachable(error)) await letter.forget();
      throw error;
    }
  },
  settle: async (tx, { id }) => {
    await tx.delete(mailMessage).where(eq(mailMessage.id, id));
    return 'over';
  },
  isLasting: isHopeless,
  isAway: (error, { at }) => isUnreachable(error) && clock().getTime() - at.getTime() < awayMs,
  onFailed: async (tx, { id }) => {
    await tx.update(mailMessage).set({ body: '' }).where(eq(mailMessage.id, id));
  },
});
