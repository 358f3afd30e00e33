import { and, eq, getTableColumns, sql } from 'drizzle-orm';
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
const later = (one: Date | null, other: Date | null): Date | null => (one === null || (other !== null && other > one) ? other : one);

const own = alias(account, 'own');

/** Accounts with their companies and open sessions of the person; the caller says which, in what order and how many. */
export const selectUsers = (db: Db | Tx, now: Date) => {
  // Looked up for the accounts asked for: grouped, the sessions of everybody would be read for the few of a page.
  const open = sql`from ${session} where ${and(eq(session.accountId, account.id), isOpenAt(now))}`;
  // In whichever of their companies: that many are listed on their page, and end by one command.
  const ofPerson = db
    .select({ many: sql`count(*)::int` })
    .from(session)
    .innerJoin(own, eq(own.id, session.accountId))
    .where(and(eq(own.mail, account.mail), isOpenAt(now)));
  return db
    .select({
      user: userColumns,
      sellerName: seller.name,
      isUndelivered,
      sessions: sql<number>`(${ofPerson})`,
      used: sql<Date | null>`(select max(${session.seenAt}) ${open})`.mapWith(session.seenAt),
    })
    .from(account)
    .leftJoin(seller, eq(seller.id, account.sellerId))
    .$dynamic();
};

type Selected = Awaited<ReturnType<typeof selectUsers>>[number];

export const toRow = ({ user, sellerName, sessions, used, ...found }: Selected): UserRow => ({
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
  seenAt: iso(later(user.seenAt, used)),
  sessions,
});

/** @throws when there is none: whoever asks has just had it in hand. */
export const rowOf = async (db: Db | Tx, id: string, now: Date): Promise<UserRow> => {
  const [found] = await selectUsers(db, now).where(eq(account.id, id));
  if (!found) throw new Error(`Account ${id} is gone`);
  return toRow(found);
};
