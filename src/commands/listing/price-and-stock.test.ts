import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing, aReviewer } from './listing-fixture.ts';
import { changePriceAndStock } from './price-and-stock.ts';

const seller = aReviewer({ role: 'seller' });
const one = { publishId: 'a', version: 3 };

/** What it sends of these arguments. */
const sent = async (args: object): Promise<unknown> => {
  const bodies: unknown[] = [];
  const send = async (_call: unknown, { body }: { readonly body: unknown }) => void bodies.push(body);
  await changePriceAndStock.deliver({ send } as unknown as Api, { ...one, ...args }, 'intent-1');
  return bodies[0];
};

test('a stock is sent with the one that was seen, as far as one was: where it was not, and of a price, none is named', async () => {
  const was = { price: 9990, stock: 9 };
  expect(await sent({ stock: 4, was })).toMatchObject({ stock: 4, ifStock: 9 });
  expect([await sent({ stock: 4 }), await sent({ stock: 4, was: { ...was, stock: null } }), await sent({ price: 8990, was })]).toEqual([
    { publishId: 'a', stock: 4, isBelowCostMeant: false },
    { publishId: 'a', stock: 4, isBelowCostMeant: false },
    { publishId: 'a', price: 8990, isBelowCostMeant: false },
  ]);
});

test('what is taken back is written only while there is what was written then, and no guess where it is not known', () => {
  const was = { price: 9990, stock: 9 };
  const back = (args: object) => changePriceAndStock.inverseOf?.({ ...one, ...args }, 'intent-1') ?? null;
  expect(back({ stock: 4, was })?.args).toMatchObject({ ...one, stock: 9, was: { stock: 4 }, isBelowCostMeant: true });
  expect(back({ price: 8990, was })?.args).toMatchObject({ ...one, price: 9990, isBelowCostMeant: true });
  expect([back({ stock: 4 }), back({ stock: 4, was: { ...was, stock: null } })]).toEqual([null, null]);
});

test('whether less than its cost is meant is asked anew where an undo is given back to the form', () => {
  const undone = changePriceAndStock.inverseOf?.({ ...one, price: 8990, was: { price: 9990, stock: 9 } }, 'intent-1')?.args;
  const draft = changePriceAndStock.draftFrom(undone, { warningsByListing: {}, queuedAtByListing: {}, formsByName: {} }, null, [
    'listing:a',
  ]);
  expect(draft).toMatchObject({ draft: { values: { isBelowCostMeant: false } } });
});

test('what was taken back is done again, and taken back again, with the same care', () => {
  const was = { price: 9990, stock: 9 };
  const back = (args: object) => changePriceAndStock.inverseOf?.(args, 'intent-1')?.args as object;
  const done = { ...one, price: 8990, stock: 4, isBelowCostMeant: false, was };
  const undone = back(done);
  expect(back(undone)).toMatchObject({ ...one, price: 8990, stock: 4, was: { stock: 9 } });
  expect(back(back(undone))).toEqual(undone);
  const stockAlone = back({ ...one, stock: 4, isBelowCostMeant: false, was });
  expect(back(stockAlone)).toMatchObject({ stock: 4, was: { stock: 9 } });
  expect(back(stockAlone)).not.toHaveProperty('price');
});

test('what a deal holds takes a stock and no price', () => {
  const held = aListing({ status: 'active', freezedByDeal: true });
  expect(changePriceAndStock.isPossible(held, seller).ok).toBe(true);
  expect(changePriceAndStock.apply(held, { ...one, stock: 4 }, seller).ok).toBe(true);
  expect(changePriceAndStock.apply(held, { ...one, price: 8990 }, seller)).toEqual({ ok: false, error: { key: 'listing.refused.locked' } });
});

test('where pieces were sold since it was typed, it is refused with how many there are; where it stands there already, it changes nothing', () => {
  const asked = { ...one, stock: 12, was: { price: 9990, stock: 10 } };
  const over = (stock: number | null) => changePriceAndStock.apply(aListing({ status: 'active', stock }), asked, seller);
  expect(over(7)).toEqual({ ok: false, error: { key: 'listing.stockMoved', values: { stock: 7 } } });
  expect([over(10), over(12), over(null)]).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
});
