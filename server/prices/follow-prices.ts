/**
 * A listing costs what its SKU costs, or has a price of its own: whoever changes the SKU's changes that of all listings that have it, and no
 * other. The same of a kit, whose price is made of its parts. What is sold as several pieces and is no kit's keeps its price. (decision 0123)
 */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { kitFigures } from '#contract/kit-figures.ts';
import type { Tx } from '../db/open.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import type { WriteContext } from '../http/route.ts';
import { changePrice } from './change-price.ts';

interface KitPrice {
  readonly id: string;
  readonly sellerId: string;
  readonly code: string;
  readonly price: number | null;
}
/** What SKUs cost, by their ids, and kits. */
export interface Prices {
  readonly skus: ReadonlyMap<string, number | null>;
  readonly kits: readonly KitPrice[];
}

const pricesOfKits = async (tx: Tx, kitIds: readonly string[]): Promise<readonly KitPrice[]> => {
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
    return { id, sellerId, code, price: kitFigures(pieces, discount).price };
  });
};

/** What a kit costs now; kept before a change, so that it is known afterwards who followed it. */
export const pricesOfKit = async (tx: Tx, kitId: string): Promise<Prices> => ({
  skus: new Map(),
  kits: await pricesOfKits(tx, [kitId]),
});

/** What SKUs cost now, and the kits that they are part of. */
export const pricesOfSkus = async (tx: Tx, skuIds: readonly string[]): Promise<Prices> => {
  if (skuIds.length === 0) return { skus: new Map(), kits: [] };
  const ids = [...skuIds];
  const own = await tx.select({ id: sku.id, price: sku.price }).from(sku).where(inArray(sku.id, ids));
  const made = await tx.selectDistinct({ id: kitPart.kitId }).from(kitPart).where(inArray(kitPart.skuId, ids));
  const kits = await pricesOfKits(
    tx,
    made.map(({ id }) => id),
  );
  return { skus: new Map(own.map(({ id, price }) => [id, price])), kits };
};

type Followed = Pick<typeof listing.$inferSelect, 'kit' | 'skuId' | 'sellerId' | 'sku'>;

interface Change {
  readonly before: number | null;
  readonly after: number;
}

const changed = (before: number | null, after: number | null | undefined): readonly Change[] =>
  after === null || after === undefined || after === before ? [] : [{ before, after }];

const nameOf = (sellerId: string, code: string): string => JSON.stringify([sellerId, code]);

/** SKUs and kits whose price changed, by the id or code that listings know them by. A price that is gone is not followed. */
const changesOf = (was: Prices, is: Prices) => {
  const skus = new Map([...was.skus].flatMap(([id, before]) => changed(before, is.skus.get(id)).map((change) => [id, change] as const)));
  // What sells a kit goes by the code that it has now.
  const now = new Map(is.kits.map((each) => [each.id, each]));
  const kits = was.kits.flatMap(({ id, price }) => {
    const each = now.get(id);
    return each ? changed(price, each.price).map((change) => ({ ...each, change })) : [];
  });
  const byCode = new Map(kits.map(({ sellerId, code, change }) => [nameOf(sellerId, code), change]));
  return {
    skuIds: [...skus.keys()],
    kitIds: kits.map(({ id }) => id),
    befores: [...skus.values(), ...byCode.values()].flatMap(({ before }) => before ?? []),
    of: ({ kit: isKit, skuId, sellerId, sku: code }: Followed): Change | undefined =>
      isKit ? byCode.get(nameOf(sellerId, code)) : skus.get(skuId ?? ''),
  };
};

/**
 * Gives listings that had the old price of their SKU or kit its new one. A listing in a deal keeps its price, and so does one with no price
 * to follow any more. All are asked for at once: a file changes many.
 */
export const followPrices = async (tx: Tx, was: Prices, is: Prices, record: WriteContext['record'], now: Date): Promise<void> => {
  const { skuIds, kitIds, befores, of } = changesOf(was, is);
  if (skuIds.length + kitIds.length === 0) return;
  // Each way by its own index, as `holdSkus` asks.
  const alone = tx
    .select({ id: listing.id })
    .from(listing)
    .where(and(inArray(listing.skuId, skuIds), sql`not ${listing.kit}`));
  const asKit = tx
    .select({ id: listing.id })
    .from(listing)
    .innerJoin(kit, and(eq(kit.sellerId, listing.sellerId), eq(kit.code, listing.sku)))
    .where(and(sql`${listing.kit}`, inArray(kit.id, kitIds)));
  const rows = await tx
    .select()
    .from(listing)
    .where(
      and(
        inArray(listing.id, alone.union(asKit)),
        or(isNull(listing.price), inArray(listing.price, befores)),
        sql`not exists (select from ${listingDetail} where ${listingDetail.listingId} = ${listing.id} and ${listingDetail.freezedByDeal})`,
      ),
    )
    .orderBy(asc(listing.id))
    .for('no key update');
  for (const row of rows) {
    const change = of(row);
    if (change?.before === row.price) await changePrice(tx, { record, cause: 'sku' }, row, change.after, now);
  }
};
