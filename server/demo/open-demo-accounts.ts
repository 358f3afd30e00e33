import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { passwordMatches } from '../session/password.ts';
import { demoAccounts, demoPasswordSent, type DemoAccount } from './demo-accounts.ts';

/** Hashes that were looked at: a hash says the same for ever, and looking costs as much as a login. */
const judged = new Map<string, Promise<boolean>>();

const isOfDemoPassword = (hash: string): Promise<boolean> => {
  const answer = judged.get(hash) ?? passwordMatches(hash, demoPasswordSent);
  judged.set(hash, answer);
  return answer;
};

/** Those accounts of the demo that its password opens now: none once it is blocked or has another. */
export const openDemoAccounts = async (db: Db): Promise<readonly DemoAccount[]> => {
  const mails = demoAccounts.map(({ mail }) => mail);
  const found = await db
    .select({ mail: account.mail, hash: account.passwordHash })
    .from(account)
    .where(and(inArray(account.mail, mails), isNull(account.blockedAt), eq(account.awaitsMail, false), eq(account.isFirst, true)));
  const open = await Promise.all(found.map(async ({ mail, hash }) => ((await isOfDemoPassword(hash)) ? mail : null)));
  return demoAccounts.filter(({ mail }) => open.includes(mail));
};
