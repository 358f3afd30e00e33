/**
 * A listing costs what its SKU costs, or has a price of its own: whoever changes the SKU's changes that of all listings that have it, and no
 * other. The same of a kit, whose price is made of its parts. (decision 0123)
 */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { kitFigures } from '#contract/kit-figures.ts';
import type { Tx } from '../db/open.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import { changePrice } from './change-price.ts';

interface Cost {
  /** Which listings sell it. */
  readonly sells: ReturnType<typeof and>;
  readonly price: number | null;
}
/** By SKU or kit. */
export type Prices = ReadonlyMap<string, Cost>;

const pricesOfKits = async (tx: Tx, kitIds: readonly string[]): Promise<[string, Cost][]> => {
  const parts =
    kitIds.length === 0
      ? []
      : await tx
          .select({ kit, quantity: kitPart.quantity, sku })
          .from(kit)
          .innerJoin(kitPart, eq(kitPart.kitId, kit.id))
          .innerJoin(sku, eq(sku.id, kitPart.skuId))
          .where(inArray(kit.id, [...kitIds]));
  return [...new Map(parts.map((part) => [part.kit.id, part.kit]))].map(([id, { sellerId, code, discount }]) => {
    const own = parts.filter((part) => part.kit.id === id);
    const pieces = own.map(({ quantity, sku: { height, width, depth, weight, price, stock } }) => ({
      quantity,
      dimensions: { height, width, depth, weight },
      price,
      stock,
    }));
    const sells = and(eq(listing.sellerId, sellerId), sql`${listing.kit}`, eq(listing.sku, code));
    return [`kit:${id}`, { sells, price: kitFigures(pieces, discount).price }];
  });
};

/** What a kit costs now; kept before a change, so that it is known afterwards who followed it. */
export const pricesOfKit = async (tx: Tx, kitId: string): Promise<Prices> => new Map(await pricesOfKits(tx, [kitId]));

/** What SKUs cost now, and the kits that they are part of. */
export const pricesOfSkus = async (tx: Tx, skuIds: readonly string[]): Promise<Prices> => {
  if (skuIds.length === 0) return new Map();
  const ids = [...skuIds];
  const own = await tx.select({ id: sku.id, price: sku.price }).from(sku).where(inArray(sku.id, ids));
  const kits = await tx.selectDistinct({ id: kitPart.kitId }).from(kitPart).where(inArray(kitPart.skuId, ids));
  const alone = own.map(({ id, price }): [string, Cost] => [
    `sku:${id}`,
    { sells: and(eq(listing.skuId, id), sql`not ${listing.kit}`), price },
  ]);
  return new Map([
    ...alone,
    ...(await pricesOfKits(
      tx,
      kits.map(({ id }) => id),
    )),
  ]);
};

/** Has the listings that cost what it cost cost what it costs now. What a deal holds keeps its price, and so does what has no price to follow any more. */
export const followPrices = async (tx: Tx, was: Prices, is: Prices, record: WriteContext['record'], now: Date): Promise<void> => {
  for (const [of, { sells, price: before }] of was) {
    const after = is.get(of)?.price ?? null;
    if (after === null || after === before) continue;
    const rows = await tx
      .select()
      .from(listing)
      .where(
        and(
          sells,
          sql`${listing.price} is not distinct from ${before}`,
          sql`not exists (select from ${listingDetail} where ${listingDetail.listingId} = ${listing.id} and ${listingDetail.freezedByDeal})`,
        ),
      )
      .orderBy(asc(listing.id))
      .for('no key update');
    for (const row of rows) await changePrice(tx, { record, cause: 'sku' }, row, after, now);
  }
};
