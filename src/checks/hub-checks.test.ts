import { expect, test } from 'vitest';
import { checkCompany } from './check-company.ts';
import { checkDuplicate } from './check-duplicate.ts';
import { checkGtinPrefix } from './check-gtin-prefix.ts';
import { checkGtinShared } from './check-gtin-shared.ts';
import { checkPriceUnusual } from './check-price-unusual.ts';
import { checkSizeUnusual } from './check-size-unusual.ts';
import { theFacts } from './facts-fixture.ts';

const usualSize = { weight: { low: 300, high: 3000 }, longestSide: { low: 10, high: 40 } };
const other = (publishId: string, title: string, isOfSameCompany = false) => ({ publishId, title, isOfSameCompany });

test.each([
  [99_999, []],
  [100_000, [{ code: 'priceAbove', values: { factor: 10, median: 10_000 } }]],
  [10_001, []],
  [1001, []],
  [1000, [{ code: 'priceBelow', values: { factor: 10, median: 10_000 } }]],
  [null, []],
])('a price of %s cents where 100 is the median: %j', (price, expected) => {
  expect(checkPriceUnusual.find({ price, medianPrice: 10_000 })).toMatchObject(expected);
});

test('without enough listings of a category nothing is unusual', () => {
  expect(checkPriceUnusual.find({ price: 1, medianPrice: null })).toEqual([]);
  expect(checkSizeUnusual.find(theFacts({ dimensions: { height: 1, width: 1, depth: 1, weight: 1 } }))).toEqual([]);
});

test.each([
  [{ height: 20, width: 10, depth: 10, weight: 900 }, []],
  [{ height: 20, width: 10, depth: 10, weight: 9000 }, []],
  [{ height: 20, width: 10, depth: 10, weight: 9001 }, ['weightUnusual']],
  [{ height: 20, width: 10, depth: 10, weight: 99 }, ['weightUnusual']],
  [{ height: 121, width: 10, depth: 10, weight: 900 }, ['measuresUnusual']],
  [{ height: 3, width: 3, depth: 3, weight: 900 }, ['measuresUnusual']],
  [{ height: 0, width: 0, depth: 0, weight: 0 }, []],
])('of %j three times beyond what is usual is told: %j', (dimensions, codes) => {
  expect(checkSizeUnusual.find({ dimensions, usualSize }).map(({ code }) => code)).toEqual(codes);
});

test('nearly the same title is told apart by whose it is, and the others are named', () => {
  const alike = [other('a', 'Caneca Personalizada Barro Vivo Vermelha'), other('b', 'Caneca Personalizada Barro Vivo', true)];
  expect(checkDuplicate.find({ title: 'Caneca Barro Vivo Personalizada', alike })).toMatchObject([
    { code: 'duplicateOwn', values: { n: 1 }, others: [{ publishId: 'b' }], proposes: 'duplicate' },
    { code: 'duplicateOther', values: { n: 1 }, others: [{ publishId: 'a' }], proposes: null },
  ]);
});

test.each([
  ['Pneu Remold Aro 14 Passeio', 'Pneu Remold Aro 15 Passeio'],
  ['Caneca Barro Vivo', 'Caneca Barro Morto Azul'],
  ['Mesa Nova', 'Mesa Nova'],
])('%j is no copy of %j', (title, of) => {
  expect(checkDuplicate.find({ title, alike: [other('a', of, true)] })).toEqual([]);
});

test('a barcode is shared where another product has it: in the same company, or called otherwise', () => {
  const title = 'Caneca Barro Vivo 325ml';
  const find = (...sameGtin: readonly ReturnType<typeof other>[]) => checkGtinShared.find(theFacts({ title, sameGtin }));
  expect(find()).toEqual([]);
  expect(find(other('a', 'Caneca 325ml Barro Vivo'))).toEqual([]);
  expect(find(other('a', 'Caneca 325ml Barro Vivo', true))).toMatchObject([{ code: 'gtinShared', values: { n: 1 } }]);
  expect(find(other('a', 'Furadeira De Impacto'))).toMatchObject([{ others: [{ publishId: 'a' }], proposes: 'gtin' }]);
  expect(checkGtinShared.find(theFacts({ title, kit: true, sameGtin: [other('a', 'Furadeira', true)] }))).toEqual([]);
});

test.each([
  ['7891000100103', false],
  ['2000000000008', true],
  ['9780306406157', false],
  ['9900000000004', true],
  ['0500000000005', true],
  ['7891000100104', false],
  [null, false],
])('%s is a number for use inside a shop: %s', (gtin, isInternal) => {
  expect(checkGtinPrefix.find(theFacts({ gtin }))).toHaveLength(isInternal ? 1 : 0);
});

test.each([
  [30, 15, true],
  [30, 14, false],
  [9, 9, false],
  [10, 5, true],
])('of %i decided %i refused: told is %s', (decided, refused, isTold) => {
  expect(checkCompany.find({ record: { decided, refused } })).toHaveLength(isTold ? 1 : 0);
});
