import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';

/**
 * Waits for a mail that was given up (decision 0160). Of an account beside other tables: alone, its columns would go without its name.
 */
export const isUndelivered: SQL<boolean> = sql`(${account.awaitsMail} and exists (
  select from ${mailMessage} where ${and(eq(mailMessage.linkAccountId, account.id), isNull(mailMessage.nextAt))}))`;
