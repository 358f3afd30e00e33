import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import type { StoredItem } from '../db/schema/order.ts';
import { sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import { holdSkus } from './hold-skus.ts';
import { writeStock } from './write-stock.ts';

interface Sale {
  readonly id: string;
  readonly sellerId: string;
  readonly items: readonly Pick<StoredItem, 'sku' | 'amount' | 'publishId'>[];
}

interface Piece {
  readonly skuId: string;
  readonly pieces: number;
}

/** What one of a kit takes out of the store; nothing where the code is no kit's. */
const piecesOfKit = (tx: Tx, sellerId: string, code: string): Promise<Piece[]> =>
  tx
    .select({ skuId: kitPart.skuId, pieces: kitPart.quantity })
    .from(kit)
    .innerJoin(kitPart, eq(kitPart.kitId, kit.id))
    .where(and(eq(kit.sellerId, sellerId), eq(kit.code, code)))
    .orderBy(asc(kitPart.skuId));

/** What one of an item takes: by the listing it was sold by, which may have been bound to another SKU since, else by its code. */
const piecesOf = async (tx: Tx, sellerId: string, { sku: code, publishId }: Sale['items'][number]): Promise<readonly Piece[]> => {
  const [by] =
    publishId === null
      ? []
      : await tx
          .select({ skuId: listing.skuId, code: listing.sku, kit: listing.kit })
          .from(listing)
          .where(and(eq(listing.id, publishId), eq(listing.sellerId, sellerId)));
  const parts = by?.kit === false ? [] : await piecesOfKit(tx, sellerId, by?.code ?? code);
  if (parts.length > 0) return parts;
  if (by?.skuId) return [{ skuId: by.skuId, pieces: 1 }];
  const own = await tx
    .select({ skuId: sku.id })
    .from(sku)
    .where(and(eq(sku.sellerId, sellerId), inArray(sku.sku, [code])));
  return own.map(({ skuId }) => ({ skuId, pieces: 1 }));
};

/** A sale that was paid takes its pieces out of the store, and every listing of them has fewer to sell. What nobody knows the SKU of takes nothing. */
export const takeForSale = async (tx: Tx, { id, sellerId, items }: Sale, record: WriteContext['record'], now: Date): Promise<void> => {
  const taken = new Map<string, number>();
  for (const item of items)
    for (const { skuId, pieces } of await piecesOf(tx, sellerId, item)) taken.set(skuId, (taken.get(skuId) ?? 0) + pieces * item.amount);
  await holdSkus(tx, [...taken.keys()]);
  const counts = new Map([...taken].map(([skuId, pieces]) => [skuId, (before: number) => before - pieces] as const));
  await writeStock(tx, { counts, type: 'sold', order: id }, record, now);
};
