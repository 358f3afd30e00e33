import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getListing, Listing } from '#contract/listing.ts';
import { getProduct, Product, saveProduct, type ProductEdit } from '#contract/product.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';

let app: TestApp;
let [id, kit, other] = ['', '', ''];
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
/** A product with a listing that is on sale, one that waits, and one of a kit. */
beforeEach(async () => {
  [id, kit, other] = [newId('listing'), newId('kit'), newId('other')];
  for (const each of [id, kit, other]) await insertListing(app.db, each, 'ana', each === id ? 'active' : 'pending');
  await app.db
    .update(listing)
    .set({ skuId: `sku-${id}`, gtin: null, kit: true })
    .where(eq(listing.id, kit));
  await app.db
    .update(listing)
    .set({ skuId: `sku-${id}` })
    .where(eq(listing.id, other));
});

const read = async (): Promise<Product> =>
  Product.parse((await app.send(getProduct, { params: { id: `product-${id}` } }, { as: 'seller' })).body);
const saying = async (change: Partial<ProductEdit['skus'][number]>): Promise<Answered> => {
  const { name, brand, skus } = await read();
  const body = {
    name,
    brand,
    skus: skus.map(({ _id, gtin, dimensions, price, stock }) => ({ _id, gtin, dimensions, price, stock, ...change })),
  };
  return app.send(saveProduct, { params: { id: `product-${id}` }, body }, { as: 'seller' });
};
const save = async (change: Partial<ProductEdit['skus'][number]>): Promise<Product> => {
  const answer = await saying(change);
  expect(answer).toMatchObject({ status: 200 });
  return Product.parse(answer.body);
};
/** What the listing says of why it has no barcode, its barcode, and its version. */
const saidBy = async (publishId: string) => {
  const read = Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'superuser' })).body);
  const reason = read.attributes.find((each) => each.id === 'EMPTY_GTIN_REASON');
  return [reason?.value_id ?? null, read.gtin, read.version];
};

test('why a SKU has no barcode is said later too: each of its listings says it from then on, and its history tells', async () => {
  const saved = await save({ gtin: null, noBarcode: 'handmade' });
  expect(saved.skus).toMatchObject([{ gtin: null, noBarcode: 'handmade' }]);
  expect(saved.history[0]?.changes).toContainEqual({
    field: `noBarcode:COD-${id}`,
    before: null,
    after: 'O produto é uma peça artesanal',
  });
  for (const each of [id, other]) expect(await saidBy(each)).toEqual(['17055158', null, 2]);
  const { history } = Listing.parse((await app.send(getListing, { params: { publishId: id } }, { as: 'superuser' })).body);
  expect(history[0]).toMatchObject({ type: 'edited' });
  await save({ noBarcode: 'other' });
  expect(await saidBy(id)).toEqual(['17055161', null, 3]);
  await save({ gtin: '7891000315507' });
  expect((await saidBy(id))[1]).toBe('7891000315507');
});

test('neither the barcode nor the reason is taken away and nothing left in its place; a SKU that never had either is saved', async () => {
  const message = 'Informe o EAN / GTIN, ou por que não há um';
  const refused = { status: 400, body: { cause: [{ path: 'body.skus.0.gtin', message }] } };
  expect(await saying({ gtin: null })).toMatchObject(refused);
  expect(await saying({ gtin: '', noBarcode: null })).toMatchObject(refused);
  await save({ gtin: null, noBarcode: 'handmade' });
  expect(await saying({ noBarcode: null })).toMatchObject(refused);
  await app.db
    .update(sku)
    .set({ gtin: null, noBarcode: null })
    .where(eq(sku.id, `sku-${id}`));
  expect((await save({ stock: 3, noBarcode: null })).skus).toMatchObject([{ gtin: null, noBarcode: null, stock: 3 }]);
});

test('of a kit it is said that it is one, whatever the SKU it hangs on says', async () => {
  await save({ gtin: null, noBarcode: 'handmade' });
  expect(await saidBy(kit)).toEqual([null, null, 1]);
});

test('left out the reason stays, and beside a barcode none is kept', async () => {
  await save({ gtin: null, noBarcode: 'handmade' });
  expect((await save({ stock: 3 })).skus).toMatchObject([{ noBarcode: 'handmade' }]);
  expect(await saidBy(id)).toEqual(['17055158', null, 2]);
  expect((await save({ gtin: '7891000100103', noBarcode: 'other' })).skus).toMatchObject([{ gtin: '7891000100103', noBarcode: null }]);
  // It is not sent beside one.
  expect((await saidBy(id))[1]).toBe('7891000100103');
});
