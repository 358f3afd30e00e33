/** What ended at the marketplace is told no price that nobody set for it. (decision 0144) */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPriceRunItems, previewPrices, setSkuCost } from '#contract/price-preview.ts';
import { createPriceRule, startPriceRun } from '#contract/price-rule.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { followPrices, pricesOfSkus } from './follow-prices.ts';
import { priceRunWork } from './price-run-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  for (const id of ['open', 'ended']) {
    await insertListing(app.db, id, 'ana', 'active');
    await app.send(setSkuCost, { params: { skuId: `sku-${id}` }, body: { cost: 5000 } }, { as: 'seller' });
  }
  await end('ended');
});
afterAll(() => app.close());

const end = (id: string) => app.db.update(listing).set({ isClosedThere: true }).where(eq(listing.id, id));
const toldOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(integrationJob)
      .where(eq(integrationJob.subject, `listing:${id}`))
  ).map(({ kind }) => kind);
const priceOf = async (id: string) => (await app.db.select().from(listing).where(eq(listing.id, id)))[0]?.price;
const terms = { extra: 0, margin: 2000, fee: 1650, mostChange: 30 };

const startRun = async (): Promise<string> => {
  const scope = { sellerId: 'ana', marketPlaceId: null, categoryId: null, listingType: null, ending: null };
  const made = await app.send(createPriceRule, { body: { name: 'Margem', ...scope, ...terms } }, { as: 'seller' });
  const { _id } = createPriceRule.reply.parse(made.body);
  const runId = randomUUID();
  await app.send(startPriceRun, { params: { id: _id }, body: { runId, isDry: false } }, { as: 'seller' });
  return runId;
};
const endRun = async (runId: string) => {
  await createWorker(priceRunWork, { db: app.db, clock: () => new Date(), log: quiet }).drain();
  const { body } = await app.send(listPriceRunItems, { params: { id: runId }, query: {} }, { as: 'seller' });
  return listPriceRunItems.reply.parse(body).items.map(({ publishId, outcome }) => `${publishId} ${outcome}`);
};

test('a rule is not for what ended there', async () => {
  const query = { extra: '0', margin: '2000', fee: '1650', mostChange: '30' };
  const { body } = await app.send(previewPrices, { query }, { as: 'seller' });
  expect(previewPrices.reply.parse(body).items.map(({ publishId }) => publishId)).toEqual(['open']);
  expect(await endRun(await startRun())).toEqual(['open changed']);
});

test('nor for what ended there since its run began', async () => {
  await insertListing(app.db, 'ending', 'ana', 'active');
  await app.send(setSkuCost, { params: { skuId: 'sku-ending' }, body: { cost: 5000 } }, { as: 'seller' });
  const runId = await startRun();
  await end('ending');
  expect(await endRun(runId)).toContain('ending gone');
  expect(await toldOf('ending')).toEqual([]);
});

test('it costs what its SKU costs, for whoever duplicates it, and the marketplace is told nothing', async () => {
  await app.db.transaction(async (tx) => {
    const was = await pricesOfSkus(tx, ['sku-ended']);
    await tx.update(sku).set({ price: 6000 }).where(eq(sku.id, 'sku-ended'));
    await followPrices(tx, was, await pricesOfSkus(tx, ['sku-ended']), () => Promise.resolve(), new Date());
  });
  expect(await priceOf('ended')).toBe(6000);
  expect(await toldOf('ended')).toEqual([]);
});
