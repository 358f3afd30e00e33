import { and, asc, eq, sql } from 'drizzle-orm';
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
    const users = await tx
      .select({ id: account.id, version: account.version, open })
      .from(account)
      .where(mail === null ? sql`${open} > 0` : eq(account.mail, mail))
      .orderBy(asc(account.id))
      .for('update');
    if (mail !== null && users.length === 0) return refuse(noAccount(mail));
    const signedIn = users.filter((user) => user.open > 0);
    for (const user of signedIn) {
      await endSessionsOf(tx, user.id, now);
      await writeUser(writing(tx, now), user, { type: 'sessionsRevoked', data: { count: user.open } });
    }
    const count = signedIn.reduce((sum, user) => sum + user.open, 0);
    return ok(`Sessões encerradas: ${count}, de ${signedIn.length} conta(s).`);
  });
