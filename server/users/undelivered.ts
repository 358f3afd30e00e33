import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';

/**
 * Somebody waits for a mail that was given up (decision 0160). The statement has to read other tables beside accounts: in one that reads
 * accounts alone, columns stand without the name of their table, and `id` would be that of the mail.
 */
export const isUndelivered: SQL<boolean> = sql`(${account.awaitsMail} and exists (
  select from ${mailMessage} where ${and(eq(mailMessage.linkAccountId, account.id), isNull(mailMessage.nextAt))}))`;
