import { sql, type SQL } from 'drizzle-orm';
import type { ProblemFilter } from '#contract/check.ts';
import type { ListingRecord } from './lock-listing.ts';

/** What two listings have in common that are like cases: company, category, and which checks found something. */
export const likeOf = (
  { sellerId, categoryId }: Pick<ListingRecord, 'sellerId' | 'categoryId'>,
  problems: readonly ProblemFilter[],
): string => JSON.stringify([sellerId, categoryId, ...problems.toSorted()]);

/**
 * Was this decision undone, or decided otherwise before its seller did anything about it? What a listing becomes after it was corrected
 * says nothing against its refusal, and what somebody of the hub edited in it is nothing its seller did. Of the statement's own `event`, by
 * name: among what is selected a column would lose its table.
 */
export const isOverturned: SQL<boolean> = sql<boolean>`coalesce((
  select later.type in ('approved', 'refused', 'returned') and later.type <> event.type from event later
  where later.subject = event.subject and later.version > event.version
    and (later.type in ('approved', 'refused', 'returned', 'resubmitted')
      or later.type = 'edited' and exists (select from account where account.id = later.actor_id and account.role = 'seller'))
  order by later.version limit 1), false)`;
