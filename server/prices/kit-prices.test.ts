import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPriceRunItems, previewPrices, setSkuCost } from '#contract/price-preview.ts';
import { createPriceRule, startPriceRun, type PriceRuleData } from '#contract/price-rule.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { priceRunWork } from './price-run-work.ts';

let app: TestApp;
const terms = { extra: 0, margin: 2000, fee: 1650, ending: null, mostChange: 100 } as const;
const rule: PriceRuleData = { name: 'Margem', sellerId: 'ana', marketPlaceId: null, categoryId: null, listingType: null, ...terms };

beforeAll(async () => {
  app = await openTestApp();
  for (const id of ['piece', 'old', 'unbound', 'pack']) await insertListing(app.db, id, 'ana', 'active');
  // Two of the piece, which costs 25,00.
  await insertKit(app.db, 'piece');
  const ofKit = { kit: true, sku: 'KIT-piece', price: 9000 };
  await app.db.update(listing).set(ofKit).where(eq(listing.id, 'old'));
  await app.db
    .update(listing)
    .set({ ...ofKit, skuId: null })
    .where(eq(listing.id, 'unbound'));
  // Of how many pieces this one is stands nowhere.
  await app.db.update(listing).set({ kit: true }).where(eq(listing.id, 'pack'));
  for (const [id, cost] of Object.entries({ piece: 2500, old: 1000, pack: 2500 }))
    await app.send(setSkuCost, { params: { skuId: `sku-${id}` }, body: { cost } }, { as: 'seller' });
});
afterAll(() => app.close());

/** A cost of 50,00 makes 78,75. */
const made = [
  ['old', 5000, 7875, 'changed'],
  ['pack', null, null, 'noCost'],
  ['piece', 2500, 3938, 'changed'],
  ['unbound', 5000, 7875, 'changed'],
];

test('what is sold as a kit is priced by what its pieces cost, and never by the cost of one of them', async () => {
  const query = { extra: '0', margin: '2000', fee: '1650', mostChange: '100' };
  const { items } = previewPrices.reply.parse((await app.send(previewPrices, { query }, { as: 'seller' })).body);
  expect(items.map(({ publishId, cost, after, outcome }) => [publishId, cost, after, outcome])).toEqual(made);
  // That of a kit is said of its pieces.
  expect(items.map(({ publishId, skuId }) => [publishId, skuId !== null])).toEqual([
    ['old', false],
    ['pack', false],
    ['piece', true],
    ['unbound', false],
  ]);
  const { _id } = createPriceRule.reply.parse((await app.send(createPriceRule, { body: rule }, { as: 'seller' })).body);
  await app.send(startPriceRun, { params: { id: _id }, body: { runId: crypto.randomUUID(), isDry: false } }, { as: 'seller' });
  await createWorker(priceRunWork, { db: app.db, clock: () => new Date(), log: quiet }).drain();
  const prices = await app.db.select({ id: listing.id, price: listing.price }).from(listing).orderBy(listing.id);
  expect(prices.map(({ id, price }) => [id, price])).toEqual([
    ['old', 7875],
    ['pack', 9990],
    ['piece', 3938],
    ['unbound', 7875],
  ]);
});

test('the fixed cost is of what is sold: a kit pays it once, whatever it is made of', async () => {
  const query = { extra: '500', margin: '2000', fee: '1650', mostChange: '100' };
  const { items } = previewPrices.reply.parse((await app.send(previewPrices, { query }, { as: 'seller' })).body);
  expect(items.map(({ publishId, cost, after }) => [publishId, cost, after])).toEqual([
    ['old', 5000, 8662],
    ['pack', null, null],
    ['piece', 2500, 4725],
    ['unbound', 5000, 8662],
  ]);
});

test('a kit whose pieces cost more than a number of 32 bits holds is priced with all others', async () => {
  await app.db.update(kitPart).set({ quantity: 90 }).where(eq(kitPart.skuId, 'sku-piece'));
  await app.send(setSkuCost, { params: { skuId: 'sku-piece' }, body: { cost: 100_000_000 } }, { as: 'seller' });
  const query = { extra: '0', margin: '2000', fee: '1650', mostChange: '100' };
  const { items } = previewPrices.reply.parse((await app.send(previewPrices, { query }, { as: 'seller' })).body);
  expect(items.find(({ publishId }) => publishId === 'old')?.cost).toBe(9_000_000_000);
  const { _id } = createPriceRule.reply.parse(
    (await app.send(createPriceRule, { body: { ...rule, name: 'Cara' } }, { as: 'seller' })).body,
  );
  const runId = crypto.randomUUID();
  await app.send(startPriceRun, { params: { id: _id }, body: { runId, isDry: true } }, { as: 'seller' });
  await createWorker(priceRunWork, { db: app.db, clock: () => new Date(), log: quiet }).drain();
  const became = listPriceRunItems.reply.parse((await app.send(listPriceRunItems, { params: { id: runId } }, { as: 'seller' })).body);
  expect(became.items.find(({ publishId }) => publishId === 'old')).toMatchObject({ cost: 9_000_000_000, outcome: 'jump' });
});
