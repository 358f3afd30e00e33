import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NewListings } from '#contract/new-listings.ts';
import { getProduct, listProduct, Product, saveProduct } from '#contract/product.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { category } from '../db/schema/category.ts';
import { listing } from '../db/schema/listing.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
  await app.db.insert(category).values([
    { id: 'CAT-LEAF', level: 1, name: 'Capas de chuva', path: ['MLB1', 'CAT-LEAF'] },
    { id: 'CAT-CLOSED', level: 1, name: 'Fechada', path: ['MLB1', 'CAT-CLOSED'], isExcluded: true },
    { id: 'CAT-ABOVE', level: 1, name: 'Roupas', path: ['MLB1', 'CAT-ABOVE'] },
    { id: 'CAT-BELOW', parentId: 'CAT-ABOVE', level: 2, name: 'Blusas', path: ['MLB1', 'CAT-ABOVE', 'CAT-BELOW'] },
  ]);
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  await insertListing(app.db, id);
});

const params = () => ({ id: `product-${id}` });
const save = (categoryId: string, name = 'Capa de chuva') =>
  app.send(saveProduct, { params: params(), body: { name, brand: null, categoryId, skus: [] } }, { as: 'seller' });

test('a category is corrected: it is told, new listings stand in it, and those that are there keep theirs', async () => {
  const saved = Product.parse((await save('CAT-LEAF')).body);
  expect(saved).toMatchObject({ version: 2, category: { id: 'CAT-LEAF', name: 'Capas de chuva' } });
  expect(saved.history).toMatchObject([
    { type: 'edited', changes: [{ field: 'category', before: 'Acessórios', after: 'Capas de chuva' }] },
  ]);
  await app.db.update(listing).set({ skuId: null }).where(eq(listing.id, id));
  const made = await app.send(
    listProduct,
    { params: params(), body: { accounts: ['account-ana'], skus: [`sku-${id}`] } },
    { as: 'seller' },
  );
  const [first] = NewListings.parse(made.body).made;
  const of = async (publishId_: string) =>
    (await app.db.select({ categoryId: listing.categoryId }).from(listing).where(eq(listing.id, publishId_)))[0]?.categoryId;
  expect([await of(first?.publishId ?? ''), await of(id)]).toEqual(['CAT-LEAF', 'MLB1']);
});

test.each([
  ['CAT-CLOSED', 'Nada é anunciado nesta categoria'],
  ['CAT-ABOVE', 'Escolha uma categoria sem subcategorias'],
  ['absent', 'Categoria não encontrada'],
])('a category in which nothing is listed is refused at its field (%s)', async (categoryId, message) => {
  expect(await save(categoryId)).toMatchObject({ status: 400, body: { message, cause: [{ message, path: 'body.categoryId' }] } });
  expect(Product.parse((await app.send(getProduct, { params: params() }, { as: 'seller' })).body).version).toBe(1);
});

test('one that was closed since, and stays, keeps nobody from correcting the rest', async () => {
  await save('CAT-LEAF');
  await app.db.update(category).set({ isExcluded: true }).where(eq(category.id, 'CAT-LEAF'));
  expect(await save('CAT-LEAF', 'Capa longa')).toMatchObject({ status: 200, body: { name: 'Capa longa' } });
});
