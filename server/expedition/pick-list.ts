import { and, asc, eq, inArray } from 'drizzle-orm';
import { getPickList, mostPicked } from '#contract/expedition.ts';
import { ok } from '#lib/result.ts';
import { seller } from '../db/schema/core.ts';
import { saleOrder } from '../db/schema/order.ts';
import { readRoute } from '../http/route.ts';
import { piecesOfSales, type Piece } from '../products/pieces-of-sales.ts';
import { expeditionConditions } from './expedition-filter.ts';

interface Line {
  readonly sku: string;
  readonly title: string;
  readonly amount: number;
  readonly orders: number;
  readonly sellerId: string;
  readonly sellerName: string;
}

/** GET /expedition/picklist: of the most urgent ones first, so that a list that is not whole still is the one to begin with. */
export const getPickListRoute = readRoute(getPickList, async ({ query: { ids, ...filter } }, { db, actor, clock }) => {
  const all = expeditionConditions({ ...(ids ? {} : filter), stage: 'waiting' }, actor, clock());
  const found = await db
    .select({ items: saleOrder.items, sellerId: saleOrder.sellerId, sellerName: seller.name })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .where(and(all, ids && inArray(saleOrder.id, ids)))
    .orderBy(asc(saleOrder.shipBy), asc(saleOrder.id))
    .limit(mostPicked + 1);
  const picked = found.slice(0, mostPicked);
  const piecesOf = await piecesOfSales(
    db,
    picked.flatMap(({ items, sellerId }) => items.map((item) => ({ ...item, sellerId }))),
  );
  const lines = new Map<string, Line>();
  for (const { items, sellerId, sellerName } of picked) {
    const taken = items.flatMap((item) => takenFor(item, piecesOf({ ...item, sellerId })));
    for (const [sku, { title, amount }] of bySku(taken)) {
      // Two companies may call different things by one SKU.
      const key = JSON.stringify([sellerId, sku]);
      const line = lines.get(key) ?? { sku, title, amount: 0, orders: 0, sellerId, sellerName };
      lines.set(key, { ...line, amount: line.amount + amount, orders: line.orders + 1 });
    }
  }
  const sorted = [...lines.values()].toSorted(
    (one, other) => one.sku.localeCompare(other.sku, 'pt-BR') || one.sellerName.localeCompare(other.sellerName, 'pt-BR'),
  );
  return ok({ lines: sorted, orders: picked.length, isWhole: found.length <= mostPicked });
});

type Taken = Pick<Line, 'sku' | 'title' | 'amount'>;

/** The pieces to take. An item whose SKU nobody knows is taken by the name the sale gives it. */
const takenFor = ({ sku, title, amount }: Taken, pieces: readonly Piece[]): readonly Taken[] =>
  pieces.length === 0
    ? [{ sku, title, amount }]
    : pieces.map((piece) => ({ sku: piece.code, title: piece.title, amount: amount * piece.pieces }));

/** An order may name a SKU twice; it still is one order. */
const bySku = (items: readonly Taken[]): ReadonlyMap<string, Omit<Taken, 'sku'>> => {
  const sums = new Map<string, Omit<Taken, 'sku'>>();
  for (const { sku, title, amount } of items) sums.set(sku, { title, amount: (sums.get(sku)?.amount ?? 0) + amount });
  return sums;
};
