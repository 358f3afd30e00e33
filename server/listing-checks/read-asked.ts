import { eq } from 'drizzle-orm';
import type { Asked } from '#contract/category-rules.ts';
import { specsOf } from '../categories/category-record.ts';
import type { Db } from '../db/open.ts';
import { category } from '../db/schema/category.ts';

/** What a category asks of its listings; null of one that says nothing of attributes (an import's): nobody knows. */
export const readAsked = async (db: Pick<Db, 'select'>, categoryId: string): Promise<readonly Asked[] | null> => {
  const [found] = await db
    .select({ specs: category.specs, requiredHere: category.requiredHere })
    .from(category)
    .where(eq(category.id, categoryId));
  return found && found.specs.length > 0 ? specsOf(found).flatMap(({ attributes }) => attributes) : null;
};
