import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';

/** What waits for review in a category, or below it, is looked at anew: its checks count otherwise from now on. */
export const checkAnewIn = async (tx: Tx, categoryId: string): Promise<void> => {
  await tx.execute(sql`
    select check_anew(array(select listing.id from listing join category on category.id = listing.category_id
      where listing.status = 'pending' and (category.id = ${categoryId} or category.path && array[${categoryId}]::text[])))`);
};
