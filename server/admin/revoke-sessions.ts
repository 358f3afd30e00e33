import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import { account, session } from '../db/schema/core.ts';
import { endSessionsOf, isOpenAt } from '../session/session-store.ts';
import { writeUser } from '../users/lock-user.ts';
import { writing, type Office } from './office.ts';
import { noAccount } from './reset-password.ts';

/** Signs somebody out everywhere, or everybody. */
export const revokeSessions = ({ db, now }: Office, mail: string | null): Promise<Result<string, string>> =>
  db.transaction(async (tx) => {
    const open = sql<number>`(select count(*)::int from ${session} where ${and(eq(session.accountId, account.id), isOpenAt(now))})`;
    // All accounts of each person: one who is on the way to another of their companies begins a session there.
    const signedInMails = tx
      .select({ mail: account.mail })
      .from(account)
      .where(sql`${open} > 0`);
    const which = mail === null ? inArray(account.mail, signedInMails) : eq(account.mail, mail);
    const held = await tx.select({ id: account.id }).from(account).where(which).orderBy(asc(account.id)).for('update');
    if (mail !== null && held.length === 0) return refuse(noAccount(mail));
    // Counted once they are held: what began while others held them is there now.
    const ids = held.map(({ id }) => id);
    const users = await tx.select({ id: account.id, version: account.version, open }).from(account).where(inArray(account.id, ids));
    const signedIn = users.filter((user) => user.open > 0);
    for (const user of signedIn) {
      await endSessionsOf(tx, user.id, now);
      await writeUser(writing(tx, now), user, { type: 'sessionsRevoked', data: { count: user.open } });
    }
    const count = signedIn.reduce((sum, user) => sum + user.open, 0);
    return ok(`Sessões encerradas: ${count}, de ${signedIn.length} conta(s).`);
  });
