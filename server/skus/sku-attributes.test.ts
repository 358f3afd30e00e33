import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addProduct } from '#contract/product.ts';
import {
  addSkuAttribute,
  listSkuAttributeNames,
  listSkuAttributes,
  listSkuAttributeValues,
  skuAttributeKey,
} from '#contract/sku-attribute.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { skuAttribute } from '../db/schema/sku-attribute.ts';

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

const add = (attId: string, attValue: string, as: PersonId = 'seller', sku = `COD-${id}`) =>
  app.send(addSkuAttribute, { params: { id: `sku-${id}` }, body: { attId, attValue, sku } }, { as });
const pairs = async () =>
  listSkuAttributes.reply
    .parse((await app.send(listSkuAttributes, { params: { id: `sku-${id}` } }, { as: 'seller' })).body)
    .map(({ attId, attValue }) => [attId, attValue]);

test('a name loses digits and special characters, a value special characters, on the server too (row MED-4)', async () => {
  expect((await add(' Lado 2! ', '<esquerdo> 1,5 m')).status).toBe(200);
  expect(await pairs()).toEqual([['Lado', 'esquerdo 1,5 m']]);
});

test.each(['lado', ' LADO ', 'L a d o', 'Ládo', 'Lаdо', 'Lado3'])(
  '%j is there already, and refused in the specified words',
  async (name) => {
    await add('Lado', 'esquerdo');
    const clean = name.trim().replace('3', '');
    expect(await add(name, 'direito')).toMatchObject({ status: 409, body: { message: `O atributo ${clean} já existe na variação` } });
    expect(await pairs()).toEqual([['Lado', 'esquerdo']]);
  },
);

test('what is empty, or only of what is taken out, is missing; twenty characters are the most', async () => {
  expect(await add('123', 'x')).toMatchObject({ status: 400, body: { message: 'O Campo Atributo é obrigatório' } });
  expect(await add('Cor', '<>')).toMatchObject({ status: 400, body: { message: 'O Campo Valor é obrigatório' } });
  expect((await add('a'.repeat(21), 'x')).status).toBe(400);
  expect((await add('Cor', 'á'.repeat(21))).status).toBe(400);
  expect((await add('a'.repeat(20), 'á'.repeat(20))).status).toBe(200);
});

test('of two at once with one name one is added', async () => {
  const answers = await Promise.all([add('Tamanho', 'P'), add('TAMANHO', 'M', 'superuser')]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(await pairs()).toHaveLength(1);
});

test('a SKU has fifty at most, and a product with one that has them can be made like it', async () => {
  const names = Array.from({ length: 50 }, (_, at) => `Detalhe ${String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26))}`);
  const [last = '', ...others] = names;
  const rows = others.map((name) => ({
    id: randomUUID(),
    skuId: `sku-${id}`,
    sellerId: 'ana',
    name,
    value: 'sim',
    nameKey: skuAttributeKey(name),
  }));
  await app.db.insert(skuAttribute).values(rows);
  expect((await add(last, 'sim')).status).toBe(200);
  expect(await add('Mais um', 'sim')).toMatchObject({ status: 409, body: { message: 'Limite de 50 atributos por variação atingido' } });
  expect(await pairs()).toHaveLength(50);

  const attributes = names.map((attId) => ({ attId, attValue: 'sim' }));
  const dimensions = { height: 2, width: 20, depth: 30, weight: 200 };
  const like = { sku: `COD-${id}-2`, gtin: null, noBarcode: 'handmade', dimensions, price: 5990, stock: 4, cost: null, attributes };
  const body = { sellerId: null, name: 'Capa', brand: null, categoryId: 'MLB1', skus: [like] };
  expect((await app.send(addProduct, { body }, { as: 'seller' })).status).toBe(200);
});

test('a SKU of another company, an absent one, and one that is called otherwise are not found', async () => {
  expect((await add('Cor', 'azul', 'foreignSeller')).status).toBe(404);
  expect((await add('Cor', 'azul', 'seller', 'outro')).status).toBe(404);
  expect((await app.send(listSkuAttributes, { params: { id: 'absent' } }, { as: 'seller' })).status).toBe(404);
});

test('the lists offer own names and values, one spelling of each; to superusers everybody’s', async () => {
  await add('Voltagem', '110 V');
  const other = newId('listing');
  await insertListing(app.db, other, 'beto');
  const of = { params: { id: `sku-${other}` }, body: { attId: 'VOLTAGEM', attValue: '220 V', sku: `COD-${other}` } };
  await app.send(addSkuAttribute, of, { as: 'foreignSeller' });
  const names = async (as: PersonId) =>
    ((await app.send(listSkuAttributeNames, {}, { as })).body as string[]).filter((name) => /voltagem/iu.test(name));
  const values = async (as: PersonId) => (await app.send(listSkuAttributeValues, { params: { attributeName: 'voltagem' } }, { as })).body;
  expect([(await names('superuser')).length, await names('seller'), await names('foreignSeller')]).toEqual([1, ['Voltagem'], ['VOLTAGEM']]);
  expect([await values('superuser'), await values('seller')]).toEqual([['110 V', '220 V'], ['110 V']]);
});
