import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { ordersOn } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { order, read } = ordersOn(() => app);
const sold = (publishId: string | null, sku: string) => ({
  items: [{ title: 'Capa', sku, amount: 1, gross: 9990, publishId, listingType: null }],
});
const shownTo = async (id: string, as: PersonId) => {
  const [item] = (await read(id, as)).items;
  return [item?.cover ?? null, item?.isListed, item?.publishId];
};

test('what was sold has the picture of its advert, which leads there whom its id is told', async () => {
  const advert = newId('listing');
  await insertListing(app.db, advert, 'ana', 'active');
  await app.db.update(listing).set({ cover: 'capa.jpg' }).where(eq(listing.id, advert));
  const [named, byCode, foreign] = [
    await order('paid', sold(advert, 'sem cadastro')),
    await order('paid', sold(null, `COD-${advert}`)),
    await order('paid', { ...sold(advert, `COD-${advert}`), sellerId: 'beto', accountId: 'account-beto' }),
  ];
  expect(await shownTo(named, 'superuser')).toEqual(['/v2/image/capa.jpg', true, advert]);
  expect(await shownTo(named, 'seller')).toEqual(['/v2/image/capa.jpg', false, null]);
  expect(await shownTo(byCode, 'superuser')).toEqual(['/v2/image/capa.jpg', false, null]);
  expect(await shownTo(foreign, 'superuser')).toEqual([null, false, advert]);
});

test('what is left of a sale is told to whom money is, and of what nobody paid there is nothing', async () => {
  const [paid, unpaid] = [await order('paid'), await order('pending')];
  expect((await read(paid)).money).toEqual({ fee: null, net: null, releaseAt: null, releasedAt: null });
  const toldAt = new Date('2026-11-21T12:00:00.000Z');
  await app.db
    .update(orderMoney)
    .set({ toldAt, gross: 9990, fee: 1650, freight: 500, refunded: 0, releaseAt: toldAt })
    .where(eq(orderMoney.orderId, paid));
  const money = { fee: 1650, net: 7840, releaseAt: toldAt.toISOString(), releasedAt: null };
  const people = ['superuser', 'moneyManager', 'seller'] as const;
  expect(await Promise.all(people.map(async (as) => (await read(paid, as)).money))).toEqual([money, money, null]);
  expect((await read(unpaid)).money).toBeNull();
});
