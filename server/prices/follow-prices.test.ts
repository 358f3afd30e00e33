import { eq, inArray, sql } from 'drizzle-orm';
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

test('a listing of several pieces that no kit is composed for keeps its price, though it costs what its SKU costs', async () => {
  const [single, several] = [newId('listing'), newId('listing')];
  for (const id of [single, several]) await insertListing(app.db, id, 'ana', 'active');
  const skuId = `sku-${single}`;
  await app.db.update(listing).set({ skuId, kit: true }).where(eq(listing.id, several));
  await app.db.transaction(async (tx) => {
    const was = await pricesOfSkus(tx, [skuId]);
    await tx.update(sku).set({ price: 1234 }).where(eq(sku.id, skuId));
    await followPrices(tx, was, await pricesOfSkus(tx, [skuId]), () => Promise.resolve(), new Date());
  });
  const rows = await app.db
    .select({ id: listing.id, price: listing.price })
    .from(listing)
    .where(inArray(listing.id, [single, several]));
  expect(new Map(rows.map(({ id, price }) => [id, price]))).toEqual(
    new Map([
      [single, 1234],
      [several, 9990],
    ]),
  );
});
