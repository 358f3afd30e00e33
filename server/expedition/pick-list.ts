import { and, asc, inArray } from 'drizzle-orm';
import { getPickList, mostPicked } from '#contract/expedition.ts';
import { ok } from '#lib/result.ts';
import { saleOrder } from '../db/schema/order.ts';
import { readRoute } from '../http/route.ts';
import { expeditionConditions } from './expedition-filter.ts';

interface Line {
  readonly sku: string;
  readonly title: string;
  readonly amount: number;
  readonly orders: number;
}

/** GET /expedition/picklist: of the most urgent ones first, so that a list that is not whole still is the one to begin with. */
export const getPickListRoute = readRoute(getPickList, async ({ query: { ids, ...filter } }, { db, actor, clock }) => {
  const all = expeditionConditions({ ...(ids ? {} : filter), stage: 'waiting' }, actor, clock());
  const found = await db
    .select({ items: saleOrder.items, sellerId: saleOrder.sellerId })
    .from(saleOrder)
    .where(and(all, ids && inArray(saleOrder.id, ids)))
    .orderBy(asc(saleOrder.shipBy), asc(saleOrder.id))
    .limit(mostPicked + 1);
  const picked = found.slice(0, mostPicked);
  // Two companies may call different things by one SKU.
  const lines = new Map<string, Line>();
  for (const { items, sellerId } of picked)
    for (const [sku, { title, amount }] of bySku(items)) {
      const key = JSON.stringify([sellerId, sku]);
      const line = lines.get(key) ?? { sku, title, amount: 0, orders: 0 };
      lines.set(key, { ...line, amount: line.amount + amount, orders: line.orders + 1 });
    }
  const sorted = [...lines.values()].toSorted((one, other) => one.sku.localeCompare(other.sku, 'pt-BR'));
  return ok({ lines: sorted, orders: picked.length, isWhole: found.length <= mostPicked });
});

/** An order may name a SKU twice; it still is one order. */
const bySku = (items: readonly Pick<Line, 'sku' | 'title' | 'amount'>[]): ReadonlyMap<string, Pick<Line, 'title' | 'amount'>> => {
  const sums = new Map<string, Pick<Line, 'title' | 'amount'>>();
  for (const { sku, title, amount } of items) sums.set(sku, { title, amount: (sums.get(sku)?.amount ?? 0) + amount });
  return sums;
};
