import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveLink } from '#contract/link.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { savesOn, variation } from '../listings/save-listing-fixture.ts';

const [first, typed, next] = ['7891000100103', '4006381333931', '7891000315507'];
let app: TestApp;
/** Three listings, each with a SKU of its own. */
let [id, wrong, right] = ['', '', ''];
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
const { newListing, save, read } = savesOn(() => app);
beforeEach(async () => {
  [id, wrong, right] = [await newListing('active'), await newListing(), await newListing()];
  await app.db
    .update(listing)
    .set({ externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
  await setSku(right, next);
});

const setSku = async (of: string, gtin: string | null): Promise<void> => {
  await app.db
    .update(sku)
    .set({ gtin })
    .where(eq(sku.id, `sku-${of}`));
};
const bind = async (publishId: string, of: string | null): Promise<void> => {
  const body = { skuId: of === null ? null : `sku-${of}`, undoes: null };
  expect((await app.send(saveLink, { params: { id: publishId }, body }, { as: 'superuser' })).status).toBe(200);
};
const told = async () =>
  (
    await app.db
      .select()
      .from(integrationJob)
      .where(eq(integrationJob.subject, `listing:${id}`))
  ).map(({ kind }) => kind);

test('a listing that leaves the wrong SKU leaves the barcode it only followed, with that of its variation, and that is told', async () => {
  await app.db
    .update(listingDetail)
    .set({ variations: [{ ...variation, gtin: first }] })
    .where(eq(listingDetail.listingId, id));
  await bind(id, wrong);
  await save(wrong, { gtin: typed }, 'superuser');
  expect((await read(id)).gtin).toBe(typed);
  await app.db.delete(integrationJob).where(eq(integrationJob.subject, `listing:${id}`));
  await bind(id, right);
  expect(await read(id)).toMatchObject({ gtin: next, status: 'active', variations: [{ gtin: next }] });
  expect(await told()).toContain('publishListing');
});

test('a barcode it only followed is left as well where it is unbound from the wrong SKU before it is bound to another', async () => {
  await bind(id, wrong);
  await save(wrong, { gtin: typed }, 'superuser');
  await bind(id, null);
  expect((await read(id)).gtin).toBe(typed);
  await bind(id, right);
  expect((await read(id)).gtin).toBe(next);
});

test('so is one that two SKUs have, and that it followed at the first of them', async () => {
  const same = await newListing();
  await setSku(same, typed);
  await bind(id, wrong);
  await save(wrong, { gtin: typed }, 'superuser');
  await bind(id, same);
  await bind(id, right);
  expect((await read(id)).gtin).toBe(next);
});

test('what it has by itself goes along, also where it followed the SKU before', async () => {
  await bind(id, wrong);
  await save(wrong, { gtin: typed }, 'superuser');
  await app.db.update(listing).set({ gtin: first }).where(eq(listing.id, id));
  await bind(id, right);
  expect((await read(id)).gtin).toBe(first);
});

test('what a listing took of the SKU as it was bound is none of its own', async () => {
  await app.db.update(listing).set({ gtin: null, skuId: null }).where(eq(listing.id, id));
  await save(wrong, { gtin: typed }, 'superuser');
  await bind(id, wrong);
  expect((await read(id)).gtin).toBe(typed);
  // It was typed at the wrong one, and that is bound elsewhere: none that has it by itself is left.
  await bind(wrong, right);
  expect([(await read(id)).gtin, (await read(wrong)).gtin]).toEqual([first, typed]);
  await bind(id, right);
  expect((await read(id)).gtin).toBe(next);
});
