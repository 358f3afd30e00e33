/** What changes SKUs and has it told, whoever changes them: a person's save, or a file. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import { enqueueStock } from '../integration-jobs/enqueue-stock.ts';
import { followPrices, pricesOfSkus } from '../prices/follow-prices.ts';

export type SkuRecord = typeof sku.$inferSelect;
export type SkuColumns = Pick<SkuRecord, 'gtin' | 'noBarcode' | 'price' | 'stock' | 'height' | 'width' | 'depth' | 'weight'>;

export interface SkuChange {
  readonly before: SkuRecord;
  readonly columns: Partial<SkuColumns>;
}

/**
 * Writes SKUs that are held (`holdSkus`), all in one statement, however many: the others wait for it. Listings follow what they copy: the
 * stock, and the price where they have that of the SKU.
 */
export const writeSkus = async (tx: Tx, changed: readonly SkuChange[], record: WriteContext['record'], now: Date): Promise<void> => {
  if (changed.length === 0) return;
  const of = (column: keyof SkuColumns) => changed.filter(({ columns }) => columns[column] !== undefined).map(({ before }) => before.id);
  const repriced = of('price');
  const was = await pricesOfSkus(tx, repriced);
  const rows = changed.map(({ before, columns }) => {
    const { id, gtin, noBarcode, price, stock, height, width, depth, weight } = { ...before, ...columns };
    return { id, gtin, no_barcode: noBarcode, price, stock, height, width, depth, weight };
  });
  await tx.execute(sql`
    update ${sku} set gtin = r.gtin, no_barcode = r.no_barcode, price = r.price, stock = r.stock, height = r.height, width = r.width, depth = r.depth, weight = r.weight
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, gtin text, no_barcode text, price bigint, stock integer, height real, width real, depth real, weight real)
    where ${sku.id} = r.id`);
  await enqueueStock(tx, of('stock'), now);
  await followPrices(tx, was, await pricesOfSkus(tx, repriced), record, now);
};
