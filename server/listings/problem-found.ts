import { sql } from 'drizzle-orm';
import type { ListingFilter } from '#contract/listing.ts';
import { countStep } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import type { Actor } from '../http/actor.ts';
import { problemRows } from './listing-filter.ts';

/** Up to so many with a problem are found by it and sorted, decided ones among them. More are looked for in the order of the queue. */
const fewest = 1000;

interface ProblemFound {
  /** All that have the problem, as the database writes an array; undefined where they are many, or none is asked for. */
  readonly few: string | undefined;
  /** Rows are counted so many at a time. */
  readonly countedStep: number;
}

/**
 * How to read a list by what the checks found, which lies beside the listings: no index has it in the order of the queue. Of a rare one the
 * whole queue would be walked for a page; of a common one each row counted is looked up by itself, so fewer are.
 */
export const problemFound = async (db: Db, { problem }: Pick<ListingFilter, 'problem'>, actor: Actor): Promise<ProblemFound> => {
  if (problem === undefined || actor.role === 'seller') return { few: undefined, countedStep: countStep };
  // Of many nothing is told but that: as rows they took longer to read than the page.
  const { rows } = await db.execute<{ few: string | null }>(
    sql`select case when count(*) <= ${sql.raw(String(fewest))} then coalesce(array_agg(listing_id), '{}')::text end as few from (${problemRows(problem)} limit ${sql.raw(String(fewest + 1))}) found`,
  );
  return { few: rows[0]?.few ?? undefined, countedStep: fewest };
};
