import { sql, type SQL } from 'drizzle-orm';
import { account, event } from '../db/schema/core.ts';

/**
 * Invited, and declined since: by the account's history, for the account is to the company as it was (decision 0127). Of an account beside
 * other tables: alone, its columns would go without its name.
 */
export const isDeclined: SQL<boolean> = sql`(${account.awaitsMail} and 'inviteDeclined' is not distinct from (select ${event.type} from ${event}
  where ${event.subject} = 'user:' || ${account.id} and ${event.type} in ('invited', 'inviteSent', 'inviteDeclined')
  order by ${event.version} desc limit 1))`;
