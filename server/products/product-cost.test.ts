import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setSkuCost } from '#contract/price-preview.ts';
import { getProduct, Product, saveProduct, type ProductEdit } from '#contract/product.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  await insertListing(app.db, id);
});

const readAs = async (as: PersonId): Promise<Product> =>
  Product.parse((await app.send(getProduct, { params: { id: `product-${id}` } }, { as })).body);
const whole = () => readAs('seller');
const editOf = ({ name, brand, skus }: Product): ProductEdit => ({
  name,
  brand,
  skus: skus.map(({ _id, gtin, dimensions, price, stock }) => ({ _id, gtin, dimensions, price, stock })),
});
const save = (edit: ProductEdit, ifMatch?: number) =>
  app.send(saveProduct, { params: { id: `product-${id}` }, body: edit }, { as: 'seller', ...(ifMatch !== undefined && { ifMatch }) });

test('what a piece costs is saved with the rest, stays where it is left out, and is told to no reviewer, in no history either', async () => {
  const before = editOf(await whole());
  const [first] = before.skus;
  if (!first) throw new Error('The product has no SKU');
  await save({ ...before, skus: [{ ...first, cost: 1250 }] });
  await save({ ...before, skus: [{ ...first, stock: 7 }] });
  const product = await whole();
  expect(product).toMatchObject({ version: 3, skus: [{ cost: 1250, stock: 7 }] });
  expect(product.history.at(-1)?.changes).toEqual([{ field: `cost:COD-${id}`, before: null, after: 'R$ 12,50' }]);
  const seen = await readAs('reviewer');
  expect([seen.skus[0]?.cost, seen.history.map(({ changes }) => changes.map(({ field }) => field))]).toEqual([
    null,
    [[`stock:COD-${id}`], []],
  ]);
  await save({ ...before, skus: [{ ...first, stock: 7, cost: null }] });
  expect(await whole()).toMatchObject({ version: 4, skus: [{ cost: null }] });
});

test('a cost that was set by the price rules meanwhile is told to who has the form open, and written over by nobody', async () => {
  const before = await whole();
  const [first] = editOf(before).skus;
  if (!first) throw new Error('The product has no SKU');
  await app.send(setSkuCost, { params: { skuId: first._id }, body: { cost: 2500 } }, { as: 'superuser' });
  const edit = { ...editOf(before), skus: [{ ...first, cost: 1000 }] };
  const late = await save(edit, before.version);
  expect(late).toMatchObject({ status: 409, body: { conflict: { changes: [{ type: 'edited' }] } } });
  expect((await whole()).skus[0]?.cost).toBe(2500);
});

test('a cost that is said over another than is there is not written over it, and the refusal names the one that is', async () => {
  const skuId = editOf(await whole()).skus[0]?._id ?? '';
  const say = (cost: number | null, ifCost: number | null) =>
    app.send(setSkuCost, { params: { skuId }, body: { cost, ifCost } }, { as: 'seller' });
  const refused = (message: string) => ({ status: 409, body: { message } });
  expect(await say(2500, null)).toMatchObject({ status: 200 });
  expect(await say(1000, null)).toMatchObject(refused('O custo mudou desde então: agora é R$ 25,00'));
  expect((await whole()).skus[0]?.cost).toBe(2500);
  // What both mean is no conflict.
  expect(await say(2500, null)).toMatchObject({ status: 200 });
  expect(await say(null, 2500)).toMatchObject({ status: 200 });
  expect(await say(1000, 2500)).toMatchObject(refused('O custo foi apagado desde então'));
});
