import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { account } from '../db/schema/core.ts';

/** Is there a superuser who can sign in? One who is blocked, or was invited and never came, lets nobody else in. */
export const hasSuperuser = async (db: Db): Promise<boolean> => {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'superuser'), isNull(account.blockedAt), eq(account.awaitsMail, false)))
    .limit(1);
  return found !== undefined;
};
