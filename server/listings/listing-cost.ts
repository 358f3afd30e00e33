import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import type { listing } from '../db/schema/listing.ts';
import { skuCost } from '../db/schema/price-rule.ts';

type Sold = Pick<typeof listing.$inferSelect, 'kit' | 'sellerId' | 'sku' | 'skuId'>;

/** What a piece costs its company; of a kit, all its pieces. Null where nobody said. */
export const costOf = async (db: Db | Tx, { kit: isKit, sellerId, sku: code, skuId }: Sold): Promise<number | null> => {
  if (isKit) {
    const [parts] = await db
      .select({
        cost: sql<string | null>`case when count(*) = count(${skuCost.cost}) then sum(${skuCost.cost} * ${kitPart.quantity}) end`,
      })
      .from(kit)
      .innerJoin(kitPart, eq(kitPart.kitId, kit.id))
      .leftJoin(skuCost, eq(skuCost.skuId, kitPart.skuId))
      .where(and(eq(kit.sellerId, sellerId), eq(kit.code, code)));
    if (parts?.cost != null) return Number(parts.cost);
  }
  if (skuId === null) return null;
  const [own] = await db.select({ cost: skuCost.cost }).from(skuCost).where(eq(skuCost.skuId, skuId));
  return own?.cost ?? null;
};
