import type { Db, Tx } from '../db/open.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import type { Mail } from './smtp.ts';

/** `linkAccountId`: the account it is about, where whoever asked for it is told that it was given up. */
interface MailAbout extends Mail {
  readonly linkAccountId?: string;
}

/** Puts a mail where it will be sent from; only if the transaction around it commits. */
export const queueMail = async (db: Db | Tx, mail: MailAbout, now: Date, expiresAt: Date): Promise<void> => {
  await db.insert(mailMessage).values({ ...mail, at: now, nextAt: now, expiresAt });
};
