import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, loginFailure, session } from '../db/schema/core.ts';
import { networkOf } from './network-of.ts';

const windowMs = 15 * 60_000;

const nameless = (kind: string, value: string): string => createHash('sha256').update(`${kind}:${value}`).digest('hex');

/** A try that has begun. It counts until it is forgiven: fifty at once can not all slip in under the limit. */
export interface Try {
  /** Seconds until another may be made; null when this one may go on. */
  readonly retryAfter: number | null;
  /** Takes the try back: it succeeded, or was not judged at all. */
  readonly forgive: () => Promise<void>;
}

interface Limit {
  readonly subject: string;
  /** How many in fifteen minutes. */
  readonly most: number;
}

/** What was noted by a clock that was ahead counts no longer than what was noted now. (decision 0179) */
const windowAround = (now: Date): readonly [Date, Date] => [new Date(now.getTime() - windowMs), new Date(now.getTime() + windowMs)];

/** Counts in the database, so that all processes agree and a restart forgets none. */
const beginTry = async (db: Db | Tx, limits: readonly Limit[], now: Date): Promise<Try> => {
  const ids = await db
    .insert(loginFailure)
    .values(limits.map(({ subject }) => ({ subject, at: now })))
    .returning({ id: loginFailure.id });
  const forgive = async (): Promise<void> => {
    await db.delete(loginFailure).where(
      inArray(
        loginFailure.id,
        ids.map(({ id }) => id),
      ),
    );
  };

  const [since, until] = windowAround(now);
  const waits: number[] = [];
  for (const { subject, most } of limits) {
    const recent = await db
      .select({ at: loginFailure.at })
      .from(loginFailure)
      .where(and(eq(loginFailure.subject, subject), gt(loginFailure.at, since), lt(loginFailure.at, until)))
      .orderBy(desc(loginFailure.at), desc(loginFailure.id))
      .limit(most + 1);
    const oldest = recent[most];
    if (oldest) waits.push(oldest.at.getTime() + windowMs - now.getTime());
  }
  // A try beyond the limit was never judged, so it does not prolong the wait.
  if (waits.length > 0) await forgive();
  return { retryAfter: waits.length > 0 ? Math.max(1, Math.ceil(Math.max(...waits) / 1000)) : null, forgive };
};

const byAddress = (kind: string, ip: string): string => nameless(kind, networkOf(ip));
const atHome = (mail: string, ip: string): string => nameless('home', `${networkOf(ip)} ${mail}`);

/** Where whoever owns this mail signed in from. Sessions are remembered for a month. */
const addressesOf = async (db: Db | Tx, mail: string): Promise<readonly string[]> => {
  const before = await db
    .selectDistinct({ address: session.address })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(account.mail, mail));
  return before.flatMap(({ address }) => address ?? []);
};

const isAtHome = async (db: Db, mail: string, ip: string): Promise<boolean> =>
  (await addressesOf(db, mail)).some((address) => networkOf(address) === networkOf(ip));

/**
 * Ten failures an account, known or not, and fifty an address (of IPv6, a network), in fifteen minutes. From an address that a person signed in from before,
 * ten failures of that person there, and two hundred of all who are known there: strangers elsewhere can not keep them out, nor can
 * strangers behind the same address.
 */
export const beginLoginTry = async (db: Db, mail: string, ip: string, now: Date): Promise<Try> =>
  beginTry(
    db,
    (await isAtHome(db, mail, ip))
      ? [
          { subject: atHome(mail, ip), most: 10 },
          { subject: byAddress('known-address', ip), most: 200 },
        ]
      : [
          { subject: nameless('mail', mail), most: 10 },
          { subject: byAddress('address', ip), most: 50 },
        ],
    now,
  );

/** What costs work or sends mail, asked for by a stranger: three under one mail, known or not, and twenty from one address. */
export const beginRequest = (db: Db, mail: string, ip: string, now: Date): Promise<Try> =>
  beginTry(
    db,
    [
      { subject: nameless('request-mail', mail), most: 3 },
      { subject: byAddress('request-address', ip), most: 20 },
    ],
    now,
  );

/** Mail sent to somebody who asked for none: three to one address, and twenty by one person. */
export const beginInvitation = (db: Db | Tx, { by, mail }: { readonly by: string; readonly mail: string }, now: Date): Promise<Try> =>
  beginTry(
    db,
    [
      { subject: nameless('request-mail', mail), most: 3 },
      { subject: nameless('invite', by), most: 20 },
    ],
    now,
  );

/** Companies that a person opens beside the own ones: twenty, as strangers from one address may. */
export const beginCompany = (db: Db, person: string, now: Date): Promise<Try> =>
  beginTry(db, [{ subject: nameless('company', person), most: 20 }], now);

/** Links tried, tokens shown: guessing them is hopeless, and still nobody may try all day. */
export const beginTokenTry = (db: Db, ip: string, now: Date): Promise<Try> =>
  beginTry(db, [{ subject: byAddress('address', ip), most: 50 }], now);

/** Guesses at the own password by a person who is signed in already: a console left open is no way to learn it. */
export const beginOwnTry = (db: Db, mail: string, now: Date): Promise<Try> =>
  beginTry(db, [{ subject: nameless('own', mail), most: 10 }], now);

/** A person with a new password starts anew, wherever they signed in from before. */
export const forgiveLogins = async (db: Db | Tx, mail: string): Promise<void> => {
  const homes = (await addressesOf(db, mail)).map((address) => atHome(mail, address));
  await db.delete(loginFailure).where(inArray(loginFailure.subject, [nameless('mail', mail), ...homes]));
};

export const pruneLoginFailures = async (db: Db, now: Date): Promise<void> => {
  const [since, until] = windowAround(now);
  await deleteInPortions(db, loginFailure, or(lt(loginFailure.at, since), gt(loginFailure.at, until)));
};
