import { eq } from 'drizzle-orm';
import { setPriceAndStock } from '#contract/listing-calls.ts';
import { formatCents } from '#lib/money.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { invalid, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { holdSkus } from '../products/hold-skus.ts';
import { writeStock } from '../products/write-stock.ts';
import { priceChange } from '../prices/change-price.ts';
import { costOf } from './listing-cost.ts';
import { stockOfListing } from './listing-stock.ts';
import type { LockedListing } from './lock-listing.ts';
import { stepLocked, takeListing, type Stepped } from './step.ts';
import { writeListing } from './write-listing.ts';

const refuseAt = (path: string, message: Parameters<typeof invalid>[0]) => refuse(invalid(message, [{ message, path }]));

/** Does the price stand that is asked for? A price that is what it was changes nothing. */
const mayReprice = async (
  context: WriteContext,
  locked: LockedListing,
  price: number,
  isBelowCostMeant: boolean,
): Promise<Result<Stepped, ServerProblem>> => {
  const { tx } = context;
  const [detail] = await tx
    .select({ isLocked: listingDetail.freezedByDeal })
    .from(listingDetail)
    .where(eq(listingDetail.listingId, locked.row.id));
  const stepped = await stepLocked(context, locked, { type: 'reprice' }, detail?.isLocked);
  if (!stepped.ok) return stepped;
  const cost = isBelowCostMeant ? null : await costOf(tx, locked.row.id);
  return cost !== null && price < cost ? refuseAt('price', `Abaixo do custo, que é ${formatCents(cost)}`) : stepped;
};

/** Taken in the order in which a product's save takes them: all that sells the SKU before this one of it. Answers which SKU it held. */
const holdStock = async ({ tx }: WriteContext, publishId: string): Promise<string | null> => {
  const [found] = await tx.select({ skuId: listing.skuId }).from(listing).where(eq(listing.id, publishId));
  if (found?.skuId) await holdSkus(tx, [found.skuId]);
  return found?.skuId ?? null;
};

/** Bound to another SKU while it was waited for: that one is not held, and a stock is not written to what nobody meant. */
const isRebound = ({ skuId }: LockedListing['row'], stock: number | undefined, held: string | null): boolean =>
  stock !== undefined && skuId !== held;

interface StockAsked {
  readonly stock: number;
  readonly ifStock: number | undefined;
}

const stockIt = async ({ tx, clock, record }: WriteContext, row: LockedListing['row'], { stock, ifStock }: StockAsked) => {
  const { ofKit, skuId } = row;
  if (ofKit) return refuseAt('stock', 'O estoque de um kit é o das suas partes');
  if (skuId === null) return refuseAt('stock', 'O anúncio não está vinculado a um SKU, que é quem tem o estoque');
  const here = ifStock === undefined ? null : await stockOfListing(tx, row);
  if (here !== null && here !== ifStock) return refuse(stepRefused(`O estoque mudou desde então: agora é ${here}`));
  await writeStock(tx, { counts: new Map([[skuId, () => stock]]), type: 'edited' }, record, clock());
  return ok(null);
};

/** PUT /publish/price: price and stock alone, whatever else of the listing is wrong. */
export const setPriceAndStockRoute = writeRoute(
  setPriceAndStock,
  async ({ body: { publishId, price, stock, ifStock, isBelowCostMeant } }, context) => {
    const held = stock === undefined ? null : await holdStock(context, publishId);
    const taken = await takeListing(context, publishId);
    if (!taken.ok) return taken;
    const { row } = taken.value;
    if (isRebound(row, stock, held)) return refuse(stepRefused('O vínculo do anúncio mudou agora mesmo: tente de novo'));
    const stepped = price === undefined ? null : await mayReprice(context, taken.value, price, isBelowCostMeant);
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
