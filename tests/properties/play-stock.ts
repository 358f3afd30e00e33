import * as fc from 'fast-check';
import { asc, eq, isNotNull, min } from 'drizzle-orm';
import { saveKit } from '#contract/kit.ts';
import { saveLink } from '#contract/link.ts';
import { activateListing, pauseListing, setPriceAndStock } from '#contract/listing-calls.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { getProduct, saveProduct, type Product } from '#contract/product.ts';
import { unreachable } from '#lib/result.ts';
import { soldOut } from '#machines/lifecycle/reactivation.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { listing } from '#server/db/schema/listing.ts';
import { event } from '#server/db/schema/core.ts';
import { sku } from '#server/db/schema/product.ts';
import { stockOfListing } from '#server/listings/listing-stock.ts';
import { marketplaceNotifier } from '#server/marketplace/marketplace-author.ts';
import { productOf } from '#server/products/get-product.ts';
import { takeForSale } from '#server/products/take-for-sale.ts';
import type { HubAndFake } from '../support/hub-and-fake.ts';
import type { Door } from '../support/hub-process.ts';
import { sellerOf } from './sender-world.ts';
import { beginStockAnew, kits, listings, skuIds, skus, stockAtFirst } from './stock-world.ts';

/** What a history is made of. What can not be done where it stands is refused by the hub, and no harm. */
export type StockStep =
  | { readonly do: 'edit' | 'save'; readonly at: number; readonly stock: number }
  | { readonly do: 'sell'; readonly at: number; readonly amount: number }
  | { readonly do: 'kit'; readonly at: number; readonly quantity: number }
  | { readonly do: 'pause' | 'activate' | 'revise'; readonly at: number }
  /** To one of the SKUs, or to none. */
  | { readonly do: 'bind'; readonly at: number; readonly to: number | null }
  | { readonly do: 'run'; readonly door: Door | null }
  /** The connection breaks, or it answers 503. */
  | { readonly do: 'faults'; readonly when: 'before' | 'after'; readonly is503?: true }
  | { readonly do: 'pass' };

const at = fc.nat(listings.length - 1);
const stock = fc.constantFrom(0, 0, 1, 2, 5, 12);
const doing = <Name extends StockStep['do']>(...names: readonly Name[]) => fc.constantFrom(...names);
const moment = fc.constantFrom('before' as const, 'after' as const);
const step: fc.Arbitrary<StockStep> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: doing('edit', 'save'), at, stock }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('sell' as const), at, amount: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('kit' as const), at: fc.nat(kits.length - 1), quantity: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: doing('pause', 'activate', 'revise'), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('bind' as const), at, to: fc.option(fc.nat(skus.length - 1), { freq: 2 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      door: fc.option(fc.record({ passing: fc.nat(3), at: moment, ends: fc.constantFrom('held' as const, 'dies' as const) })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('faults' as const), when: moment }) },
  { weight: 2, arbitrary: fc.constant({ do: 'pass' as const }) },
);

export const stockHistory = fc.array(step, { minLength: 2, maxLength: 14, size: 'max' });

const ana = sellerOf('ana');
/** What a plain reckoning says there is: pieces of each SKU, what each kit takes of them, and the SKU that each listing has the code of. */
interface Reckoned {
  readonly stock: Map<string, number>;
  readonly parts: Map<string, Readonly<Record<string, number>>>;
  readonly sells: Map<string, string>;
}
const reckonedAtFirst = (): Reckoned => ({
  stock: new Map(skus.map((code) => [code, stockAtFirst])),
  parts: new Map(kits.map(({ code, parts }) => [code, parts])),
  sells: new Map(listings.map(({ id, sku: code }) => [id, code])),
});
/** Taken apart it keeps the code: a sale of it still takes what has it. */
const codeOf = ({ sells }: Reckoned, which: number): string => sells.get(named(which).id) ?? '';

/** What the step makes of it, where the hub took it. */
const reckon = (reckoned: Reckoned, each: StockStep, isTaken: boolean): void => {
  if (!isTaken) return;
  const { stock: pieces, parts, sells } = reckoned;
  if (each.do === 'bind' && each.to !== null) sells.set(named(each.at).id, skus[each.to] ?? '');
  if (each.do === 'kit') parts.set((kits[each.at] ?? kits[0]).code, Object.fromEntries(skus.map((code) => [code, each.quantity])));
  // Edited is the SKU that the listing is bound to; saved is the product, whatever listing sells it.
  if (each.do === 'edit') pieces.set(codeOf(reckoned, each.at), each.stock);
  if (each.do === 'save') pieces.set(named(each.at).sku, each.stock);
  if (each.do !== 'sell') return;
  const { kit } = named(each.at);
  const takes = kit === null ? { [codeOf(reckoned, each.at)]: 1 } : (parts.get(kit) ?? {});
  for (const [part, taken] of Object.entries(takes)) pieces.set(part, Math.max(0, (pieces.get(part) ?? 0) - taken * each.amount));
};

const named = (which: number) => listings[which] ?? listings[0];

/** As the form has it, which says all of the product. */
const saveStock = async (both: HubAndFake, which: number, pieces: number): Promise<unknown> => {
  const id = `product-${named(which).sku}-a`;
  const product: Product | null = await productOf(both.db, id, ana);
  if (!product) throw new Error(`${getProduct.name} finds no ${id}`);
  const skus = product.skus.map(({ _id, gtin, dimensions, price }) => ({ _id, gtin, dimensions, price, stock: pieces }));
  return both.decide(saveProduct, { params: { id }, body: { name: product.name, brand: product.brand, skus } }, ana);
};

/** As a sale is heard of: the marketplace has taken it from what it has there, as far as it has it, and tells the hub. */
const sell = async (both: HubAndFake, which: number, amount: number, code: string): Promise<boolean> => {
  const { id, kit } = named(which);
  const item = [...both.fake.state().items.values()].find(({ sellerCustomField }) => sellerCustomField === id);
  if (!item || item.status !== 'active' || item.quantity < amount) return false;
  const quantity = item.quantity - amount;
  await both.fake.control('moderate', {
    itemId: item.id,
    quantity,
    sold: item.sold + amount,
    ...(quantity === 0 && { status: 'paused', subStatus: [soldOut] }),
  });
  const items = [{ sku: kit ?? `COD-${code}-a`, amount, publishId: id }];
  await both.db.transaction((tx) =>
    takeForSale(tx, { id: 'order', sellerId: 'ana', items }, marketplaceNotifier(tx, both.now()).record, both.now()),
  );
  return true;
};

const changeKit = (both: HubAndFake, which: number, quantity: number): Promise<unknown> => {
  const { id, code } = kits[which] ?? kits[0];
  const parts = skuIds.map((skuId) => ({ skuId, quantity }));
  return both.decide(saveKit, { params: { id }, body: { name: `Kit ${id}`, code, discount: 0, parts } }, ana);
};

const take = (both: HubAndFake, each: StockStep, reckoned: Reckoned, run: (door?: Door) => Promise<void>): Promise<unknown> => {
  switch (each.do) {
    case 'edit':
      return both.decide(setPriceAndStock, { body: { publishId: named(each.at).id, stock: each.stock, isBelowCostMeant: false } }, ana);
    case 'save':
      return saveStock(both, each.at, each.stock);
    case 'sell':
      return sell(both, each.at, each.amount, codeOf(reckoned, each.at));
    case 'kit':
      return changeKit(both, each.at, each.quantity);
    case 'revise':
      return both.decide(saveListing, { params: { publishId: named(each.at).id }, body: { price: 5000 } }, ana);
    case 'pause':
      return both.decide(pauseListing, { body: { publishId: named(each.at).id } }, ana);
    case 'activate':
      return both.decide(activateListing, { body: { publishId: named(each.at).id } }, ana);
    case 'bind':
      return both.decide(
        saveLink,
        { params: { id: named(each.at).id }, body: { skuId: each.to === null ? null : (skuIds[each.to] ?? null), undoes: null } },
        ana,
      );
    case 'run':
      return run(each.door ?? undefined);
    case 'faults':
      return both.fake.script([
        { ...(each.is503 ? { kind: 'error', status: 503 } : { kind: 'break' }), when: each.when, method: 'PUT', path: '/items' },
      ]);
    case 'pass':
      return both.pass(61_000);
    default:
      return unreachable(each);
  }
};

const mostTurns = 40;

/** Plays a history and lets time pass until nothing is due; answers what is not as it should be. */
export const playStock = async (both: HubAndFake, steps: readonly StockStep[]): Promise<readonly string[]> => {
  await beginStockAnew(both);
  let process = both.openProcess();
  const run = async (door?: Door): Promise<void> => {
    if (!process.isAlive()) process = both.openProcess();
    await process.run(door);
  };
  const reckoned = reckonedAtFirst();
  for (const each of steps) {
    const answer = await take(both, each, reckoned, run);
    reckon(
      reckoned,
      each,
      answer === true || (typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 200),
    );
  }
  await both.fake.script([]);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await run();
    const [due] = await both.db
      .select({ at: min(integrationJob.nextAt) })
      .from(integrationJob)
      .where(isNotNull(integrationJob.nextAt));
    if (!due?.at) break;
    await both.pass(Math.max(125_000, due.at.getTime() - both.now().getTime()));
  }
  const sold = steps.flatMap((each) => (each.do === 'sell' ? [named(each.at).id] : []));
  return wrongAtRest(both, reckoned, new Set(sold));
};

const wrongAtRest = async (both: HubAndFake, reckoned: Reckoned, sold: ReadonlySet<string>): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { id, stock: pieces } of await both.db.select().from(sku)) {
    if (pieces < 0) found.push(`negative: ${id} has ${pieces}`);
    const expected = reckoned.stock.get(skus[skuIds.indexOf(id)] ?? '');
    if (expected !== undefined && pieces !== expected) found.push(`reckoned: ${id} has ${pieces}, and ${expected} are left`);
  }
  const open = await both.db.select().from(integrationJob).where(isNotNull(integrationJob.nextAt));
  found.push(...open.map(({ kind, subject }) => `never sent: ${kind} ${subject}`));
  for (const { id } of listings) {
    const [row] = await both.db.select().from(listing).where(eq(listing.id, id));
    const item = [...both.fake.state().items.values()].find(({ sellerCustomField }) => sellerCustomField === id);
    if (!row || !item) throw new Error(`${id} is gone`);
    const here = await stockOfListing(both.db, row);
    const isSoldOutThere = item.status === 'paused' && item.subStatus.includes(soldOut);
    // Bound to no SKU nobody knows what it sells: that the last piece was sold there, nobody here is told.
    const isUntold = here === null && isSoldOutThere && sold.has(id);
    if (here !== null && here !== item.quantity) found.push(`stock of ${id}: ${here} here, ${item.quantity} there`);
    if (!isUntold && (row.status === 'active') !== (item.status === 'active'))
      found.push(`status of ${id}: ${row.status} here, ${item.status} there`);
    if (row.subStatus === soldOut && !isSoldOutThere) found.push(`sold out: ${id} is so here, and not there`);
    if (row.status === 'active' && here === 0) found.push(`sold out: ${id} is on sale with none left`);
  }
  return [...found, ...(await brokenHistory(both))];
};

/** Each change of a stock begins where the one before it ended: none was lost, and none stands before what it followed. */
const brokenHistory = async ({ db }: HubAndFake): Promise<readonly string[]> => {
  const found: string[] = [];
  const last = new Map<string, string>();
  for (const { data, type } of await db.select().from(event).orderBy(asc(event.seq))) {
    const { changes = [] } = data as { changes?: readonly { field: string; before: string | null; after: string | null }[] };
    for (const { field, before, after } of changes) {
      if (!field.startsWith('stock:')) continue;
      const known = last.get(field);
      if (known !== undefined && known !== before) found.push(`order: ${field} was ${known}, and ${type} began at ${before ?? 'none'}`);
      last.set(field, after ?? '');
    }
  }
  return found;
};
