import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { revokeTokens } from '../password-mail/mail-token.ts';
import { endSessionsOf } from '../session/session-store.ts';
import { isDeclined } from './declined.ts';

/*
 * One person has one mail, one password, and an account for each company they enter (decision 0127). What is done, noted and kept
 * hangs on the account; what opens it, on the person.
 */

export type Account = typeof account.$inferSelect;

/** All accounts of the person whose mail this is, the one that keeps the password first; none where nobody has it. */
export const accountsOf = (db: Db | Tx, mail: string): Promise<Account[]> =>
  db.select().from(account).where(eq(account.mail, mail)).orderBy(desc(account.isFirst), asc(account.id));

/** The ids of them, to look into other tables by. */
export const idsOf = (db: Db | Tx, mail: string) => db.select({ id: account.id }).from(account).where(eq(account.mail, mail));

/** Holds all accounts of a person, in the order in which everybody holds accounts. */
export const lockPerson = async (tx: Tx, mail: string): Promise<Account[]> => {
  await tx.select({ id: account.id }).from(account).where(eq(account.mail, mail)).orderBy(account.id).for('no key update');
  return accountsOf(tx, mail);
};

/** The hub let them out, whichever of their companies they enter. */
export const isOutOfHub = (accounts: readonly Account[]): boolean => accounts.some(({ hubBlockedAt }) => hubBlockedAt !== null);

/** May the person enter by this account? Not by one they were only invited to. */
const isEntered = ({ blockedAt, awaitsMail }: Account): boolean => blockedAt === null && !awaitsMail;

/** May they be told to sign in as they are used to? */
export const canSignIn = (accounts: readonly Account[]): boolean => accounts.some(isEntered) && !isOutOfHub(accounts);

export interface Person {
  /** Null where nobody has this mail. */
  readonly passwordHash: string | null;
  /** What a login enters by: the company they were in last, a blocked one after all others; null where no account lets them in. */
  readonly entry: Account | null;
  /**
   * What they may be let in by, the one that keeps the password first: not blocked, and no invitation that they declined. None where the
   * hub has put them out.
   */
  readonly open: readonly Account[];
  /** Nobody, or none of their accounts is open: no login says which. */
  readonly isOut: boolean;
}

type Entry = Account & { readonly isClosed: boolean; readonly isDeclined: boolean };

/** From the best to enter by to the last. */
const byEntry = (one: Entry, other: Entry): number =>
  Number(one.isClosed) - Number(other.isClosed) ||
  Number(one.role === 'seller' && one.sellerId === null) - Number(other.role === 'seller' && other.sellerId === null) ||
  (other.seenAt?.getTime() ?? 0) - (one.seenAt?.getTime() ?? 0) ||
  Number(other.isFirst) - Number(one.isFirst);

/** The person who signs in with this mail, as looked up for a login. */
export const personOf = async (db: Db | Tx, mail: string): Promise<Person> => {
  const rows = await db
    .select({ account, status: seller.status, isDeclined })
    .from(account)
    .leftJoin(seller, eq(seller.id, account.sellerId))
    .where(eq(account.mail, mail))
    .orderBy(desc(account.isFirst), asc(account.id));
  const accounts = rows.map(({ account: each, status, ...more }): Entry => ({
    ...each,
    ...more,
    isClosed: each.role === 'seller' && status === 'blocked',
  }));
  const open = isOutOfHub(accounts) ? [] : accounts.filter((each) => each.blockedAt === null && !each.isDeclined);
  const entered = open.filter(isEntered).toSorted(byEntry);
  const first = accounts.find(({ isFirst }) => isFirst);
  return { passwordHash: first?.passwordHash ?? null, entry: entered[0] ?? null, open, isOut: open.length === 0 };
};

/** The same, with all their accounts held: what becomes of the person meanwhile was before this, or waits for it. */
export const holdPerson = async (tx: Tx, mail: string): Promise<Person> => {
  await lockPerson(tx, mail);
  return personOf(tx, mail);
};

/** The password of the person, whichever of their accounts asks. */
export const passwordOf = async (db: Db | Tx, mail: string): Promise<string | null> => {
  const [found] = await db
    .select({ hash: account.passwordHash })
    .from(account)
    .where(and(eq(account.mail, mail), eq(account.isFirst, true)));
  return found?.hash ?? null;
};

/**
 * What is to be written of this account, for the person to have this password; where another of theirs keeps it, it is written there. A
 * row is written once: written again while somebody waits to hold it, it would be waited for from both ends.
 */
export const passwordToKeep = async (
  tx: Tx,
  { mail, isFirst }: Pick<Account, 'mail' | 'isFirst'>,
  passwordHash: string,
): Promise<{ readonly passwordHash?: string }> => {
  if (isFirst) return { passwordHash };
  await tx
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.mail, mail), eq(account.isFirst, true)));
  return {};
};

/** Mailed links to any of their accounts open nothing any more. */
export const revokeLinks = async (tx: Tx, mail: string, now: Date): Promise<void> => {
  for (const { id } of await idsOf(tx, mail)) {
    await revokeTokens(tx, id, 'reset', now);
    await revokeTokens(tx, id, 'validate', now);
  }
};

/** Signed in nowhere any more, in none of their companies. */
export const endSessionsOfPerson = async (tx: Tx, mail: string, now: Date): Promise<void> => {
  for (const { id } of await idsOf(tx, mail)) await endSessionsOf(tx, id, now);
};

/**
 * Takes one of a person's accounts away. Where it kept their password another keeps it from then on; the address is free once none is
 * left.
 */
export const removeAccount = async (tx: Tx, { id, mail, isFirst, passwordHash, googleSub }: Account): Promise<void> => {
  await tx.delete(account).where(eq(account.id, id));
  if (!isFirst) return;
  const [next] = await tx.select({ id: account.id }).from(account).where(eq(account.mail, mail)).orderBy(account.id).limit(1);
  if (next) await tx.update(account).set({ isFirst: true, passwordHash, googleSub }).where(eq(account.id, next.id));
};
