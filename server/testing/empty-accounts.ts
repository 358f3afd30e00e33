import type { Db } from '../db/open.ts';
import { accountToken, mailMessage } from '../db/schema/account-mail.ts';
import { event, loginFailure, session } from '../db/schema/core.ts';

/** Forgets what hangs on accounts, in an order that no key stands against: accounts themselves may be deleted after it. */
export const emptyAccounts = async (db: Db): Promise<void> => {
  for (const table of [loginFailure, session, accountToken, mailMessage, event]) await db.delete(table);
};
