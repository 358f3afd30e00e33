import { and, eq } from 'drizzle-orm';
import type { Result } from '#lib/result.ts';
import { product } from '../db/schema/product.ts';
import type { ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { takeFound } from '../stream/take-found.ts';
import { productsOf, statusOf, subjectOf } from './product-row.ts';

export type ProductRecord = Omit<
  typeof product.$inferSelect,
  'search' | 'sortTitle' | 'hasStock' | 'lacksBarcode' | 'isListed' | 'createdAt'
>;

/** Its SKUs are locked before it. */
export const takeProduct = (
  context: WriteContext,
  id: string,
  silent: readonly string[] = [],
): Promise<Result<ProductRecord, ServerProblem>> => {
  const { version, sellerId, categoryId, title, brand, isArchived } = product;
  const query = context.tx
    .select({ id: product.id, version, sellerId, categoryId, title, brand, isArchived })
    .from(product)
    .where(and(eq(product.id, id), productsOf(context.actor)))
    .for('no key update');
  return takeFound(context, query, (found) => ({
    subject: subjectOf(id),
    version: found.version,
    status: statusOf(found.isArchived),
    silent,
  }));
};
