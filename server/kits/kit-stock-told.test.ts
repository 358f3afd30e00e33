import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listKit, saveKit } from '#contract/kit.ts';
import { listListings } from '#contract/listing.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { enqueueStock } from '../integration-jobs/enqueue-stock.ts';
import { commandOf } from '../marketplace/command-of.ts';
import { piecesOfSales } from '../products/pieces-of-sales.ts';

let app: TestApp;
/** Of a kit of two of its SKU, and of a listing of several pieces that hangs on a SKU of its own and goes by the kit's code. */
let id = '';
let other = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  other = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  await insertListing(app.db, other, 'ana', 'active');
  await insertKit(app.db, id);
  await setStock(id, 9);
  await setStock(other, 5);
  await app.db
    .update(listing)
    .set({ kit: true, sku: `KIT-${id}` })
    .where(eq(listing.id, other));
});

const setStock = (of: string, stock: number) =>
  app.db
    .update(sku)
    .set({ stock })
    .where(eq(sku.id, `sku-${of}`));

const saveCode = async (code: string, discount = 0) => {
  const parts = [{ skuId: `sku-${id}`, quantity: 2 }];
  const body = { name: 'Kit com 2 capas', code, discount, parts };
  expect((await app.send(saveKit, { params: { id: `kit-${id}` }, body }, { as: 'seller' })).status).toBe(200);
};

/** What the marketplace is about to be told of the stock of the listing. */
const toBeTold = async (): Promise<readonly unknown[]> => {
  const jobs = await app.db
    .select()
    .from(integrationJob)
    .where(eq(integrationJob.subject, `listing:${other}`));
  return Promise.all(jobs.map(async (job) => [job.kind, await commandOf(app.db, job)]));
};
const told = (stock: number) => [['setStock', expect.objectContaining({ kind: 'setStock', stock }) as unknown]];

test('the listing that a kit leaves behind with its code has the stock of its own SKU told, once', async () => {
  await saveCode(`NOVO-${id}`);
  expect(await toBeTold()).toEqual(told(5));
});

test('one that hangs on no SKU goes with its kit: it has the new code, is found by it, follows its price, and has its stock told by the parts', async () => {
  await app.db
    .update(listing)
    .set({ skuId: null, price: 2 * 9990 })
    .where(eq(listing.id, other));
  await saveCode(`NOVO-${id}`, 1000);
  expect(await toBeTold()).toEqual(expect.arrayContaining(told(4)));
  const query = { search: `novo-${id}` };
  const found = listListings.reply.parse((await app.send(listListings, { query }, { as: 'seller' })).body);
  expect(found.items).toMatchObject([{ publishId: other, sku: `NOVO-${id}`, price: 17_982, version: 3 }]);
  const sold = { sellerId: 'ana', publishId: other, sku: `KIT-${id}` };
  expect((await piecesOfSales(app.db, [sold]))(sold)).toMatchObject([{ skuId: `sku-${id}`, pieces: 2 }]);
  const again = listKit.reply.parse(
    (await app.send(listKit, { params: { id: `kit-${id}` }, body: { accounts: ['account-ana'] } }, { as: 'seller' })).body,
  );
  expect(again).toMatchObject({ made: [], existing: [{ publishId: other }] });
});

test('a listing of several pieces that no kit is composed for follows the stock of its SKU', async () => {
  const tell = () => app.db.transaction((tx) => enqueueStock(tx, [`sku-${other}`], new Date()));
  await tell();
  expect(await toBeTold()).toEqual([]);
  await app.db
    .update(listing)
    .set({ sku: `COD-${other}` })
    .where(eq(listing.id, other));
  await tell();
  expect(await toBeTold()).toEqual(told(5));
});

test('that of a kit is told by its parts, and by them alone', async () => {
  await app.db.transaction((tx) => enqueueStock(tx, [`sku-${id}`, `sku-${other}`], new Date()));
  expect(await toBeTold()).toEqual(told(4));
});
