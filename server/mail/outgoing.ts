import type { Db, Tx } from '../db/open.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import type { Mail } from './smtp.ts';

/** Puts a mail where it will be sent from; only if the transaction around it commits. */
export const queueMail = async (db: Db | Tx, mail: Mail, now: Date, expiresAt: Date): Promise<void> => {
  await db.insert(mailMessage).values({ ...mail, at: now, nextAt: now, expiresAt });
};
