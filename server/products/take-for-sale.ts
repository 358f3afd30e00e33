import type { Tx } from '../db/open.ts';
import type { StoredItem } from '../db/schema/order.ts';
import type { WriteContext } from '../http/route.ts';
import { holdSkus } from './hold-skus.ts';
import { piecesOfSales } from './pieces-of-sales.ts';
import { writeStock } from './write-stock.ts';

interface Sale {
  readonly id: string;
  readonly sellerId: string;
  readonly items: readonly Pick<StoredItem, 'sku' | 'amount' | 'publishId'>[];
}

/** A sale that was paid takes its pieces out of the store, and every listing of them has fewer to sell. What nobody knows the SKU of takes nothing. */
export const takeForSale = async (tx: Tx, { id, sellerId, items }: Sale, record: WriteContext['record'], now: Date): Promise<void> => {
  const taken = new Map<string, number>();
  const sold = items.map((item) => ({ ...item, sellerId }));
  const piecesOf = await piecesOfSales(tx, sold);
  for (const item of sold) for (const { skuId, pieces } of piecesOf(item)) taken.set(skuId, (taken.get(skuId) ?? 0) + pieces * item.amount);
  await holdSkus(tx, [...taken.keys()]);
  const counts = new Map([...taken].map(([skuId, pieces]) => [skuId, (before: number) => before - pieces] as const));
  await writeStock(tx, { counts, type: 'sold', order: id }, record, now);
};
