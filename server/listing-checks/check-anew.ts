import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';

/**
 * What waits for review in a category, or below it, is looked at anew: its checks count or ask otherwise from now on. What was found stands until
 * then, and what was never looked at comes first (decision 0152).
 */
export const checkAnewIn = async (tx: Tx, categoryId: string, now: Date): Promise<void> => {
  await tx.execute(sql`
    update listing_check set next_at = ${now}, lease = null, tries = 0, failure = null, error = null
    where listing_id in (select listing.id from listing join category on category.id = listing.category_id
      where listing.status = 'pending' and (category.id = ${categoryId} or category.path && array[${categoryId}]::text[]))`);
};
