import { expect, test } from 'vitest';
import { aListing, aReviewer } from './listing-fixture.ts';
import { changePriceAndStock } from './price-and-stock.ts';

const seller = aReviewer({ role: 'seller' });
const one = { publishId: 'a', version: 3 };

test('what is taken back is written only while there is what was written then, and no guess where it is not known', () => {
  const was = { price: 9990, stock: 9 };
  const back = (args: object) => changePriceAndStock.inverseOf?.({ ...one, ...args }, 'intent-1') ?? null;
  expect(back({ stock: 4, was })?.args).toMatchObject({ ...one, stock: 9, ifStock: 4, isBelowCostMeant: true });
  expect(back({ price: 8990, was })?.args).toMatchObject({ ...one, price: 9990, isBelowCostMeant: true });
  expect([back({ stock: 4 }), back({ stock: 4, was: { ...was, stock: null } })]).toEqual([null, null]);
});

test('what was taken back is done again, and taken back again, with the same care', () => {
  const was = { price: 9990, stock: 9 };
  const back = (args: object) => changePriceAndStock.inverseOf?.(args, 'intent-1')?.args as object;
  const done = { ...one, price: 8990, stock: 4, isBelowCostMeant: false, was };
  const undone = back(done);
  expect(back(undone)).toMatchObject({ ...one, price: 8990, stock: 4, ifStock: 9 });
  expect(back(back(undone))).toEqual(undone);
  const stockAlone = back({ ...one, stock: 4, isBelowCostMeant: false, was });
  expect(back(stockAlone)).toMatchObject({ stock: 4, ifStock: 9 });
  expect(back(stockAlone)).not.toHaveProperty('price');
});

test('what a deal holds takes a stock and no price', () => {
  const held = aListing({ status: 'active', freezedByDeal: true });
  expect(changePriceAndStock.isPossible(held, seller).ok).toBe(true);
  expect(changePriceAndStock.apply(held, { ...one, stock: 4 }, seller).ok).toBe(true);
  expect(changePriceAndStock.apply(held, { ...one, price: 8990 }, seller)).toEqual({ ok: false, error: { key: 'listing.refused.locked' } });
});
