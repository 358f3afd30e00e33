import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import type { StoredItem } from '../db/schema/order.ts';
import { product, sku } from '../db/schema/product.ts';

export interface SoldItem extends Pick<StoredItem, 'sku' | 'publishId'> {
  readonly sellerId: string;
}

export interface Piece {
  readonly skuId: string;
  readonly code: string;
  readonly title: string;
  readonly pieces: number;
}

type Reader = Pick<Db, 'select'>;

/** Two companies may call different things by one code. */
const keyOf = (sellerId: string, code: string): string => JSON.stringify([sellerId, code]);

const listingsOf = async (db: Reader, items: readonly SoldItem[]) => {
  const ids = [...new Set(items.flatMap(({ publishId }) => publishId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: listing.id, sellerId: listing.sellerId, skuId: listing.skuId, code: listing.sku, kit: listing.kit })
          .from(listing)
          .where(inArray(listing.id, ids));
  const listingsById = new Map(found.map((each) => [each.id, each]));
  return ({ sellerId, publishId }: SoldItem) => {
    const by = publishId === null ? undefined : listingsById.get(publishId);
    return by?.sellerId === sellerId ? by : undefined;
  };
};

const shown = { skuId: sku.id, code: sku.sku, title: product.title };

/** What one of each kit takes out of the store, by the kit's code. */
const partsOf = async (
  db: Reader,
  sellers: readonly string[],
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Piece[]>> => {
  if (codes.length === 0) return new Map();
  const parts = await db
    .select({ sellerId: kit.sellerId, kit: kit.code, pieces: kitPart.quantity, ...shown })
    .from(kit)
    .innerJoin(kitPart, eq(kitPart.kitId, kit.id))
    .innerJoin(sku, eq(sku.id, kitPart.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(inArray(kit.sellerId, [...sellers]), inArray(kit.code, [...codes])))
    .orderBy(asc(kitPart.skuId));
  const partsByCode = new Map<string, Piece[]>();
  for (const part of parts) {
    const code = keyOf(part.sellerId, part.kit);
    partsByCode.set(code, [...(partsByCode.get(code) ?? []), part]);
  }
  return partsByCode;
};

/** SKUs by their own ids and by the codes of their companies. */
const skusOf = async (
  db: Reader,
  sellers: readonly string[],
  named: { readonly ids: readonly string[]; readonly codes: readonly string[] },
) => {
  const { ids, codes } = named;
  const found =
    sellers.length === 0
      ? []
      : await db
          .select({ sellerId: sku.sellerId, ...shown })
          .from(sku)
          .innerJoin(product, eq(product.id, sku.productId))
          .where(or(inArray(sku.id, [...ids]), and(inArray(sku.sellerId, [...sellers]), inArray(sku.sku, [...codes]))));
  return {
    byId: new Map(found.map((each) => [each.skuId, each])),
    byCode: new Map(found.map((each) => [keyOf(each.sellerId, each.code), each])),
  };
};

/**
 * What one of each item takes out of the store: by the listing it was sold by, which may have been bound to another SKU since, else by its
 * code; of a kit its parts. None where nobody knows the SKU (decision 0123).
 */
export const piecesOfSales = async (db: Reader, items: readonly SoldItem[]): Promise<(item: SoldItem) => readonly Piece[]> => {
  const listingOf = await listingsOf(db, items);
  const codeOf = (item: SoldItem): string => listingOf(item)?.code ?? item.sku;
  const sellers = [...new Set(items.map(({ sellerId }) => sellerId))];
  const parts = await partsOf(db, sellers, [...new Set(items.map(codeOf))]);
  const skus = await skusOf(db, sellers, {
    ids: [...new Set(items.flatMap((item) => listingOf(item)?.skuId ?? []))],
    codes: [...new Set(items.map((item) => item.sku))],
  });
  return (item) => {
    const by = listingOf(item);
    const ofKit = by?.kit === false ? undefined : parts.get(keyOf(item.sellerId, codeOf(item)));
    if (ofKit) return ofKit;
    const own = by?.skuId ? skus.byId.get(by.skuId) : skus.byCode.get(keyOf(item.sellerId, item.sku));
    return own ? [{ ...own, pieces: 1 }] : [];
  };
};
