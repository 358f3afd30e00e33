import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { productSchema, valuesOf } from './product-values.ts';

const sku = (_id: string, gtin: string | null) => ({
  _id,
  gtin,
  noBarcode: null,
  dimensions: { height: 0, width: 0, depth: 0, weight: 0 },
  price: 8790,
  stock: 3,
  cost: null,
});
const category = { id: 'MLB1', name: 'Faróis' };
const product = { name: 'Farol', brand: null, category, skus: [sku('one', '123'), sku('two', null)] } as unknown as Product;
const typed = (name: string, ...changes: readonly object[]) => {
  const values = valuesOf(product);
  return { ...values, name, skus: values.skus.map((each, at) => ({ ...each, ...changes[at] })) };
};
const wrong = (...given: Parameters<typeof typed>): unknown =>
  productSchema(product)
    .safeParse(typed(...given))
    .error?.issues.map(({ path }) => path.join('.'));

test('a barcode that was wrong before and is left alone keeps nobody from saving; one that is typed is judged', () => {
  expect(wrong('Farol')).toBeUndefined();
  expect(wrong('Farol', { gtin: '124' })).toEqual(['skus.0.gtin']);
  expect(wrong('Farol', {}, { gtin: '7891000100103' })).toBeUndefined();
});

test('a wrong barcode is told with all that is wrong', () => {
  expect(wrong('', {}, { gtin: '124', stock: 'x' })).toEqual(['name', 'skus.1.stock', 'skus.1.gtin']);
});

test('why there is no barcode is sent, and nothing of it beside one', () => {
  const sent = (...given: Parameters<typeof typed>) =>
    productSchema(product)
      .parse(typed(...given))
      .skus.map(({ noBarcode }) => noBarcode);
  expect(sent('Farol', {}, { noBarcode: 'handmade' })).toEqual([null, 'handmade']);
  expect(sent('Farol', {}, { noBarcode: 'handmade', gtin: '7891000100103' })).toEqual([null, null]);
});
