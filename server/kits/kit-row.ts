import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Kit, KitRow, KitSku } from '#contract/kit.ts';
import { kitFigures } from '#contract/kit-figures.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { product, sku } from '../db/schema/product.ts';
import type { Actor } from '../http/actor.ts';

export const subjectOf = (id: string): string => `kit:${id}`;

/** Kits this person may see: the own company's for sellers, all for people who work for the hub (decisions 18–21). */
export const kitsOf = ({ role, sellerId }: Pick<Actor, 'role' | 'sellerId'>): SQL | undefined =>
  role === 'seller' ? eq(kit.sellerId, sellerId ?? '') : undefined;

/** The listings of a kit, known by the SKU they are sold under, bound to one or not; `from` and `where` of a query about them. */
const kitListings = sql`${listing} where ${listing.kit} and ${listing.sellerId} = ${kit.sellerId} and ${listing.sku} = ${kit.code}`;

type Part = Kit['parts'][number];

/** SKUs as parts of kits tell them. */
export const kitSkuColumns = {
  skuId: sku.id,
  sku: sku.sku,
  productId: product.id,
  productName: product.title,
  sellerId: sku.sellerId,
  sellerName: seller.name,
  gtin: sku.gtin,
  height: sku.height,
  width: sku.width,
  depth: sku.depth,
  weight: sku.weight,
  price: sku.price,
  stock: sku.stock,
  isArchived: product.isArchived,
};

type Selected = Omit<KitSku, 'dimensions'> & KitSku['dimensions'];

export const toKitSku = ({ height, width, depth, weight, ...rest }: Selected): KitSku => ({
  ...rest,
  dimensions: { height, width, depth, weight },
});

/** Parts by kit, in their order. */
const selectParts = async (db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Part[]>> => {
  const rows = await db
    .select({ kitId: kitPart.kitId, quantity: kitPart.quantity, ...kitSkuColumns })
    .from(kitPart)
    .innerJoin(sku, eq(sku.id, kitPart.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(seller, eq(seller.id, sku.sellerId))
    .where(inArray(kitPart.kitId, [...ids]))
    .orderBy(asc(kitPart.kitId), asc(kitPart.position));
  const parts = new Map<string, Part[]>();
  for (const { kitId, quantity, ...selected } of rows) parts.set(kitId, [...(parts.get(kitId) ?? []), { ...toKitSku(selected), quantity }]);
  return parts;
};

/** A row with its parts and the day it was made: all that is known without its listings and history. */
export type KitRead = KitRow & Pick<Kit, 'parts' | 'createdAt'>;

/** Kits by title; `ids` says which. */
export const selectKits = async (db: Db | Tx, ids: readonly string[]): Promise<readonly KitRead[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      kit: {
        _id: kit.id,
        version: kit.version,
        name: kit.title,
        code: kit.code,
        sellerId: kit.sellerId,
        discount: kit.discount,
        createdAt: kit.createdAt,
      },
      sellerName: seller.name,
      listings: sql<number>`(select count(*)::int from ${kitListings})`,
    })
    .from(kit)
    .innerJoin(seller, eq(seller.id, kit.sellerId))
    .where(inArray(kit.id, [...ids]))
    .orderBy(asc(kit.sortTitle), asc(kit.id));
  const all = await selectParts(db, ids);
  return rows.map(({ kit: own, sellerName, listings }) => {
    const parts = all.get(own._id) ?? [];
    return {
      ...own,
      createdAt: own.createdAt.toISOString(),
      sellerName,
      contents: parts.map(({ sku: code, quantity }) => ({ sku: code, quantity })),
      ...kitFigures(parts, own.discount),
      listings,
      parts: [...parts],
    };
  });
};

export const toRow = ({ parts: _parts, createdAt: _createdAt, ...row }: KitRead): KitRow => row;
