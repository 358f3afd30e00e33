import { createHash, randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addTo } from '#lib/dates.ts';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db, Tx } from '../db/open.ts';
import { precompiled } from '../db/precompiled.ts';
import { account, seller, session } from '../db/schema/core.ts';
import { settling, type KeptAnswer } from '../ledger/once.ts';
import type { Actor } from '../http/actor.ts';
import { keptDays } from '../kept-days.ts';
import { deviceOf } from './device-of.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const idleMs = 2 * hours;
const absoluteMs = 12 * hours;
/** A session in steady use is written once a minute, not on every request; it may so end up to a minute early. */
const touchMs = minutes;

/** An opaque token tells nothing and is kept as its hash only: whoever reads the table can not sign in with it. */
const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Where somebody signs in from, for them to recognise it by. */
export interface SignedInFrom {
  readonly ip: string;
  readonly agent: string | undefined;
}

type Begun = Pick<typeof session.$inferInsert, 'startedAt' | 'device' | 'address'>;

const insertSession = async (db: Db | Tx, accountId: string, now: Date, begun: Begun): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.insert(session).values({ ...begun, id: sessionIdOf(token), accountId, seenAt: now });
  await db.update(account).set({ seenAt: now }).where(eq(account.id, accountId));
  return token;
};

/** Answers the token; nobody can read it from here again. */
export const startSession = (db: Db | Tx, accountId: string, now: Date, from?: SignedInFrom): Promise<string> =>
  insertSession(db, accountId, now, { startedAt: now, device: deviceOf(from?.agent), address: from?.ip ?? null });

/** One more of the same browser, for another account of the person: it lasts no longer than the one that asks for it. */
export const startSessionBeside = async (tx: Tx, asking: string, accountId: string, now: Date): Promise<string> => {
  const [begun] = await tx
    .select({ startedAt: session.startedAt, device: session.device, address: session.address })
    .from(session)
    .where(eq(session.id, asking));
  return insertSession(tx, accountId, now, begun ?? { startedAt: now });
};

export const endSession = async (db: Db | Tx, sessionId: string, now: Date): Promise<void> => {
  await db.update(session).set({ endedAt: now }).where(eq(session.id, sessionId));
};

/** Signs this user out everywhere. */
export const endSessionsOf = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.accountId, accountId), isNull(session.endedAt)));
};

/** Before and behind: what a clock noted that was ahead does not last until that time. (decision 0179) */
const isWithin = (column: PgColumn, ms: number, now: Date): SQL | undefined =>
  and(gt(column, new Date(now.getTime() - ms)), lt(column, new Date(now.getTime() + ms)));

/** Of all sessions those that would be let in now. */
export const isOpenAt = (now: Date) =>
  and(isNull(session.endedAt), isWithin(session.seenAt, idleMs, now), isWithin(session.startedAt, absoluteMs, now));

export interface LiveSession {
  readonly sessionId: string;
  readonly actor: Actor;
  /** The session's owner, the same in each of their companies: a limit counted by it does not begin anew in another one. (decision 0127) */
  readonly person: string;
  /** A seller whose company is blocked: signed in, and let into hardly anything. */
  readonly isCompanyBlocked: boolean;
}

/**
 * Every request asks this first: its text is made once for each database, which takes the query builder longer than the answer takes.
 * Its plan is the same for any ids.
 */
const prepareLive = (db: Db) =>
  db
    .select({
      sessionId: session.id,
      startedAt: session.startedAt,
      seenAt: session.seenAt,
      id: account.id,
      name: account.name,
      role: account.role,
      sellerId: account.sellerId,
      isMoneyManager: account.isMoneyManager,
      person: account.mail,
      companyStatus: seller.status,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(seller, eq(seller.id, account.sellerId))
    .where(and(sql`${session.id} = any(${sql.placeholder('ids')}::text[])`, isNull(session.endedAt), isNull(account.blockedAt)))
    .prepare('live_sessions');

type Live = Awaited<ReturnType<ReturnType<typeof prepareLive>['execute']>>[number];
/** The person who asks by the session, and how their company stands. */
type Asking = Omit<Live, 'sessionId' | 'startedAt' | 'seenAt'>;

/**
 * Requests that are read in one turn of the event loop are looked up together, at its end; those of the next turn wait for none of them.
 * Nothing is kept: what one request was told is no answer to the next.
 */
const loaderFor = (db: Db): DataLoader<string, Live | null> => {
  const asked = prepareLive(db);
  return new DataLoader<string, Live | null>(
    async (ids) => {
      const rows = await asked.execute({ ids: [...new Set(ids)] });
      const found = new Map(rows.map((row) => [row.sessionId, row]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { cache: false, batchScheduleFn: (ask) => void setImmediate(ask) },
  );
};

const loaders = new WeakMap<Db, DataLoader<string, Live | null>>();

const loaderOf = (db: Db): DataLoader<string, Live | null> => {
  const known = loaders.get(db) ?? loaderFor(db);
  loaders.set(db, known);
  return known;
};

const liveOf = (sessionId: string, { companyStatus, person, ...actor }: Asking): LiveSession => ({
  sessionId,
  actor,
  person,
  isCompanyBlocked: actor.role === 'seller' && companyStatus === 'blocked',
});

const liveWhere = async (db: Db, sessionId: string, now: Date): Promise<(LiveSession & { readonly seenAt: Date }) | null> => {
  const row = await loaderOf(db).load(sessionId);
  if (!row) return null;
  const { sessionId: _same, startedAt, seenAt, ...found } = row;
  const since = (at: Date): number => Math.abs(now.getTime() - at.getTime());
  const isOver = since(seenAt) >= idleMs || since(startedAt) >= absoluteMs;
  return isOver ? null : { ...liveOf(sessionId, found), seenAt };
};

/**
 * The session of this token, if it lasts: two hours from its last use, twelve from its start, and never for a blocked user.
 *
 * @param isUse False for what a page asks by itself. (decision 0167)
 */
export const resumeSession = async (db: Db, token: string, now: Date, isUse: boolean): Promise<LiveSession | null> => {
  const live = await liveWhere(db, sessionIdOf(token), now);
  if (!live) return null;
  if (isUse && now.getTime() - live.seenAt.getTime() >= touchMs)
    await db.update(session).set({ seenAt: now }).where(eq(session.id, live.sessionId));
  return live;
};

const value = sql.placeholder;

/** Held, so that whoever ends it waits for what is done by it; asked for with each write, and so written once. */
const holding = sql`select ${account.id}, ${account.name}, ${account.role}, ${account.sellerId} as "sellerId", ${account.isMoneyManager} as "isMoneyManager",
    ${account.mail} as person, ${seller.status} as "companyStatus"
  from ${session} join ${account} on ${account.id} = ${session.accountId} left join ${seller} on ${seller.id} = ${account.sellerId}
  where ${session.id} = ${value('id')} and ${session.endedAt} is null and ${account.blockedAt} is null
    and ${session.seenAt} > ${value('seenAfter')}::timestamptz and ${session.startedAt} > ${value('startedAfter')}::timestamptz
  for share of ${session}`;
const held = precompiled(holding);
/** Neither part reads what the other writes; where the session is over, what was kept is undone with the rest. */
const heldAndKept = precompiled(sql`with kept as (${settling.getSQL()}) ${holding}`);

/**
 * The session as it is at the end of a transaction, held until that commits; null where it is over. To be asked last: whoever ends a session
 * holds its account before, so what is still to hold an account would be waited for from both ends.
 *
 * @param kept What the write answers, written by the same statement.
 */
export const holdSession = async (tx: Tx, sessionId: string, now: Date, kept: KeptAnswer | null = null): Promise<LiveSession | null> => {
  const [seenAfter, startedAfter] = [idleMs, absoluteMs].map((ms) => new Date(now.getTime() - ms).toISOString());
  const asked = { id: sessionId, seenAfter, startedAfter };
  const { rows } = await tx.execute<Asking>(kept ? heldAndKept({ ...asked, ...kept }) : held(asked));
  return rows[0] ? liveOf(sessionId, rows[0]) : null;
};

/** Looks without using: a stream that only waits does not keep a session alive. It ends too when the company is blocked. */
export const isSessionLive = async (db: Db, sessionId: string, now: Date): Promise<boolean> => {
  const live = await liveWhere(db, sessionId, now);
  return live !== null && !live.isCompanyBlocked;
};

/** Sessions that ended, by logout or by themselves, more than `keepMs` ago. */
export const pruneSessions = async (db: Db, now: Date): Promise<void> => {
  const [limit, ahead] = [-keptDays.endedSessions, keptDays.endedSessions].map((days) => addTo(now, days, 'day')) as [Date, Date];
  await deleteInPortions(db, session, or(lt(session.endedAt, limit), lt(session.seenAt, limit), gt(session.seenAt, ahead)));
};
