import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { Colleague } from '#contract/colleague.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, seller, session } from '../db/schema/core.ts';
import { isUndelivered } from '../users/undelivered.ts';

const selectColleagues = (db: Db | Tx, sellerId: string) =>
  db
    .select({
      _id: account.id,
      name: account.name,
      mail: account.mail,
      hadSell: account.isMoneyManager,
      hadSellout: account.hadSellout,
      isOwner: account.isOwner,
      blockedAt: account.blockedAt,
      hubBlockedAt: account.hubBlockedAt,
      awaitsMail: account.awaitsMail,
      isUndelivered,
      seenAt:
        sql<Date | null>`greatest(${account.seenAt}, (select max(${session.seenAt}) from ${session} where ${eq(session.accountId, account.id)}))`.mapWith(
          account.seenAt,
        ),
    })
    .from(account)
    // With the company beside them columns are named with their tables, which the looks into others need.
    .innerJoin(seller, eq(seller.id, account.sellerId))
    .where(eq(seller.id, sellerId))
    .orderBy(account.name, account.id);

type Selected = Awaited<ReturnType<typeof selectColleagues>>[number];

const mayAct = ({ blockedAt, awaitsMail }: Selected): boolean => blockedAt === null && !awaitsMail;

/**
 * A company is owned by the person who registered it, and by those they name. Where no owner can act, as in companies from before there
 * were owners, all who may list own it; where nobody may list, all who can act do: a company is never without somebody who can let the
 * others in. (decision 0121)
 */
const ownersOf = (rows: readonly Selected[]): ReadonlySet<string> => {
  const acting = rows.filter(mayAct);
  const listing = acting.filter(({ hadSellout }) => hadSellout);
  const unnamed = listing.length > 0 ? listing : acting;
  const named = rows.filter(({ isOwner }) => isOwner);
  return new Set((named.some(mayAct) ? named : [...named, ...unnamed]).map(({ _id }) => _id));
};

/** The people who enter for a company, by name. */
export const colleaguesOf = async (db: Db | Tx, sellerId: string): Promise<Colleague[]> => {
  const rows = await selectColleagues(db, sellerId);
  const owners = ownersOf(rows);
  return rows.map(({ blockedAt, hubBlockedAt, seenAt, hadSellout: _flag, ...row }) => ({
    ...row,
    isOwner: owners.has(row._id),
    blockedAt: blockedAt?.toISOString() ?? null,
    seenAt: seenAt?.toISOString() ?? null,
    isBlockedByHub: hubBlockedAt !== null,
  }));
};

/**
 * Holds who enters for the company, and all accounts of the person it is about, until a decision about them is written: in one go, for
 * everybody holds accounts in one order, and what becomes of one of a person's is written to another of theirs. Whom the hub blocks or moves meanwhile, or who comes in by an
 * invitation, is read as they are then. Not so strongly that what they write themselves would wait.
 */
export const lockColleagues = async (tx: Tx, sellerId: string, ofPerson: SQL): Promise<void> => {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.sellerId, sellerId), ofPerson))
    .orderBy(account.id)
    .for('no key update');
};
