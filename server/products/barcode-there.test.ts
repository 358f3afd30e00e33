import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#contract/product.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { ana, stageHub } from '../../tests/support/stage-hub.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';

const [oldGtin, newGtin, nextGtin] = ['7891000100103', '7891000315507', '7896000721358'];
const hub = stageHub();

const item = { sellerId: 101, title: 'Capa de chuva', price: 99.9, quantity: 5, attributes: [{ id: 'GTIN', valueName: oldGtin }] };
/** One SKU: on sale there, paused there, ended there, only there once it is played, and waiting for review. */
const listings = [
  ['up', 'active', { externalId: 'MLB1' }],
  ['off', 'paused', { externalId: 'MLB2', subStatus: 'paused_by_seller' }],
  ['over', 'active', { externalId: 'MLB3', isClosedThere: true }],
  ['unnamed', 'active', {}],
  ['waits', 'pending', {}],
] as const;

beforeEach(async () => {
  const { db } = hub();
  await db.execute(sql`truncate product, integration_job, rate_bucket, event, notification cascade`);
  for (const [id, status, more] of listings) {
    await insertListing(db, id, 'ana', status);
    await db
      .update(listing)
      .set({ skuId: 'sku-up', sku: 'COD-up', ...more })
      .where(eq(listing.id, id));
  }
  const items = ['MLB1', 'MLB2'].map((id, at) => ({ id, ...item, status: at === 0 ? ('active' as const) : ('paused' as const) }));
  await hub().begin({ users: [{ id: 101, nickname: 'ANA' }], items, questions: [] });
  await hub().connect('account-ana', 101);
});

const correct = async (gtin: string | null, noBarcode?: 'handmade'): Promise<void> => {
  const dimensions = { height: 10, width: 20, depth: 30, weight: 400 };
  const own = { _id: 'sku-up', gtin, dimensions, price: 9990, stock: 5, ...(noBarcode && { noBarcode }) };
  const body = { name: 'Capa de chuva', brand: null, skus: [own] };
  expect(await hub().decide(saveProduct, { params: { id: 'product-up' }, body }, ana)).toMatchObject({ status: 200 });
};
const thereOf = (id: string, attribute = 'GTIN') => {
  const found = hub().fake.state().items.get(id);
  const value = found?.attributes.find((each) => each.id === attribute);
  return [found?.status, value?.valueName ?? value?.valueId ?? null];
};
const told = async (): Promise<readonly string[]> =>
  (await hub().db.select().from(integrationJob).where(like(integrationJob.subject, 'listing:%')))
    .map(({ kind, subject }) => `${kind} ${subject}`)
    .toSorted();

test('a barcode that is corrected at the product is corrected where its listings are on sale or paused, and they stay so', async () => {
  await correct(newGtin);
  expect(await told()).toEqual(['publishListing listing:off', 'publishListing listing:up']);
  await hub().openProcess().run();
  expect([thereOf('MLB1'), thereOf('MLB2')]).toEqual([
    ['active', newGtin],
    ['paused', newGtin],
  ]);
  const rows = await hub().db.select().from(listing).where(eq(listing.skuId, 'sku-up'));
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual(
    Object.fromEntries(listings.map(([id, status]) => [id, status])),
  );
});

test('why there is none is said there too', async () => {
  await correct(null, 'handmade');
  await hub().openProcess().run();
  expect([thereOf('MLB1'), thereOf('MLB1', 'EMPTY_GTIN_REASON')]).toEqual([
    ['active', null],
    ['active', '17055158'],
  ]);
});

test('corrected while an earlier correction is on its way, the last one is there in the end; several at once are one errand', async () => {
  await correct(newGtin);
  const process = hub().openProcess();
  await process.run({ passing: 0, at: 'after', ends: 'held' });
  await correct(nextGtin);
  await correct(newGtin);
  await correct(nextGtin);
  // The one on its way, one after it, and the one of the other listing that nobody had begun.
  expect(await told()).toHaveLength(3);
  await process.run();
  await hub().openProcess().run();
  expect([thereOf('MLB1')[1], thereOf('MLB2')[1]]).toEqual([nextGtin, nextGtin]);
});
