import { and, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserRow } from '#contract/user.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, seller, session } from '../db/schema/core.ts';
import { isOpenAt } from '../session/session-store.ts';
import { isUndelivered } from './undelivered.ts';

/** Never what opens an account: neither the hash of its password nor the key of its log is read here. */
const { passwordHash: _hash, logKey: _key, googleSub: _sub, ...columns } = getTableColumns(account);
export const userColumns = columns;
export type UserRecord = Omit<typeof account.$inferSelect, 'passwordHash' | 'logKey' | 'googleSub'>;

export const subjectOf = (id: string): string => `user:${id}`;

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const own = alias(account, 'own');

/**
 * Accounts with their companies; the caller says which, in what order and how many. Open sessions, and when somebody was seen, are the
 * person's, in whichever of their companies: so they are listed on their page, and end by one command.
 */
export const selectUsers = (db: Db | Tx, now: Date) => {
  // Looked up for the accounts asked for: grouped, the sessions of everybody would be read for the few of a page.
  const open = db
    .select({ many: sql`count(*)::int` })
    .from(session)
    .innerJoin(own, eq(own.id, session.accountId))
    .where(and(eq(own.mail, account.mail), isOpenAt(now)));
  const used = db
    .select({ at: max(session.seenAt) })
    .from(session)
    .innerJoin(own, eq(own.id, session.accountId))
    .where(eq(own.mail, account.mail));
  const noted = db
    .select({ at: max(own.seenAt) })
    .from(own)
    .where(eq(own.mail, account.mail));
  return db
    .select({
      user: userColumns,
      sellerName: seller.name,
      isUndelivered,
      sessions: sql<number>`${open}`,
      // The later one; one that is null counts for nothing.
      seenAt: sql<Date | null>`greatest(${used}, ${noted})`.mapWith(session.seenAt),
    })
    .from(account)
    .leftJoin(seller, eq(seller.id, account.sellerId))
    .$dynamic();
};

type Selected = Awaited<ReturnType<typeof selectUsers>>[number];

export const toRow = ({ user, sellerName, sessions, ...found }: Selected): UserRow => ({
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
  hubBlockedAt: iso(user.hubBlockedAt),
  awaitsMail: user.awaitsMail,
  isUndelivered: found.isUndelivered,
  seenAt: iso(found.seenAt),
  sessions,
});

/** @throws when there is none: whoever asks has just had it in hand. */
export const rowOf = async (db: Db | Tx, id: string, now: Date): Promise<UserRow> => {
  const [found] = await selectUsers(db, now).where(eq(account.id, id));
  if (!found) throw new Error(`Account ${id} is gone`);
  return toRow(found);
};
