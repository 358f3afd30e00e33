import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { accountToken } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';

type Kind = (typeof accountToken.$inferSelect)['kind'];
type Account = typeof account.$inferSelect;

const minutes = 60_000;
/** How long a mailed link opens anything. */
export const lifeOf: Readonly<Record<Kind, number>> = { validate: 24 * 60 * minutes, reset: 30 * minutes };

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** All links of this kind that were mailed before stop working: only the newest mail counts. */
export const revokeTokens = async (tx: Tx, accountId: string, kind: Kind, now: Date): Promise<void> => {
  await tx
    .update(accountToken)
    .set({ usedAt: now })
    .where(and(eq(accountToken.accountId, accountId), eq(accountToken.kind, kind), isNull(accountToken.usedAt)));
};

/** @param lasts longer than usual for a link nobody asked for and may not be waiting for. */
export const issueToken = async (tx: Tx, accountId: string, kind: Kind, now: Date, lasts: number = lifeOf[kind]): Promise<string> => {
  await revokeTokens(tx, accountId, kind, now);
  const token = randomBytes(32).toString('base64url');
  await tx.insert(accountToken).values({ id: idOf(token), accountId, kind, expiresAt: new Date(now.getTime() + lasts) });
  return token;
};

/** Whose link this is, while it works. */
export const ownerOf = async (db: Db, token: string, kind: Kind, now: Date): Promise<Account | null> => {
  const [row] = await db
    .select({ account })
    .from(accountToken)
    .innerJoin(account, eq(account.id, accountToken.accountId))
    .where(
      and(
        eq(accountToken.id, idOf(token)),
        eq(accountToken.kind, kind),
        isNull(accountToken.usedAt),
        gt(accountToken.expiresAt, now),
        isNull(account.blockedAt),
      ),
    );
  return row?.account ?? null;
};

/** Uses a link up; of two at once, one succeeds. */
export const useToken = async (tx: Tx, token: string, now: Date): Promise<boolean> => {
  const used = await tx
    .update(accountToken)
    .set({ usedAt: now })
    .where(and(eq(accountToken.id, idOf(token)), isNull(accountToken.usedAt)))
    .returning({ id: accountToken.id });
  return used.length === 1;
};

export const pruneTokens = async (db: Db, now: Date): Promise<void> => {
  await db.delete(accountToken).where(lt(accountToken.expiresAt, now));
};
