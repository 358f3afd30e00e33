import { eq } from 'drizzle-orm';
import { archiveProduct } from '#contract/product.ts';
import { refuse } from '#lib/result.ts';
import { stepProduct } from '#machines/lifecycle/product.ts';
import { product } from '../db/schema/product.ts';
import { orNotFound, stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { productOf } from './get-product.ts';
import { statusOf, subjectOf } from './product-row.ts';
import { takeProduct } from './take-product.ts';

const cannot = { archive: 'Produto já está arquivado', restore: 'Produto não está arquivado' } as const;

/** PUT /product/{id}/archive: its listings stay as they are, and its stock is kept; it takes no new listing. */
export const archiveProductRoute = writeRoute(archiveProduct, async ({ params: { id }, body: { isArchived } }, context) => {
  const { tx, actor, record } = context;
  // It sells on until then, and after.
  const taken = await takeProduct(context, id, ['sold']);
  if (!taken.ok) return taken;
  const step = isArchived ? 'archive' : 'restore';
  const before = taken.value;
  if (!stepProduct(statusOf(before.isArchived), step, { party: actor.role }).ok) return refuse(stepRefused(cannot[step]));
  const version = before.version + 1;
  await tx.update(product).set({ isArchived, version }).where(eq(product.id, id));
  await record({ subject: subjectOf(id), type: isArchived ? 'archived' : 'restored', version, data: {}, sellerId: before.sellerId });
  return orNotFound(await productOf(tx, id, actor));
});
