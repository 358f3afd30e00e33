import { and, eq, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import type { Result } from '#lib/result.ts';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db, Tx } from '../db/open.ts';
import { ledger } from '../db/schema/core.ts';
import { writer, precompiled } from '../db/precompiled.ts';
import { keyReused, type ServerProblem } from '../http/problem.ts';
import { keptDays } from '../kept-days.ts';

/** An answer as it went out, or goes out again. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: number;
}

export interface LedgerEntry {
  readonly actorId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly at: Date;
}

/** Carries a refusal out of the transaction it undoes. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: ServerProblem;
  constructor(problem: ServerProblem) {
    super(problem.body.code);
    this.problem = problem;
  }
}

type Work = (tx: Tx) => Promise<Result<unknown, ServerProblem>>;

/** What was done under a key, as it is told. */
export interface KeptAnswer {
  readonly actorId: string;
  readonly key: string;
  readonly status: number;
  readonly body: unknown;
}

/** The end of a transaction: it writes what is to be kept, where anything is. */
export type Close = (tx: Tx, kept: KeptAnswer | null) => Promise<void>;

/** Runs the work in a transaction of its own; what it wrote stays only if it was not refused. */
const runUndoable = async (db: Db, work: (tx: Tx) => Promise<StoredAnswer>): Promise<StoredAnswer> => {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
};

/** A refusal undoes what would be kept of it here. */
const answerOf = async (tx: Tx, work: Work, close: Close, entry: LedgerEntry | null): Promise<StoredAnswer> => {
  const done = await work(tx);
  if (!done.ok) {
    await close(tx, null);
    throw new Refused(done.error);
  }
  const answer = { status: 200, body: done.value };
  await close(tx, entry && { actorId: entry.actorId, key: entry.key, ...answer });
  return answer;
};

const isOf = ({ actorId, key }: LedgerEntry): SQL | undefined => and(eq(ledger.actorId, actorId), eq(ledger.key, key));

const value = sql.placeholder;

/** No row where the key was claimed before; whoever else is claiming it now is waited for. */
const claim = precompiled(
  writer
    .insert(ledger)
    .values({ actorId: value('actorId'), key: value('key'), requestHash: value('requestHash'), at: value('at') })
    .onConflictDoNothing()
    .returning({ key: ledger.key }),
);

/** For a statement that ends a write as well, and whose text is made once. */
export const settling: SQLWrapper = writer
  .update(ledger)
  .set({ status: sql`${sql.param(value('status'), ledger.status)}`, body: sql`${sql.param(value('body'), ledger.body)}` })
  .where(and(eq(ledger.actorId, value('actorId')), eq(ledger.key, value('key'))));

const settle = precompiled(settling);

/** Keeps the answer and asks nothing. */
export const keepAnswer: Close = async (tx, kept) => {
  if (kept) await tx.execute(settle({ ...kept }));
};

/** What was answered under this key; null where nothing was, yet. */
export const findStored = async (db: Db | Tx, entry: LedgerEntry): Promise<StoredAnswer | null> => {
  const [stored] = await db.select().from(ledger).where(isOf(entry));
  if (!stored) return null;
  if (stored.requestHash !== entry.requestHash) return keyReused();
  if (stored.status === null) throw new Error('A ledger row without an answer was committed');
  return { status: stored.status, body: stored.body };
};

const readStored = async (db: Db | Tx, entry: LedgerEntry): Promise<StoredAnswer> => (await findStored(db, entry)) ?? keyReused();

/**
 * One effect and one answer for one key. The key is claimed first, in the effect's transaction: whoever comes with the same key
 * meanwhile waits on its row until that ends, then hears the stored answer, or does the work if this one came to nothing.
 * Refusals are kept too, so that a retry hears the same: a refusal undoes its transaction, the claim with it, and is then written
 * by itself, unless somebody with the same key was answered in between. 5xx, 429 and what is thrown leave nothing behind.
 */
export const once = async (db: Db, entry: LedgerEntry, work: Work, close: Close): Promise<StoredAnswer> => {
  let isRepeated = false;
  const answer = await runUndoable(db, async (tx) => {
    const claimed = await tx.execute(claim({ ...entry }));
    if (claimed.rows.length === 0) {
      isRepeated = true;
      return readStored(tx, entry);
    }
    return answerOf(tx, work, close, entry);
  });
  const { status, body } = answer;
  if (isRepeated || status === 200 || status === 429 || status >= 500) return answer;
  const [kept] = await db
    .insert(ledger)
    .values({ ...entry, status, body })
    .onConflictDoNothing()
    .returning({ key: ledger.key });
  return kept ? answer : readStored(db, entry);
};

/** The same transaction and the same undoing, for a request without a key. */
export const unkeyed = (db: Db, work: Work, close: Close = keepAnswer): Promise<StoredAnswer> =>
  runUndoable(db, (tx) => answerOf(tx, work, close, null));

/** Answers nobody asks for again. */
export const pruneLedger = async (db: Db, now: Date): Promise<void> => {
  await deleteInPortions(db, ledger, lt(ledger.at, addTo(now, -keptDays.answers, 'day')));
};
