import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { skuCost } from '../db/schema/price-rule.ts';

const ofParts = sql`(select case when count(*) = count(${skuCost.cost}) then sum(${skuCost.cost}::bigint * ${kitPart.quantity}) end
  from ${kit} join ${kitPart} on ${kitPart.kitId} = ${kit.id} left join ${skuCost} on ${skuCost.skuId} = ${kitPart.skuId}
  where ${kit.sellerId} = ${listing.sellerId} and ${kit.code} = ${listing.sku})`;
const ofSku = sql`(select ${skuCost.cost} from ${skuCost} where ${skuCost.skuId} = ${listing.skuId})`;

/**
 * In a statement over listings, what one costs its company, in cents; null where nobody said. The cost of a kit is that of all its pieces.
 * Another listing that is sold as several pieces has no known cost: how many they are is stored nowhere (decision 0123).
 */
export const listingCost = sql<number | null>`case when ${listing.ofKit} then ${ofParts} when not ${listing.kit} then ${ofSku} end`.mapWith(
  Number,
);

/** At least so much: what one may not be sold below unless it is meant. Of several pieces the cost of one stands for what nobody knows. */
export const costOf = async (db: Db | Tx, listingId: string): Promise<number | null> => {
  const [sold] = await db
    .select({ cost: sql<number | null>`coalesce(${listingCost}, ${ofSku})`.mapWith(Number) })
    .from(listing)
    .where(eq(listing.id, listingId));
  return sold?.cost ?? null;
};
