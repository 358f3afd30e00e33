import { and, eq } from 'drizzle-orm';
import { setPriceAndStock } from '#contract/listing-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { listing } from '../db/schema/listing.ts';
import { invalid, stepRefused } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { enqueueListingStock } from '../integration-jobs/enqueue-stock.ts';
import { holdSkus } from '../products/hold-skus.ts';
import { writeStock } from '../products/write-stock.ts';
import { priceChange } from '../prices/change-price.ts';
import { visibleTo } from './listing-filter.ts';
import { stockOfListing } from './listing-stock.ts';
import type { LockedListing } from './lock-listing.ts';
import { mayReprice } from './may-reprice.ts';
import { isRebound, rebound } from './rebound.ts';
import { takeListing } from './step.ts';
import { writeListing } from './write-listing.ts';

const refuseAt = (path: string, message: Parameters<typeof invalid>[0]) => refuse(invalid(message, [{ message, path }]));

const sayBelowCost = (cost: string) => `Abaixo do custo, que é ${cost}` as const;

/** Taken in the order in which a product's save takes them: all that sells the SKU before this one of it; nothing of another company's. Answers which SKU it held. */
const holdStock = async ({ tx, actor }: WriteContext, publishId: string): Promise<string | null> => {
  const [found] = await tx
    .select({ skuId: listing.skuId })
    .from(listing)
    .where(and(eq(listing.id, publishId), visibleTo(actor)));
  if (found?.skuId) await holdSkus(tx, [found.skuId]);
  return found?.skuId ?? null;
};

interface StockAsked {
  readonly stock: number;
  readonly ifStock: number | undefined;
}

const stockIt = async ({ tx, clock, record }: WriteContext, row: LockedListing['row'], { stock, ifStock }: StockAsked) => {
  const { ofKit, skuId } = row;
  if (ofKit) return refuseAt('stock', 'O estoque de um kit é o das suas partes');
  if (skuId === null) return refuseAt('stock', 'O anúncio não está vinculado a um SKU, que é quem tem o estoque');
  const here = await stockOfListing(tx, row);
  if (ifStock !== undefined && here !== null && here !== ifStock && here !== stock)
    return refuse(stepRefused(`O estoque mudou desde então: agora é ${here}`));
  // Of this listing alone a number was named: what others that sell the SKU were told stands.
  if (here === stock) await enqueueListingStock(tx, row.id, clock());
  else await writeStock(tx, { counts: new Map([[skuId, () => stock]]), type: 'edited' }, record, clock());
  return ok(null);
};

/** PUT /publish/price: price and stock alone, whatever else of the listing is wrong. */
export const setPriceAndStockRoute = writeRoute(
  setPriceAndStock,
  async ({ body: { publishId, price, stock, ifStock, isBelowCostMeant } }, context) => {
    const held = stock === undefined ? undefined : await holdStock(context, publishId);
    const taken = await takeListing(context, publishId);
    if (!taken.ok) return taken;
    const { row } = taken.value;
    if (isRebound(row, held)) return refuse(rebound());
    const stepped = price === undefined ? null : await mayReprice(context, taken.value, { price, isBelowCostMeant, say: sayBelowCost });
    if (stepped?.ok === false) return stepped;
    const stocked = stock === undefined ? null : await stockIt(context, row, { stock, ifStock });
    if (stocked?.ok === false) return stocked;
    if (price === undefined || price === row.price) return ok({ publishId, status: row.status, version: row.version });
    const { status } = row;
    return ok(
      await writeListing(context, taken.value, {
        type: 'repriced',
        status,
        set: { price },
        data: { changes: priceChange(row.price, price) },
      }),
    );
  },
);
