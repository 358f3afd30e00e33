import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import type { Translate } from '#locale/translate.ts';
import { productSchema, valuesOf } from './product-values.ts';

const t = ((key: string) => key) as Translate;
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
const product = {
  name: 'Farol',
  brand: null,
  category,
  skus: [sku('one', '123'), sku('two', null), { ...sku('three', null), noBarcode: 'other' }],
} as unknown as Product;
const typed = (name: string, ...changes: readonly object[]) => {
  const values = valuesOf(product);
  return { ...values, name, skus: values.skus.map((each, at) => ({ ...each, ...changes[at] })) };
};
const wrong = (...given: Parameters<typeof typed>): unknown =>
  productSchema(t, product)
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

test('a cost is taken up to what is kept of it', () => {
  expect(wrong('Farol', { cost: '21.474.836,47' })).toBeUndefined();
  expect(wrong('Farol', { cost: '21.474.836,48' })).toEqual(['skus.0.cost']);
});

test('a barcode that is taken away leaves a reason, and a reason a barcode; what never had either is saved', () => {
  expect(wrong('Farol', { gtin: '' })).toEqual(['skus.0.gtin']);
  expect(wrong('Farol', { gtin: '', noBarcode: 'handmade' })).toBeUndefined();
  expect(wrong('Farol', {}, {}, { noBarcode: '' })).toEqual(['skus.2.gtin']);
  expect(wrong('Farol', {}, { stock: '9' })).toBeUndefined();
});

test('why there is no barcode is sent, and nothing of it beside one', () => {
  const sent = (...given: Parameters<typeof typed>) =>
    productSchema(t, product)
      .parse(typed(...given))
      .skus.map(({ noBarcode }) => noBarcode);
  expect(sent('Farol', {}, { noBarcode: 'handmade' })).toEqual([null, 'handmade', 'other']);
  expect(sent('Farol', {}, { noBarcode: 'handmade', gtin: '7891000100103' })).toEqual([null, null, 'other']);
});
