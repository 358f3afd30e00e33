import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { saveLink } from '#contract/link.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { ana, stageHub } from '../../tests/support/stage-hub.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';

const [own, ofWrong] = ['7891000100103', '7891000315507'];
const hub = stageHub();

/** A listing that an import brought without the barcode that it has there by itself, and the wrong SKU. */
beforeEach(async () => {
  const { db } = hub();
  await db.execute(sql`truncate product, integration_job, rate_bucket, event, notification cascade`);
  await insertListing(db, 'wrong');
  await db.update(sku).set({ gtin: ofWrong }).where(eq(sku.id, 'sku-wrong'));
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
