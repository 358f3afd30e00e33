import { eq } from 'drizzle-orm';
import type { ListingRow } from '#contract/listing.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import type { Sentence } from '../language/sentences.ts';

/** What decides whether anything is listed in a category. */
type Standing = Pick<typeof category.$inferSelect, 'isLeaf' | 'isClosed'>;

/** Why nothing is listed in it (domain 5.4: only in a leaf, and where nothing above is excluded); null where something may be. */
export const whyNotListed = ({ isLeaf, isClosed }: Standing): Sentence | null => {
  if (!isLeaf) return 'Escolha uma categoria sem subcategorias';
  return isClosed ? 'Nada é anunciado nesta categoria' : null;
};

/** The category a listing is to have, or why it can not. */
export const findLeaf = async (tx: Tx, id: string): Promise<Result<ListingRow['category'], Sentence>> => {
  const [found] = await tx
    .select({ id: category.id, level: category.level, name: category.name, isLeaf: category.isLeaf, isClosed: category.isClosed })
    .from(category)
    .where(eq(category.id, id));
  if (!found) return refuse('Categoria não encontrada');
  const { isLeaf, isClosed, ...leaf } = found;
  const why = whyNotListed({ isLeaf, isClosed });
  return why === null ? ok(leaf) : refuse(why);
};
