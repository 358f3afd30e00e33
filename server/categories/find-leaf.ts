import { eq } from 'drizzle-orm';
import type { ListingRow } from '#contract/listing.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import type { Sentence } from '../language/sentences.ts';

/** The category a listing is to have, or why it can not (domain 5.4: a leaf, and nothing excluded above it). */
export const findLeaf = async (tx: Tx, id: string): Promise<Result<ListingRow['category'], Sentence>> => {
  const [found] = await tx
    .select({ id: category.id, level: category.level, name: category.name, isLeaf: category.isLeaf, isClosed: category.isClosed })
    .from(category)
    .where(eq(category.id, id));
  if (!found) return refuse('Categoria não encontrada');
  const { isLeaf, isClosed, ...leaf } = found;
  if (!isLeaf) return refuse('Escolha uma categoria sem subcategorias');
  return isClosed ? refuse('Nada é anunciado nesta categoria') : ok(leaf);
};
