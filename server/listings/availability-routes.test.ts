import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListing, listListings, Listing, ListingWritten } from '#contract/listing.ts';
import { activateListing, duplicateListing, pauseListing, setListingLock } from '#contract/listing-calls.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { availabilityCommand } from '../marketplace/listing-commands.ts';
import { stepByStock } from '../marketplace/step-by-stock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const put = async (status: 'active' | 'paused' | 'pending'): Promise<string> => {
  const id = newId('shelf');
  await insertListing(app.db, id, 'ana', status);
  return id;
};
const read = async (publishId: string): Promise<Listing> =>
  Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'seller' })).body);
const rowOf = async (publishId: string) =>
  listListings.reply.parse((await app.send(listListings, { query: { ids: publishId } }, { as: 'seller' })).body).items[0];
const ask = (line: typeof pauseListing, publishId: string, ifMatch?: number) =>
  app.send(line, { body: { publishId } }, { as: 'seller', ...(ifMatch === undefined ? {} : { ifMatch }) });

test('a pause is the seller’s own, and its activation leaves no reason behind', async () => {
  const id = await put('active');
  await ask(pauseListing, id);
  expect(await read(id)).toMatchObject({ status: 'paused', sub_status: 'paused_by_seller', version: 2 });
  await ask(activateListing, id);
  expect(await read(id)).toMatchObject({ status: 'active', sub_status: null, version: 3 });
  expect((await read(id)).history.map(({ type }) => type).slice(0, 2)).toEqual(['activated', 'paused']);
});

test('what is out of stock is not activated by hand', async () => {
  const id = await put('paused');
  await app.db.update(listing).set({ subStatus: 'out_of_stock' }).where(eq(listing.id, id));
  expect(await ask(activateListing, id)).toMatchObject({ status: 409, body: { code: 'step-refused' } });
});

test('what is out of stock is kept off sale by hand: stock that comes back does not put it on sale again', async () => {
  const id = await put('paused');
  await app.db.update(listing).set({ subStatus: 'out_of_stock' }).where(eq(listing.id, id));
  expect((await ask(pauseListing, id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'paused', sub_status: 'paused_by_seller', version: 2 });
  // Sold out it was on sale there as far as anybody said, and comes back by itself unless the pause is told.
  expect(await availabilityCommand(app.db, id, 'pause')).toMatchObject({ kind: 'pause' });
  await app.db.transaction((tx) => stepByStock(tx, id, false, new Date()));
  expect(await read(id)).toMatchObject({ status: 'paused', sub_status: 'paused_by_seller', version: 2 });
  expect(await ask(pauseListing, id)).toMatchObject({ status: 409, body: { message: 'Anúncio já está pausado' } });
  expect((await ask(activateListing, id)).status).toBe(200);
});

test('a locked listing is not paused; unlocked it is', async () => {
  const id = await put('active');
  await app.send(setListingLock, { body: { publishId: id, locked: true } }, { as: 'seller' });
  expect(await read(id)).toMatchObject({ freezedByDeal: true, status: 'active' });
  expect(await rowOf(id)).toMatchObject({ freezedByDeal: true });
  expect(await ask(pauseListing, id)).toMatchObject({ status: 409, body: { message: 'Anúncio está travado' } });
  await app.send(setListingLock, { body: { publishId: id, locked: false } }, { as: 'seller' });
  expect(await rowOf(id)).toMatchObject({ freezedByDeal: false });
  expect((await ask(pauseListing, id)).status).toBe(200);
});

test('whoever decided on an older version is told who changed it since', async () => {
  const id = await put('active');
  await app.send(pauseListing, { body: { publishId: id } }, { as: 'superuser' });
  expect(await ask(pauseListing, id, 1)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
});

test('a copy of what is on the marketplace is another listing of the same product, pending, and each names the other', async () => {
  const id = await put('active');
  await app.db.update(listing).set({ externalId: 'MLB77' }).where(eq(listing.id, id));
  const answer = await ask(duplicateListing, id);
  const { publishId: copyId, status } = ListingWritten.parse(answer.body);
  expect([answer.status, status, copyId === id]).toEqual([200, 'pending', false]);
  const [original, copy] = [await read(id), await read(copyId)];
  expect(copy).toMatchObject({
    version: 1,
    sku: original.sku,
    title: original.title,
    description: original.description,
    image: original.image,
    freezedByDeal: false,
    sold: 0,
  });
  expect(original).toMatchObject({ status: 'active', version: 2 });
  expect([original.history[0]?.type, copy.history[0]?.type]).toEqual(['duplicated', 'created']);
  // The marketplace calls one listing so: the copy has no name there yet.
  const [kept] = await app.db.select().from(listing).where(eq(listing.id, copyId));
  expect(kept?.externalId).toBeNull();
});
