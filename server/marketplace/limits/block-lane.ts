import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { rateBucket } from '../../db/schema/marketplace-account.ts';
import { databaseClock } from './take-token.ts';

const firstMs = 2000;
const longestMs = 5 * 60_000;
/** An answer that asks for more than this is not believed. */
export const longestAskedMs = 60 * 60_000;
const shortestMs = 100;

interface TooMuch {
  /** What the marketplace asked for; null where it only said no. */
  readonly afterMs: number | null;
  /** From 0 to 1: processes that were refused together do not come back together. */
  readonly dice: number;
  readonly clock?: SQL;
}

/**
 * The marketplace said that it was too much: nobody asks on this lane for a while, in any process. The pause doubles with each refusal, by
 * full jitter. Of several that were under way when it was said, one counts.
 */
export const blockLane = async (db: Db, name: string, { afterMs, dice, clock = databaseClock }: TooMuch): Promise<void> => {
  const { refusals, blockedUntil } = rateBucket;
  const drawn = sql`greatest(${shortestMs}::float8, ${dice}::float8 * least(${longestMs}::float8, ${firstMs}::float8 * 2 ^ least(${refusals}, 20)))`;
  const ms = afterMs === null ? drawn : sql`${Math.min(Math.max(afterMs, shortestMs), longestAskedMs)}::float8`;
  await db
    .update(rateBucket)
    .set({ refusals: sql`${refusals} + 1`, blockedUntil: sql`${clock} + ${ms} * interval '1 millisecond'` })
    .where(and(eq(rateBucket.name, name), or(isNull(blockedUntil), lte(blockedUntil, clock))));
};

/**
 * It takes what we ask: the next refusal begins with the shortest pause, also where another call of the same moment was refused, and its
 * pause stands. Else a lane on which some are taken and some refused would come to the longest pause, and stay there.
 */
export const unblockLane = async (db: Db, name: string, clock: SQL = databaseClock): Promise<void> => {
  const { refusals, blockedUntil } = rateBucket;
  await db
    .update(rateBucket)
    .set({ refusals: 0, blockedUntil: sql`case when ${blockedUntil} > ${clock} then ${blockedUntil} end` })
    .where(and(eq(rateBucket.name, name), gt(refusals, 0)));
};
