import { and, eq, inArray } from 'drizzle-orm';
import type { ListingRow } from '#contract/listing.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { category } from '../db/schema/category.ts';

/** The category a listing is to have, or why it can not (domain 5.4: a leaf, and nothing excluded above it). */
export const findLeaf = async (tx: Tx, id: string): Promise<Result<ListingRow['category'], string>> => {
  const [found] = await tx
    .select({ id: category.id, level: category.level, name: category.name, path: category.path })
    .from(category)
    .where(eq(category.id, id));
  if (!found) return refuse('Categoria não encontrada');
  const { path, ...leaf } = found;
  if ((await tx.$count(category, eq(category.parentId, id))) > 0) return refuse('Escolha uma categoria sem subcategorias');
  const isExcluded = and(eq(category.isExcluded, true), inArray(category.id, [...path, id]));
  return (await tx.$count(category, isExcluded)) > 0 ? refuse('Nada é anunciado nesta categoria') : ok(leaf);
};
