import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import type { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';

type Sold = Pick<typeof listing.$inferSelect, 'kit' | 'sellerId' | 'sku' | 'skuId'>;

/** How many can be sold: of a kit, how many can be made of what is at hand (contract/kit-figures.ts). Null where nobody knows: it is bound to no SKU. */
export const stockOfListing = async (db: Db | Tx, { kit: isKit, sellerId, sku: code, skuId }: Sold): Promise<number | null> => {
  if (isKit) {
    const [made] = await db
      .select({ stock: sql<number | null>`min(floor(${sku.stock}::numeric / ${kitPart.quantity}))::int` })
      .from(kit)
      .innerJoin(kitPart, eq(kitPart.kitId, kit.id))
      .innerJoin(sku, eq(sku.id, kitPart.skuId))
      .where(and(eq(kit.sellerId, sellerId), eq(kit.code, code)));
    if (made?.stock !== null && made !== undefined) return made.stock;
  }
  if (skuId === null) return null;
  const [own] = await db.select({ stock: sku.stock }).from(sku).where(eq(sku.id, skuId));
  return own?.stock ?? null;
};
