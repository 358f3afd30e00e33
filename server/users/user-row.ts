import { count, eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { UserRow } from '#contract/user.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, seller, session } from '../db/schema/core.ts';
import { isOpenAt } from '../session/session-store.ts';

/** Never what opens an account: neither the hash of its password nor the key of its log is read here. */
const { passwordHash: _hash, logKey: _key, googleSub: _sub, ...columns } = getTableColumns(account);
export const userColumns = columns;
export type UserRecord = Omit<typeof account.$inferSelect, 'passwordHash' | 'logKey' | 'googleSub'>;

export const subjectOf = (id: string): string => `user:${id}`;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const later = (one: Date | null, other: Date | null): Date | null => (one === null || (other !== null && other > one) ? other : one);

/** Accounts with their companies and open sessions; the caller says which, in what order and how many. */
export const selectUsers = (db: Db | Tx, now: Date) => {
  const open = db
    .select({ accountId: session.accountId, n: count().as('n'), used: max(session.seenAt).as('used') })
    .from(session)
    .where(isOpenAt(now))
    .groupBy(session.accountId)
    .as('open');
  return db
    .select({ user: userColumns, sellerName: seller.name, sessions: sql<number>`coalesce(${open.n}, 0)::int`, used: open.used })
    .from(account)
    .leftJoin(seller, eq(seller.id, account.sellerId))
    .leftJoin(open, eq(open.accountId, account.id))
    .$dynamic();
};

type Selected = Awaited<ReturnType<typeof selectUsers>>[number];

export const toRow = ({ user, sellerName, sessions, used }: Selected): UserRow => ({
  _id: user.id,
  version: user.version,
  name: user.name,
  mail: user.mail,
  role: user.role,
  sellerId: user.sellerId,
  sellerName,
  hadSellout: user.hadSellout,
  hadSell: user.isMoneyManager,
  blockedAt: iso(user.blockedAt),
  awaitsMail: user.awaitsMail,
  seenAt: iso(later(user.seenAt, used)),
  sessions,
});

/** @throws when there is none: whoever asks has just had it in hand. */
export const rowOf = async (db: Db | Tx, id: string, now: Date): Promise<UserRow> => {
  const [found] = await selectUsers(db, now).where(eq(account.id, id));
  if (!found) throw new Error(`Account ${id} is gone`);
  return toRow(found);
};
