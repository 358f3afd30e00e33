import { and, eq, lt } from 'drizzle-orm';
import type { Result } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { ledger } from '../db/schema/core.ts';
import { keyReused, type ServerProblem } from '../http/problem.ts';

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

/** Carries a refusal out of the savepoint it undoes. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: ServerProblem;
  constructor(problem: ServerProblem) {
    super(problem.body.code);
    this.problem = problem;
  }
}

type Work = (tx: Tx) => Promise<Result<unknown, ServerProblem>>;

/** Runs the work; what it wrote stays only if it was not refused. */
const runUndoable = async (tx: Tx, work: Work): Promise<StoredAnswer> => {
  try {
    const body = await tx.transaction(async (inner) => {
      const done = await work(inner);
      if (!done.ok) throw new Refused(done.error);
      return done.value;
    });
    return { status: 200, body };
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
};

/**
 * One effect and one answer for one key, in one transaction. The key is claimed first: whoever comes with the same key meanwhile
 * waits on its row until this transaction ends, then hears the stored answer, or does the work if this one came to nothing.
 * Refusals are kept too, so that a retry hears the same. 5xx and what is thrown leave nothing behind.
 */
export const once = (db: Db, entry: LedgerEntry, work: Work): Promise<StoredAnswer> =>
  db.transaction(async (tx) => {
    const [claimed] = await tx.insert(ledger).values(entry).onConflictDoNothing().returning({ key: ledger.key });
    const isThis = and(eq(ledger.actorId, entry.actorId), eq(ledger.key, entry.key));
    if (!claimed) {
      const [stored] = await tx.select().from(ledger).where(isThis);
      if (!stored || stored.requestHash !== entry.requestHash) return keyReused();
      if (stored.status === null) throw new Error('A ledger row without an answer was committed');
      return { status: stored.status, body: stored.body };
    }
    const answer = await runUndoable(tx, work);
    const { status, body } = answer;
    if (status >= 500 || status === 429) await tx.delete(ledger).where(isThis);
    else await tx.update(ledger).set({ status, body }).where(isThis);
    return answer;
  });

/** The same transaction and the same undoing, for who sends no key. */
export const unkeyed = (db: Db, work: Work): Promise<StoredAnswer> => db.transaction((tx) => runUndoable(tx, work));

export const keepAnswersMs = 35 * 24 * 60 * 60_000;

/** Answers older than 35 days: a key sent again after more than a month is a new request. */
export const pruneLedger = async (db: Db, now: Date): Promise<void> => {
  await db.delete(ledger).where(lt(ledger.at, new Date(now.getTime() - keepAnswersMs)));
};
