import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { rateBucket } from '../../db/schema/marketplace-account.ts';

/** How much one bucket lets through. */
export interface Limit {
  readonly perSecond: number;
  /** So many at once after a rest. */
  readonly burst: number;
}

export interface Bucket extends Limit {
  readonly name: string;
}

export type Taken =
  /** `refusals`: how often in a row the marketplace had said that it was too much. */
  { readonly type: 'taken'; readonly refusals: number } | { readonly type: 'wait'; readonly ms: number };

/** One clock for all processes, read once the rows are ours; to the millisecond, as the column keeps it: rounding up would make tokens. */
export const databaseClock = sql`date_trunc('milliseconds', clock_timestamp())`;

const takeOnce = async (db: Db, asked: SQL, clock: SQL) => {
  const { rows } = await db.execute<{ known: number; may: boolean | null; seconds: number | null; refusals: number | null }>(sql`
    with asked as materialized (select * from jsonb_to_recordset(${asked}) as a (name text, rate float8, burst float8)),
    held as materialized (
      select b.name, b.tokens, b.refilled_at, b.blocked_until, b.refusals, a.rate, a.burst
      from ${rateBucket} b join asked a on a.name = b.name order by b.name for update of b
    ),
    moment as materialized (select ${clock} as at from (select count(*) from held) as all_are_ours),
    level as materialized (
      select name, rate, refusals, at, blocked_until, refilled_at,
        least(burst, tokens + greatest(0, extract(epoch from at - refilled_at)::float8) * rate) as tokens
      from held, moment
    ),
    verdict as materialized (
      select count(*)::int as known,
        bool_and(tokens >= 1 and (blocked_until is null or blocked_until <= at)) and count(*) = (select count(*) from asked) as may,
        max(greatest((1 - tokens) / rate, extract(epoch from blocked_until - at)::float8)) as seconds,
        max(refusals) as refusals
      from level
    ),
    spent as (
      update ${rateBucket} b set tokens = l.tokens - 1, refilled_at = greatest(l.at, l.refilled_at)
      from level l, verdict v where b.name = l.name and v.may
    )
    select known, may, seconds, refusals from verdict`);
  return rows[0] ?? { known: 0, may: null, seconds: null, refusals: null };
};

/**
 * A token of each bucket, or of none: in one statement, which several processes may ask at once. A bucket that nobody asked before is made
 * full.
 */
export const takeToken = async (db: Db, buckets: readonly Bucket[], clock: SQL = databaseClock): Promise<Taken> => {
  const asked = sql`${JSON.stringify(buckets.map(({ name, perSecond, burst }) => ({ name, rate: perSecond, burst })))}::jsonb`;
  let found = await takeOnce(db, asked, clock);
  if (found.known < buckets.length) {
    const full = buckets.map(({ name, burst }) => ({ name, tokens: burst, refilledAt: clock }));
    await db.insert(rateBucket).values(full).onConflictDoNothing();
    found = await takeOnce(db, asked, clock);
  }
  if (found.may === true) return { type: 'taken', refusals: found.refusals ?? 0 };
  return { type: 'wait', ms: Math.max(1, Math.ceil((found.seconds ?? 0) * 1000)) };
};
