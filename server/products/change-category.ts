import { eq } from 'drizzle-orm';
import type { FieldChange } from '#contract/listing.ts';
import { ok, type Result } from '#lib/result.ts';
import { findLeaf } from '../categories/find-leaf.ts';
import type { Tx } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import type { Sentence } from '../language/sentences.ts';
import type { ProductRecord } from './take-product.ts';

export interface CategoryChange {
  readonly id: string;
  /** Two of one name are told by their ids as well. */
  readonly change: FieldChange;
}

/** Another category, as it is told; null where it stays, in one that was closed meanwhile too. Or why nothing is listed in it. */
export const readCategoryChange = async (
  tx: Tx,
  { categoryId }: ProductRecord,
  wanted: string | undefined,
): Promise<Result<CategoryChange | null, Sentence>> => {
  if (wanted === undefined || wanted === categoryId) return ok(null);
  const leaf = await findLeaf(tx, wanted);
  if (!leaf.ok) return leaf;
  const [was] = await tx.select({ name: category.name }).from(category).where(eq(category.id, categoryId));
  const before = was?.name ?? categoryId;
  const { id, name } = leaf.value;
  const isAlike = before === name;
  const change = { field: 'category', before: isAlike ? `${before} (${categoryId})` : before, after: isAlike ? `${name} (${id})` : name };
  return ok({ id, change });
};
