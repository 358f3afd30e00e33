import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getProduct, Product } from '#contract/product.ts';
import { addSkuAttribute, deleteSkuAttribute, saveSkuAttribute, type SkuAttributes } from '#contract/sku-attribute.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { people, type PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let id = '';
let attribute = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  await insertListing(app.db, id);
  const added = await app.send(
    addSkuAttribute,
    { params: { id: `sku-${id}` }, body: { attId: 'Cor', attValue: 'Azull', sku: `COD-${id}` } },
    { as: 'seller' },
  );
  attribute = (added.body as SkuAttributes)[0]?.id ?? '';
});

const params = (attributeId = attribute, of = id) => ({ id: `sku-${of}`, attributeId });
const save = (attId: string, attValue: string, as: PersonId = 'seller', at = params()) =>
  app.send(saveSkuAttribute, { params: at, body: { attId, attValue } }, { as });
const remove = (as: PersonId = 'seller', at = params()) => app.send(deleteSkuAttribute, { params: at }, { as });
const read = async (): Promise<Product> =>
  Product.parse((await app.send(getProduct, { params: { id: `product-${id}` } }, { as: 'seller' })).body);
const told = async () => (await read()).history.map(({ userName, changes }) => [userName, ...changes]);
const field = () => `attribute:COD-${id}`;

test('a mistyped attribute is corrected, name and value, cleaned as one that is added, and the product tells it', async () => {
  expect(await save(' Cor 2! ', '<Azul>')).toMatchObject({ status: 200, body: [{ id: attribute, attId: 'Cor', attValue: 'Azul' }] });
  expect((await save('Tom', 'Azul')).status).toBe(200);
  const by = people.seller.name;
  expect(await told()).toEqual([
    [by, { field: field(), before: 'Cor: Azul', after: 'Tom: Azul' }],
    [by, { field: field(), before: 'Cor: Azull', after: 'Cor: Azul' }],
    [by, { field: field(), before: null, after: 'Cor: Azull' }],
  ]);
});

test('what stays as it is is no change', async () => {
  const { version } = await read();
  expect((await save('Cor', 'Azull')).status).toBe(200);
  expect((await read()).version).toBe(version);
});

test('an attribute is removed, the product tells it, and its name is free again', async () => {
  expect(await remove()).toMatchObject({ status: 200, body: { attId: 'Cor', attValue: 'Azull' } });
  expect((await told())[0]).toEqual([people.seller.name, { field: field(), before: 'Cor: Azull', after: null }]);
  expect((await remove()).status).toBe(404);
  const again = { params: { id: `sku-${id}` }, body: { attId: 'Cor', attValue: 'Azul', sku: `COD-${id}` } };
  expect((await app.send(addSkuAttribute, again, { as: 'seller' })).status).toBe(200);
});

test('it may be spelt otherwise, but not be called as another one, nor say nothing', async () => {
  const other = { params: { id: `sku-${id}` }, body: { attId: 'Lado', attValue: 'esquerdo', sku: `COD-${id}` } };
  await app.send(addSkuAttribute, other, { as: 'seller' });
  expect(await save('COR', 'Azul')).toMatchObject({ status: 200, body: [{ attId: 'COR' }, { attId: 'Lado' }] });
  expect(await save('L a d o', 'x')).toMatchObject({ status: 409, body: { message: 'O atributo L a d o já existe na variação' } });
  expect(await save('123', 'x')).toMatchObject({ status: 400, body: { message: 'O Campo Atributo é obrigatório' } });
  expect(await save('Cor', '<>')).toMatchObject({ status: 400, body: { message: 'O Campo Valor é obrigatório' } });
});

test('one of another company, or of another SKU, is not found', async () => {
  const other = newId('listing');
  await insertListing(app.db, other);
  expect((await save('Cor', 'x', 'foreignSeller')).status).toBe(404);
  expect((await remove('foreignSeller')).status).toBe(404);
  expect((await save('Cor', 'x', 'seller', params(attribute, other))).status).toBe(404);
  expect((await remove('seller', params(attribute, other))).status).toBe(404);
  expect((await read()).skus[0]?.attributes).toMatchObject([{ attValue: 'Azull' }]);
});
