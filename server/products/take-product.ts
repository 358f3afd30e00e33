import { and, eq } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import { product } from '../db/schema/product.ts';
import { changedMeanwhile, notFound, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { productsOf, statusOf, subjectOf } from './product-row.ts';

export type ProductRecord = Omit<
  typeof product.$inferSelect,
  'search' | 'sortTitle' | 'hasStock' | 'lacksBarcode' | 'isListed' | 'createdAt'
>;

/**
 * Finds and locks, then refuses in this order: absent or foreign, changed since the version decided on. Its SKUs are locked before it.
 * `silent`: types of events that do not contradict this step.
 */
export const takeProduct = async (
  { tx, actor, ifMatch }: WriteContext,
  id: string,
  silent: readonly string[] = [],
): Promise<Result<ProductRecord, ServerProblem>> => {
  const { version, sellerId, categoryId, title, brand, isArchived } = product;
  const [found] = await tx
    .select({ id: product.id, version, sellerId, categoryId, title, brand, isArchived })
    .from(product)
    .where(and(eq(product.id, id), productsOf(actor)))
    .for('no key update');
  if (!found) return refuse(notFound());
  const standing = { subject: subjectOf(id), version: found.version, status: statusOf(found.isArchived) };
  const conflict = ifMatch === null ? null : await conflictSince(tx, standing, actor.id, ifMatch, silent);
  return conflict ? refuse(changedMeanwhile(conflict)) : ok(found);
};
