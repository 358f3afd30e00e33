import { and, asc, eq, isNull, lte, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { mostWaitingTold } from '#contract/second-look.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { secondLook, secondLookShown } from '../db/schema/second-look.ts';

/**
 * A reviewer who decided it, or did anything with the listing since, knows what was decided. Each second look is asked by itself: joined,
 * all that they ever did is read.
 */
export const isNotTheirs = (actorId: string): SQL | undefined =>
  and(
    ne(secondLook.firstId, actorId),
    sql`coalesce((select false from ${event} where ${and(
      eq(event.subject, sql`'listing:' || ${secondLook.listingId}`),
      sql`${event.version} >= ${secondLook.decidedVersion}`,
      eq(event.actorId, actorId),
    )} limit 1), true)`,
  );

export interface Asking {
  readonly actorId: string;
  readonly now: Date;
  readonly except: readonly string[];
}

/** What somebody may judge now. */
const isFree = ({ actorId, now, except }: Asking): SQL | undefined =>
  and(
    ne(secondLook.state, 'judged'),
    isNotTheirs(actorId),
    or(isNull(secondLook.holderId), eq(secondLook.holderId, actorId), lte(secondLook.heldUntil, now)),
    except.length > 0 ? notInArray(secondLook.id, [...except]) : undefined,
  );

/**
 * Which looks are taken, in this order: the one this person holds, those they have not seen, those they gave up. A hold whose time is over
 * stays theirs while nobody else took the look, for it may still be open on their screen. Each is a walk that ends with the first it finds.
 */
export const walksOf = (asking: Asking): readonly (SQL | undefined)[] => {
  const isMine = eq(secondLook.holderId, asking.actorId);
  const isNew = sql`coalesce((select false from ${secondLookShown} where ${and(eq(secondLookShown.lookId, secondLook.id), eq(secondLookShown.reviewerId, asking.actorId))}), true)`;
  return [isMine, isNew, not(isNew)].map((each) => and(isFree(asking), each));
};

/** Without what is judged: that is read of the one that is taken. */
export const oldestOf = (tx: Tx, walk: SQL | undefined) =>
  tx
    .select({ id: secondLook.id, state: secondLook.state, holderId: secondLook.holderId, heldUntil: secondLook.heldUntil })
    .from(secondLook)
    .where(walk)
    .orderBy(asc(secondLook.decidedAt), asc(secondLook.id))
    .limit(1)
    .for('update', { skipLocked: true });

/** Locked for the person who asks. Of two people who ask at once each gets another. */
export const lockNext = async (tx: Tx, asking: Asking): Promise<Awaited<ReturnType<typeof oldestOf>>[number] | null> => {
  // Two tabs of one person wait for each other: what the first locks, the second would pass by, and have another.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('secondlook'), hashtext(${asking.actorId}))`);
  for (const walk of walksOf(asking)) {
    const [found] = await oldestOf(tx, walk);
    if (found) return found;
  }
  return null;
};

/** How many they may judge, no further than is told. */
export const countFree = async (tx: Tx, asking: Asking): Promise<number> => {
  const free = tx
    .select({ one: sql`1`.as('one') })
    .from(secondLook)
    .where(isFree(asking))
    // With the one that was just taken.
    .limit(mostWaitingTold + 1)
    .as('free');
  const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(free);
  return counted?.count ?? 0;
};
