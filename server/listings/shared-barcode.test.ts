import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveLink } from '#contract/link.ts';
import { getProduct, Product } from '#contract/product.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { savesOn } from './save-listing-fixture.ts';

const [first, typed, next] = ['7891000100103', '4006381333931', '7891000315507'];
let app: TestApp;
let [id, other, kit] = ['', '', ''];
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { newListing, save, read } = savesOn(() => app);
/** Three that sell one SKU: one that waits, one that is on sale, and one of several pieces. */
beforeEach(async () => {
  [id, other, kit] = [await newListing(), await newListing('active'), await newListing('active')];
  const sold = { skuId: `sku-${id}`, sku: `COD-${id}` };
  await app.db
    .update(listing)
    .set({ ...sold, externalId: `MLB-${other}` })
    .where(eq(listing.id, other));
  await app.db
    .update(listing)
    .set({ ...sold, gtin: null, kit: true })
    .where(eq(listing.id, kit));
});

const barcodes = async () => [(await read(id)).gtin, (await read(other)).gtin, (await read(kit)).gtin];
const productOf = async (of: string) =>
  Product.parse((await app.send(getProduct, { params: { id: `product-${of}` } }, { as: 'superuser' })).body);
const bind = (skuId: string | null) => app.send(saveLink, { params: { id }, body: { skuId, undoes: null } }, { as: 'superuser' });

test('a barcode that is typed at one listing is that of all listings of its SKU, and told where they are on sale', async () => {
  expect((await save(id, { gtin: typed }, 'seller')).status).toBe(200);
  expect(await barcodes()).toEqual([typed, typed, null]);
  const { status, version, history } = await read(other);
  expect([status, version, history.map(({ type }) => type)]).toEqual(['active', 2, ['edited']]);
  const jobs = await app.db
    .select()
    .from(integrationJob)
    .where(eq(integrationJob.subject, `listing:${other}`));
  expect(jobs.map(({ kind }) => kind)).toEqual(['publishListing']);
  // It is one edit where it was typed.
  expect((await read(id)).version).toBe(2);
});

test('a barcode that is emptied at one listing stays with its SKU and the others, unless the SKU says why it has none', async () => {
  const { version } = await productOf(id);
  expect((await save(id, { gtin: '' }, 'seller')).status).toBe(200);
  expect([(await productOf(id)).skus[0]?.gtin, await barcodes(), (await read(other)).version]).toEqual([first, [null, first, null], 1]);
  // Nothing happened to the product.
  expect((await productOf(id)).version).toBe(version);
  await save(id, { gtin: typed }, 'seller');
  await app.db
    .update(sku)
    .set({ noBarcode: 'handmade' })
    .where(eq(sku.id, `sku-${id}`));
  expect((await save(id, { gtin: '' }, 'seller')).status).toBe(200);
  expect([(await productOf(id)).skus[0]?.gtin, await barcodes()]).toEqual([null, [null, null, null]]);
});

test('the history of the product tells what the barcode was before', async () => {
  await save(id, { gtin: typed }, 'seller');
  const [edited] = (await productOf(id)).history;
  expect(edited).toMatchObject({ type: 'edited', changes: [{ field: `gtin:COD-${id}`, before: first, after: typed }] });
});

test('a save that leaves the barcode alone leaves the others alone', async () => {
  await save(id, { gtin: first, title: 'Capa azul' }, 'seller');
  expect((await read(other)).version).toBe(1);
});

test('a barcode that leaves the wrong SKU leaves its listings too, but what has it by itself', async () => {
  await save(id, { gtin: typed }, 'seller');
  const right = await newListing();
  expect((await bind(`sku-${right}`)).status).toBe(200);
  expect(await barcodes()).toEqual([typed, first, null]);

  expect((await bind(`sku-${id}`)).status).toBe(200);
  await app.db.update(listing).set({ gtin: next }).where(eq(listing.id, other));
  await save(id, { gtin: next }, 'seller');
  expect((await bind(`sku-${right}`)).status).toBe(200);
  expect([(await productOf(id)).skus[0]?.gtin, (await read(other)).gtin]).toEqual([next, next]);
});

test('what followed a barcode that was typed and emptied again leaves it too, once the binding was the wrong one', async () => {
  await save(id, { gtin: typed }, 'seller');
  await save(id, { gtin: '' }, 'seller');
  expect(await barcodes()).toEqual([null, typed, null]);
  const right = await newListing();
  expect((await bind(`sku-${right}`)).status).toBe(200);
  expect([(await productOf(id)).skus[0]?.gtin, (await read(other)).gtin]).toEqual([first, first]);
});

const waiting = async (): Promise<unknown> =>
  (
    await app.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.n;

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)(
  'two barcodes that are typed at two listings of one SKU at once do not wait for each other for ever',
  async () => {
    const both = await app.db.transaction(async (tx) => {
      await tx
        .select({ id: sku.id })
        .from(sku)
        .where(eq(sku.id, `sku-${id}`))
        .for('share');
      const asked = [save(other, { gtin: next }, 'superuser'), save(id, { gtin: typed }, 'superuser')];
      await vi.waitFor(async () => expect(await waiting()).toBe(2), 10_000);
      return { asked };
    });
    expect((await Promise.all(both.asked)).map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set((await barcodes()).filter(Boolean)).size).toBe(1);
  },
);
