import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { skuCost } from '../db/schema/price-rule.ts';

/** The cost of a piece to the company, of those SKUs whose cost is known. */
export const readCosts = async (db: Db | Tx, skuIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(skuCost)
    .where(inArray(skuCost.skuId, [...skuIds]));
  return new Map(rows.map(({ skuId, cost }) => [skuId, cost]));
};

/** Null forgets it. */
export const writeCost = async (tx: Tx, skuId: string, cost: number | null): Promise<void> => {
  if (cost === null) await tx.delete(skuCost).where(eq(skuCost.skuId, skuId));
  else await tx.insert(skuCost).values({ skuId, cost }).onConflictDoUpdate({ target: skuCost.skuId, set: { cost } });
};
