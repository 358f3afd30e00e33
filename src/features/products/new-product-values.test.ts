import { expect, test } from 'vitest';
import { NewProduct, type Product } from '#contract/product.ts';
import { formatCents } from '#lib/money.ts';
import { oneLine } from '#lib/one-line.ts';
import type { Translate } from '#locale/translate.ts';
import {
  blankProduct,
  blankSku,
  newProductSchema,
  nextSku,
  valuesLike,
  type NewProductValues,
  type SkuValues,
} from './new-product-values.ts';

const t = ((key: string) => key) as Translate;
const aSku = (more: Partial<SkuValues> = {}): SkuValues => ({
  ...blankSku,
  sku: 'CAM-1',
  gtin: '7 891000-315507',
  price: '59,90',
  stock: '4',
  ...more,
});
const typed = (skus: SkuValues[], more: Partial<NewProductValues> = {}): NewProductValues => ({
  ...blankProduct,
  name: 'Camiseta',
  categoryId: 'MLB1',
  categoryName: 'Camisetas',
  skus,
  ...more,
});
const read = (values: NewProductValues) => newProductSchema(t, false).safeParse(values);
const wrongIn = (values: NewProductValues) => {
  const result = read(values);
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('a code is read as the contract and a file read it: composed, with single blanks and nothing unseen', () => {
  const codes = ['CAB  2M', 'CALÇA'.normalize('NFD'), ' A\u0007\u00a0B\t', 'A\u200bB\u00ad'];
  const cleaned = codes.map((code) => read(typed([aSku({ sku: code })])).data?.skus[0]?.sku);
  expect(cleaned).toEqual(['CAB 2M', 'CALÇA', 'A B', 'AB']);
  const product = read(typed([aSku()])).data;
  expect(codes.map((code) => NewProduct.parse({ ...product, skus: [{ ...product?.skus[0], sku: code }] }).skus[0]?.sku)).toEqual(cleaned);
  expect(codes.map(oneLine)).toEqual(cleaned);
});

test('a cost is taken up to what is kept of it', () => {
  expect(wrongIn(typed([aSku({ cost: '21.474.836,47' })]))).toEqual([]);
  expect(wrongIn(typed([aSku({ cost: '21.474.836,48' })])).map(([path]) => path)).toEqual(['skus.0.cost']);
});

test('what is typed of the only SKU becomes a product, its barcode as it is printed too, and nothing of variations', () => {
  const sku = aSku({ cost: '25', height: '2,5', weight: '200', first: 'Azul' });
  expect(read(typed([sku], { brand: ' Malha ', first: 'Cor' })).data).toEqual({
    sellerId: null,
    name: 'Camiseta',
    brand: 'Malha',
    categoryId: 'MLB1',
    skus: [
      {
        sku: 'CAM-1',
        gtin: '7891000315507',
        noBarcode: null,
        price: 5990,
        stock: 4,
        cost: 2500,
        dimensions: { height: 2.5, width: 0, depth: 0, weight: 200 },
        attributes: [],
      },
    ],
  });
});

test('a SKU without a barcode says why, and several say what sets each apart', () => {
  expect(wrongIn(typed([aSku({ gtin: '' })]))).toEqual([['skus.0.gtin', 'products.wrong.noReason']]);
  const [one, other] = [aSku({ gtin: '', noBarcode: 'handmade' }), aSku({ sku: 'CAM-2', gtin: '', noBarcode: 'other' })];
  expect(wrongIn(typed([one, other]))).toEqual([['first', 'products.firstApartMissing']]);
  expect(wrongIn(typed([one, { ...other, first: 'Azul' }], { first: 'Cor' }))).toEqual([['skus.0.first', 'products.wrong.notApart']]);
  const same = [
    { ...one, first: 'Azul' },
    { ...other, sku: 'CAM-1', first: ' azul' },
  ];
  expect(wrongIn(typed(same, { first: 'Cor' }))).toEqual([
    ['skus.1.sku', 'products.wrong.sameSku'],
    ['skus.1.first', 'products.wrong.sameVariation'],
  ]);
});

test('one that begins as another has its measures, prices and variations, and neither codes nor pieces', () => {
  const product = {
    sellerId: 'ana',
    name: 'Camiseta',
    brand: null,
    category: { id: 'MLB1', name: 'Camisetas' },
    skus: [
      {
        noBarcode: 'handmade',
        dimensions: { height: 2, width: 0, depth: 30.5, weight: 200 },
        price: 5990,
        cost: null,
        attributes: [{ id: 'a', attId: 'Cor', attValue: 'Azul' }],
      },
    ],
  } as unknown as Product;
  const [sku] = valuesLike(product).skus;
  expect(valuesLike(product)).toMatchObject({ name: 'Camiseta', brand: '', categoryName: 'Camisetas', first: 'Cor', second: '' });
  expect(sku).toEqual({
    ...blankSku,
    noBarcode: 'handmade',
    price: formatCents(5990),
    height: '2',
    depth: '30,5',
    weight: '200',
    first: 'Azul',
    rest: [],
  });
});

const copied = (...attributes: readonly (readonly [string, string])[][]): Product =>
  ({
    sellerId: 'ana',
    name: 'Camiseta',
    brand: null,
    category: { id: 'MLB1', name: 'Camisetas' },
    skus: attributes.map((own) => ({
      noBarcode: 'handmade',
      dimensions: { height: 2, width: 0, depth: 0, weight: 200 },
      price: 5990,
      cost: null,
      attributes: own.map(([attId, attValue]) => ({ id: attId, attId, attValue })),
    })),
  }) as unknown as Product;
/** What of each SKU is sent, once codes and pieces are typed. */
const sentLike = (product: Product) => {
  const values = valuesLike(product);
  const skus = values.skus.map((each, at) => ({ ...each, sku: `CAM-${at}`, stock: '1' }));
  return read({ ...values, skus }).data?.skus.map(({ attributes }) => attributes.map(({ attId, attValue }) => [attId, attValue]));
};

test('one that begins as another says a third attribute of its variations, and those of an only form, as they are', () => {
  const three = [
    [
      ['Cor', 'Azul'],
      ['Tamanho', 'P'],
      ['Tecido', 'Linho'],
    ],
    [
      ['Cor', 'Azul'],
      ['Tamanho', 'P'],
      ['Tecido', 'Malha'],
    ],
  ] as const;
  expect(sentLike(copied(...three.map((each) => [...each])))).toEqual(three);
  expect(sentLike(copied([...three[0]]))).toEqual([three[0]]);
  expect(sentLike(copied([]))).toEqual([[]]);
});

test('a name that is spelt in two ways is one name of what sets the variations apart', () => {
  const values = valuesLike(copied([['Cor', 'Azul']], [['COR', 'Verde']]));
  expect([values.second, values.skus.map(({ first }) => first)]).toEqual(['', ['Azul', 'Verde']]);
});

test('a further variation begins as the last, with what is its own left open', () => {
  expect(nextSku(aSku({ first: 'Azul', height: '2' }))).toEqual({ ...blankSku, price: '59,90', height: '2' });
  const rest = [{ attId: 'Tecido', attValue: 'Linho' }];
  expect(nextSku(aSku({ rest })).rest).toEqual([{ attId: 'Tecido', attValue: '' }]);
});
