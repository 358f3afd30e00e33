import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { product, sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import { enqueueStock } from '../integration-jobs/enqueue-stock.ts';
import type { ProductEventData } from './product-event.ts';
import { subjectOf } from './product-row.ts';

interface StockWrite {
  /** How many there are of each SKU, by how many there were. */
  readonly counts: ReadonlyMap<string, (before: number) => number>;
  readonly type: 'edited' | 'sold';
  /** The sale that took them. */
  readonly order?: string;
}

/**
 * Writes how many pieces there are of SKUs that are held (`holdSkus`): the SKUs, what is told of their products, whose form says them too, and
 * what the marketplace is told of every listing that sells one. Never fewer than none.
 */
export const writeStock = async (tx: Tx, { counts, ...why }: StockWrite, record: WriteContext['record'], now: Date): Promise<void> => {
  const ids = [...counts.keys()];
  if (ids.length === 0) return;
  const before = await tx.select().from(sku).where(inArray(sku.id, ids)).orderBy(asc(sku.id));
  const changed = before.flatMap((each) => {
    const after = Math.max(0, counts.get(each.id)?.(each.stock) ?? each.stock);
    return after === each.stock ? [] : [{ ...each, after }];
  });
  if (changed.length === 0) return;
  await writeChanged(tx, { changed, ...why }, record);
  await enqueueStock(
    tx,
    changed.map(({ id }) => id),
    now,
  );
};

interface ChangedStock extends Omit<StockWrite, 'counts'> {
  readonly changed: readonly (typeof sku.$inferSelect & { readonly after: number })[];
}

const writeChanged = async (tx: Tx, { changed, type, order }: ChangedStock, record: WriteContext['record']): Promise<void> => {
  // Before their SKUs are written, which marks them too (mark_of_sku), and in one order: two sales of the same products would wait for
  // each other for ever.
  const products = await tx
    .select({ id: product.id })
    .from(product)
    .where(
      inArray(
        product.id,
        changed.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(product.id))
    .for('no key update');
  for (const { id, after } of changed) await tx.update(sku).set({ stock: after }).where(eq(sku.id, id));
  for (const { id: productId } of products) {
    const skus = changed.filter((each) => each.productId === productId);
    const [edited] = await tx
      .update(product)
      .set({ version: sql`${product.version} + 1` })
      .where(eq(product.id, productId))
      .returning({ version: product.version, sellerId: product.sellerId });
    if (!edited) throw new Error(`Product ${productId} is gone`);
    const data: ProductEventData = {
      fields: skus.map(({ sku: code }) => `sku:${code}`),
      changes: skus.map(({ sku: code, stock, after }) => ({ field: `stock:${code}`, before: String(stock), after: String(after) })),
      ...(order !== undefined && { order }),
    };
    await record({ subject: subjectOf(productId), type, version: edited.version, data: { ...data }, sellerId: edited.sellerId });
  }
};
