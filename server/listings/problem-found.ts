import { sql } from 'drizzle-orm';
import type { ListingFilter } from '#contract/listing.ts';
import { countStep } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import type { Actor } from '../http/actor.ts';
import { problemRows } from './listing-filter.ts';

/** Up to so many with a problem are found by it and sorted, decided ones among them. More are looked for in the order of the queue. */
const fewest = 1000;

interface ProblemFound {
  /** All listings with the problem that is asked for; undefined where they are many, or none is asked for. */
  readonly few: readonly string[] | undefined;
  /** Rows are counted so many at a time. */
  readonly countedStep: number;
}

/**
 * How to read a list by what the checks found, which lies beside the listings: no index has it in the order of the queue. Of a rare one the
 * whole queue would be walked for a page; of a common one each row counted is looked up by itself, so fewer are.
 */
export const problemFound = async (db: Db, { problem }: Pick<ListingFilter, 'problem'>, actor: Actor): Promise<ProblemFound> => {
  if (problem === undefined || actor.role === 'seller') return { few: undefined, countedStep: countStep };
  const { rows } = await db.execute<{ listing_id: string }>(sql`${problemRows(problem)} limit ${sql.raw(String(fewest + 1))}`);
  return { few: rows.length > fewest ? undefined : rows.map((row) => row.listing_id), countedStep: fewest };
};
