import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { followPrices, pricesOfSkus } from './follow-prices.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('however many SKUs cost something else, their listings are asked for at once, and each gets the price of its own', async () => {
  const ids = Array.from({ length: 12 }, () => newId('listing'));
  for (const id of ids) await insertListing(app.db, id, 'ana', 'active');
  const skuIds = ids.map((id) => `sku-${id}`);
  const asked = await app.db.transaction(async (tx) => {
    const was = await pricesOfSkus(tx, skuIds);
    for (const [at, id] of skuIds.entries())
      await tx
        .update(sku)
        .set({ price: 1000 + at })
        .where(sql`${sku.id} = ${id}`);
    const is = await pricesOfSkus(tx, skuIds);
    const select = vi.spyOn(tx, 'select');
    await followPrices(tx, was, is, () => Promise.resolve(), new Date());
    return select.mock.calls.length;
  });
  const rows = await app.db.select({ id: listing.id, price: listing.price }).from(listing).where(inArray(listing.id, ids));
  expect(new Map(rows.map(({ id, price }) => [id, price]))).toEqual(new Map(ids.map((id, at) => [id, 1000 + at])));
  expect(asked).toBeLessThan(ids.length);
});
