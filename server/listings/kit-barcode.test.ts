import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { savesOn, variation } from './save-listing-fixture.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = await newListing();
  await app.db.update(listing).set({ kit: true }).where(eq(listing.id, id));
});

const { newListing, save, read } = savesOn(() => app);
const ofPiece = async (): Promise<string | null | undefined> =>
  (
    await app.db
      .select({ gtin: sku.gtin })
      .from(sku)
      .where(eq(sku.id, `sku-${id}`))
  )[0]?.gtin;

test('a barcode that is typed on a listing of several pieces is refused at its field, and is not that of the single piece', async () => {
  await app.db.update(listing).set({ gtin: null }).where(eq(listing.id, id));
  expect(await save(id, { gtin: '7891000315507' }, 'seller')).toMatchObject({
    status: 400,
    body: { message: 'Um kit não tem EAN / GTIN', cause: [{ path: 'gtin' }] },
  });
  expect([await ofPiece(), (await read(id)).gtin]).toEqual(['7891000100103', null]);
});

test('one that it has all the same is taken from it, and the single piece keeps its own; everything else of it is edited', async () => {
  expect((await save(id, { title: 'Duas capas' }, 'seller')).status).toBe(200);
  expect((await save(id, { gtin: null }, 'seller')).status).toBe(200);
  expect([await ofPiece(), (await read(id)).gtin]).toEqual(['7891000100103', null]);
});

test('so is one that is typed at one of its variations; what an import left there stays, or is taken from it', async () => {
  const left = { ...variation, _id: 'v2', sku: 'CAPA-ROSA', gtin: '7891000100103' };
  await app.db
    .update(listingDetail)
    .set({ variations: [variation, left] })
    .where(eq(listingDetail.listingId, id));
  const typed = { ...variation, gtin: '7891000315507' };
  expect(await save(id, { variations: [variation, { ...left, gtin: typed.gtin }] }, 'seller')).toMatchObject({
    status: 400,
    body: { message: 'Um kit não tem EAN / GTIN', cause: [{ path: 'variations.1.gtin' }] },
  });
  expect((await save(id, { variations: [typed, left] }, 'seller')).body).toMatchObject({ cause: [{ path: 'variations.0.gtin' }] });
  expect((await save(id, { variations: [{ ...variation, sku: 'CAPA-AZUL' }, left] }, 'seller')).status).toBe(200);
  expect((await save(id, { variations: [variation, { ...left, gtin: null }] }, 'seller')).status).toBe(200);
});
