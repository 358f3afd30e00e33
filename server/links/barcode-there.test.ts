import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { saveLink } from '#contract/link.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { ana, stageHub } from '../../tests/support/stage-hub.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { pruneJobs } from '../integration-jobs/prune-jobs.ts';

const [own, ofWrong] = ['7891000100103', '7891000315507'];
const hub = stageHub();

/** A listing that an import brought without the barcode that it has there by itself, and the wrong SKU. */
beforeEach(async () => {
  const { db } = hub();
  await db.execute(sql`truncate product, integration_job, rate_bucket, event, notification cascade`);
  await insertListing(db, 'wrong');
  await db.update(sku).set({ gtin: ofWrong }).where(eq(sku.id, 'sku-wrong'));
  await insertListing(db, 'right');
  await db.update(sku).set({ gtin: null }).where(eq(sku.id, 'sku-right'));
  await insertListing(db, 'up', 'ana', 'active');
  await db.update(listing).set({ skuId: null, gtin: null, externalId: 'MLB1' }).where(eq(listing.id, 'up'));
  const item = { title: 'Capa de chuva', price: 99.9, quantity: 5, attributes: [{ id: 'GTIN', valueName: own }] };
  await hub().begin({
    users: [{ id: 101, nickname: 'ANA' }],
    items: [{ id: 'MLB1', sellerId: 101, ...item, status: 'active' }],
    questions: [],
  });
  await hub().connect('account-ana', 101);
});

/** Answers what it is taken back by. */
const bind = async (skuId: string | null, undoes: string | null = null): Promise<string> => {
  expect(await hub().decide(saveLink, { params: { id: 'up' }, body: { skuId, undoes } }, ana)).toMatchObject({ status: 200 });
  const key = randomUUID();
  await hub().db.execute(sql`update event set key = ${key} where seq = (select max(seq) from event where subject = 'listing:up')`);
  return key;
};
const send = async (): Promise<void> => {
  await hub().openProcess().run();
  await hub().pass(60_000);
};
const there = (): string | null =>
  hub()
    .fake.state()
    .items.get('MLB1')
    ?.attributes.find(({ id }) => id === 'GTIN')?.valueName ?? null;

test('the barcode of the wrong SKU is emptied there once its binding is taken back, where it was told', async () => {
  const wrong = await bind('sku-wrong');
  await send();
  expect(there()).toBe(ofWrong);
  await bind(null, wrong);
  await send();
  expect(there()).toBeNull();
});

test('the barcode of the wrong SKU is emptied there also where nobody keeps any more that it was told', async () => {
  const wrong = await bind('sku-wrong');
  await send();
  await hub().pass(40 * 24 * 60 * 60_000);
  await pruneJobs(hub().db, hub().now());
  await bind(null, wrong);
  await send();
  expect(there()).toBeNull();
});

test('what the item has there by itself stays where the wrong binding was taken back before it was told', async () => {
  await bind(null, await bind('sku-wrong'));
  await send();
  expect(there()).toBe(own);
});

test('what was told before the binding tells nothing of its barcode', async () => {
  await bind(null, await bind('sku-wrong'));
  await send();
  await bind(null, await bind('sku-wrong'));
  await send();
  expect(there()).toBe(own);
});

const corrections: readonly (readonly [string, readonly (string | null)[]])[] = [
  ['bound to the right SKU, which has none,', ['sku-right']],
  ['unbound, and then bound to the right SKU, which has none,', [null, 'sku-right']],
];

test.each(corrections)('what the item has there by itself stays where it was %s before the wrong barcode was told', async (_how, steps) => {
  await bind('sku-wrong');
  for (const skuId of steps) await bind(skuId);
  await send();
  expect(there()).toBe(own);
});

test.each(corrections)('the wrong barcode is emptied there once the listing was %s where it was told', async (_how, steps) => {
  await bind('sku-wrong');
  await send();
  expect(there()).toBe(ofWrong);
  for (const skuId of steps) await bind(skuId);
  await send();
  expect(there()).toBeNull();
});

const publications: readonly (readonly [string, (at: Date) => Partial<typeof integrationJob.$inferInsert>])[] = [
  ['is in doubt', () => ({ isUncertain: true, nextAt: null, status: 'failed' })],
  [
    'was taken by a clock read a moment before',
    (at) => ({ status: 'done', nextAt: null, createdAt: new Date(at.getTime() - 120_000), sentAt: new Date(at.getTime() - 1000) }),
  ],
];

test.each(publications)('the wrong barcode may have been told by a publication that %s, and is emptied there', async (_how, set) => {
  await bind('sku-wrong');
  const { db } = hub();
  const [given] = await db.select({ at: integrationJob.createdAt }).from(integrationJob).where(eq(integrationJob.subject, 'listing:up'));
  await db
    .update(integrationJob)
    .set(set(given?.at ?? new Date(Number.NaN)))
    .where(eq(integrationJob.subject, 'listing:up'));
  await bind('sku-right');
  await send();
  expect(there()).toBeNull();
});
