import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveKit } from '#contract/kit.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { pauseListing, setListingLock, setPriceAndStock } from '#contract/listing-calls.ts';
import { getListing, Listing, returnListing } from '#contract/listing.ts';
import { setSkuCost } from '#contract/price-preview.ts';
import { getProduct, Product, saveProduct } from '#contract/product.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { people, type PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { saleOrder } from '../db/schema/order.ts';
import { product, sku } from '../db/schema/product.ts';
import { marketplaceNotifier } from '../marketplace/marketplace-author.ts';
import { moveOrder } from '../marketplace/move-order.ts';
import { stepByStock } from '../marketplace/step-by-stock.ts';
import { takeForSale } from '../products/take-for-sale.ts';
import { testPostgres } from '../testing/open-test-db.ts';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('sold');
  await insertListing(app.db, id, 'ana', 'active');
});

const set = (body: { price?: number; stock?: number; isBelowCostMeant?: boolean }, publishId = id, as: PersonId = 'seller') =>
  app.send(setPriceAndStock, { body: { publishId, ...body } }, { as });
const read = async (publishId = id): Promise<Listing> =>
  Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'seller' })).body);
const productOf = async (publishId = id): Promise<Product> =>
  Product.parse((await app.send(getProduct, { params: { id: `product-${publishId}` } }, { as: 'seller' })).body);
const toldOf = async (publishId: string) =>
  (
    await app.db
      .select({ kind: integrationJob.kind })
      .from(integrationJob)
      .where(eq(integrationJob.subject, `listing:${publishId}`))
      .orderBy(asc(integrationJob.kind))
  ).map(({ kind }) => kind);
/** Another listing of the same SKU, by another account of the company or none. */
const another = async (status: 'active' | 'pending' = 'active'): Promise<string> => {
  const other = newId('other');
  await insertListing(app.db, other, 'ana', status);
  await app.db
    .update(listing)
    .set({ skuId: `sku-${id}`, sku: `COD-${id}` })
    .where(eq(listing.id, other));
  return other;
};

test('price and stock of what is on sale change while an attribute of it is missing, and it stays on sale', async () => {
  const missing = { id: 'MODEL', name: 'Modelo', value_name: null, value_id: null, value_type: 'string', required: true } as const;
  await app.db
    .update(listingDetail)
    .set({ attributes: [{ ...missing, custom: false, combination: false }] })
    .where(eq(listingDetail.listingId, id));
  const other = await another();
  expect(await set({ price: 12_990, stock: 8 })).toMatchObject({ status: 200, body: { status: 'active', version: 2 } });
  expect(await read()).toMatchObject({ price: 12_990, stock: 8, history: [{ type: 'repriced', by: { name: people.seller.name } }] });
  expect((await read()).history[0]?.price).toEqual({ before: 'R$ 99,90', after: 'R$ 129,90' });
  expect([await toldOf(id), await toldOf(other)]).toEqual([['changePrice', 'setStock'], ['setStock']]);
  expect(await productOf()).toMatchObject({
    stock: 8,
    version: 2,
    history: [{ type: 'edited', userName: people.seller.name, changes: [{ field: `stock:COD-${id}`, before: '5', after: '8' }] }],
  });
});

test('the same price and stock change nothing here; the stock is told of that listing once more, for there it may be another', async () => {
  const other = await another();
  expect(await set({ price: 9990 })).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await toldOf(id)).toEqual([]);
  expect(await set({ price: 9990, stock: 5 })).toMatchObject({ status: 200, body: { version: 1 } });
  expect([await toldOf(id), await toldOf(other), (await productOf()).version]).toEqual([['setStock'], [], 1]);
  expect((await app.send(setPriceAndStock, { body: { publishId: id } }, { as: 'seller' })).status).toBe(400);
});

test('a price below cost is refused at its field with the cost, and taken where it is meant', async () => {
  await app.send(setSkuCost, { params: { skuId: `sku-${id}` }, body: { cost: 5000 } }, { as: 'seller' });
  expect(await set({ price: 4990, stock: 2 })).toMatchObject({
    status: 400,
    body: { message: 'Abaixo do custo, que é R$ 50,00', cause: [{ path: 'price' }] },
  });
  expect(await read()).toMatchObject({ price: 9990, stock: 5, cost: 5000 });
  expect((await set({ price: 4990, isBelowCostMeant: true })).status).toBe(200);
  expect((await read()).price).toBe(4990);
  const reviewed = Listing.parse((await app.send(getListing, { params: { publishId: id } }, { as: 'reviewer' })).body);
  expect(reviewed).not.toHaveProperty('cost');
});

test('what a deal holds keeps its price and takes a stock; what waits for a review has its price in the form', async () => {
  await app.send(setListingLock, { body: { publishId: id, locked: true } }, { as: 'seller' });
  expect(await set({ price: 100 })).toMatchObject({ status: 409, body: { message: 'Anúncio está travado' } });
  expect((await set({ stock: 1 })).status).toBe(200);
  const waiting = await another('pending');
  expect(await set({ price: 100 }, waiting)).toMatchObject({ status: 409, body: { message: 'Anúncio já está pendente' } });
});

test('a kit has the stock of its parts and an unbound listing none: both are said at the field', async () => {
  const kit = newId('kit');
  await insertKit(app.db, id);
  await insertListing(app.db, kit, 'ana', 'active');
  await app.db
    .update(listing)
    .set({ kit: true, sku: `KIT-${id}`, skuId: null })
    .where(eq(listing.id, kit));
  expect(await set({ stock: 1 }, kit)).toMatchObject({ status: 400, body: { cause: [{ path: 'stock' }] } });
  expect((await read(kit)).stock).toBe(2);
  await app.db.update(listing).set({ skuId: null }).where(eq(listing.id, id));
  expect(await set({ stock: 1 })).toMatchObject({ status: 400, body: { cause: [{ path: 'stock' }] } });
});

test('a listing of several pieces that no kit is composed for has the stock of its SKU, which is set by it', async () => {
  await app.db.update(listing).set({ kit: true }).where(eq(listing.id, id));
  expect((await set({ stock: 3 })).status).toBe(200);
  expect((await read()).stock).toBe(3);
  expect(await toldOf(id)).toEqual(['setStock']);
});

test('a listing that costs what its SKU costs follows it, kits too; one with a price of its own, or in a deal, does not', async () => {
  const [own, held, waiting, kit] = [await another(), await another(), await another('pending'), newId('kit')];
  await set({ price: 14_990 }, own);
  await app.send(setListingLock, { body: { publishId: held, locked: true } }, { as: 'seller' });
  await insertKit(app.db, id);
  await insertListing(app.db, kit, 'ana', 'active');
  await app.db
    .update(listing)
    .set({ kit: true, sku: `KIT-${id}`, skuId: null, price: 19_980 })
    .where(eq(listing.id, kit));
  const { name, brand, skus } = await productOf();
  const edited = skus.map(({ _id, gtin, dimensions, stock }) => ({ _id, gtin, dimensions, stock, price: 10_990 }));
  const saved = await app.send(saveProduct, { params: { id: `product-${id}` }, body: { name, brand, skus: edited } }, { as: 'seller' });
  expect(saved.status).toBe(200);
  const prices = async () => Promise.all([id, own, held, waiting, kit].map(async (each) => (await read(each)).price));
  expect(await prices()).toEqual([10_990, 14_990, 9990, 10_990, 21_980]);
  expect((await read()).history[0]).toMatchObject({ type: 'repriced', cause: 'sku', price: { after: 'R$ 109,90' } });
  expect([await toldOf(id), await toldOf(held), await toldOf(waiting), await toldOf(kit)]).toEqual([
    ['changePrice'],
    [],
    [],
    ['changePrice'],
  ]);
  // And a kit's discount is a price of it.
  const body = { name: 'Kit de chuva', code: `KIT-${id}`, discount: 1000, parts: [{ skuId: `sku-${id}`, quantity: 2 }] };
  expect((await app.send(saveKit, { params: { id: `kit-${id}` }, body }, { as: 'seller' })).status).toBe(200);
  expect((await read(kit)).price).toBe(19_782);
});

test('a sale that is paid takes its pieces from the SKU, never below none, and every listing of it is told', async () => {
  const other = await another();
  const order = newId('order');
  await insertOrder(app.db, order, 'ana', 'pending');
  const item = { title: 'Capa', sku: `COD-${id}`, amount: 7, gross: 9990, publishId: id, listingType: 'gold_pro' } as const;
  await app.db
    .update(saleOrder)
    .set({ items: [item], createdAt: new Date() })
    .where(eq(saleOrder.id, order));
  while ((await app.db.select().from(saleOrder).where(eq(saleOrder.id, order)))[0]?.status === 'pending')
    await moveOrder(app.db, 'pending', new Date());
  expect(await productOf()).toMatchObject({
    stock: 0,
    history: [{ type: 'sold', order, userName: 'Mercado Livre', changes: [{ before: '5', after: '0' }] }],
  });
  expect([await toldOf(id), await toldOf(other)]).toEqual([['setStock'], ['setStock']]);
  await expect(
    app.db
      .update(sku)
      .set({ stock: -1 })
      .where(eq(sku.id, `sku-${id}`)),
  ).rejects.toMatchObject({ cause: { constraint: 'sku_stock_not_negative' } });
});

// PGlite has one connection: nothing happens meanwhile there.
/** Another transaction waits for what one holds. */
const oneWaits = () =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect((await app.db.execute(waiting)).rows).toHaveLength(1);
  });

test.runIf(testPostgres !== null)('a sale holds its products in one order, also those that it empties', async () => {
  const [one, other] = [newId('sale-a'), newId('sale-b')];
  for (const each of [one, other]) await insertListing(app.db, each, 'ana', 'active');
  // The first SKU is of the last product.
  for (const [of, to] of [
    [one, other],
    [other, one],
  ] as const)
    await app.db
      .update(sku)
      .set({ productId: `product-${to}` })
      .where(eq(sku.id, `sku-${of}`));
  const items = [one, other].map((each) => ({ sku: `COD-${each}`, amount: 5, publishId: each }));
  const now = new Date();
  const { sold } = await app.db.transaction(async (tx) => {
    await tx
      .select({ id: product.id })
      .from(product)
      .where(eq(product.id, `product-${one}`))
      .for('update');
    const selling = app.db.transaction((sale) =>
      takeForSale(sale, { id: 'order', sellerId: 'ana', items }, marketplaceNotifier(sale, now).record, now),
    );
    await oneWaits();
    await tx.execute(sql`select 1 from product where id = ${`product-${other}`} for no key update nowait`);
    return { sold: selling };
  });
  await sold;
  expect([(await productOf(one)).stock, (await productOf(other)).stock]).toEqual([0, 0]);
});

test('a stock that is taken back is not written over what was sold or counted since', async () => {
  await set({ stock: 8 });
  await set({ stock: 7 }, id, 'superuser');
  const back = { publishId: id, stock: 5 };
  expect(await app.send(setPriceAndStock, { body: { ...back, ifStock: 8 } }, { as: 'seller' })).toMatchObject({
    status: 409,
    body: { message: 'O estoque mudou desde então: agora é 7' },
  });
  expect((await read()).stock).toBe(7);
  expect((await app.send(setPriceAndStock, { body: { ...back, ifStock: 7 } }, { as: 'seller' })).status).toBe(200);
  expect((await read()).stock).toBe(5);
  // Two who counted the same.
  expect((await app.send(setPriceAndStock, { body: { ...back, ifStock: 7 } }, { as: 'seller' })).status).toBe(200);
});

test('that it sold out meanwhile contradicts nobody, who pauses it neither; who may not return it any more is told', async () => {
  await app.db.transaction((tx) => stepByStock(tx, id, true, new Date()));
  expect(await read()).toMatchObject({ status: 'paused', version: 2 });
  const asked = { as: 'seller', ifMatch: 1 } as const;
  expect(await app.send(returnListing, { body: { publishId: id, undoes: null } }, { ...asked, as: 'reviewer' })).toMatchObject({
    status: 409,
    body: { code: 'step-refused', conflict: { changes: [{ type: 'soldOut' }] } },
  });
  expect((await app.send(setPriceAndStock, { body: { publishId: id, price: 12_990, stock: 3 } }, asked)).status).toBe(200);
  expect(await read()).toMatchObject({ price: 12_990, stock: 3 });
  expect((await app.send(pauseListing, { body: { publishId: id } }, asked)).status).toBe(200);
});

test('of what was sold neither title nor condition is changed, by whoever edits it; the rest is', async () => {
  await app.db.update(listingDetail).set({ sold: 9 }).where(eq(listingDetail.listingId, id));
  const save = (body: object, as: PersonId = 'seller') => app.send(saveListing, { params: { publishId: id }, body }, { as });
  expect(await save({ title: 'Outro produto' })).toMatchObject({
    status: 400,
    body: { message: 'Já houve venda: o Mercado Livre não deixa mais mudar título nem condição', cause: [{ path: 'title' }] },
  });
  expect((await save({ title: 'Capa de chuva', description: 'Capa amarela' })).status).toBe(200);
  await app.db.update(listing).set({ status: 'pending' }).where(eq(listing.id, id));
  expect(await save({ condition: 'used' }, 'reviewer')).toMatchObject({ status: 400, body: { cause: [{ path: 'condition' }] } });
});

test.runIf(testPostgres !== null)('a stock is not written to the SKU that a listing is bound to while it is waited for', async () => {
  const other = newId('other-sku');
  await insertListing(app.db, other, 'ana', 'active');
  const before = await app.db.select({ id: sku.id, stock: sku.stock }).from(sku).orderBy(sku.id);
  const asked = await app.db.transaction(async (tx) => {
    await tx
      .update(listing)
      .set({ skuId: `sku-${other}` })
      .where(eq(listing.id, id));
    const answer = set({ stock: 77 });
    await oneWaits();
    return { answer };
  });
  expect(await asked.answer).toMatchObject({ status: 409 });
  expect(await app.db.select({ id: sku.id, stock: sku.stock }).from(sku).orderBy(sku.id)).toEqual(before);
});
