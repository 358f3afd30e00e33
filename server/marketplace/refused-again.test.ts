/** A change that is refused again and again for one reason is told once. (decision 0173) */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobKind } from '#contract/integration-job.ts';
import { pauseListing, setPriceAndStock } from '#contract/listing-calls.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { listNotifications } from '#contract/notification.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { enqueueStock } from '../integration-jobs/enqueue-stock.ts';
import { changePrice } from '../prices/change-price.ts';
import { appendEvent } from '../stream/append-event.ts';
import { applyRefusal } from './apply-refusal.ts';
import type { Outcome } from './port.ts';
import { settleJob } from './settle-job.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  await app.db
    .update(listing)
    .set({ externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
});

const refused = (code: string): Outcome => ({ type: 'refused', code, text: 'Não.', causes: [] });
/** What waits to be told of it is answered so. */
const answer = (kind: JobKind, outcome: Outcome): Promise<void> =>
  app.db.transaction(async (tx) => {
    const waits = and(eq(integrationJob.subject, `listing:${id}`), eq(integrationJob.kind, kind), eq(integrationJob.status, 'waiting'));
    const [job] = await tx.update(integrationJob).set({ sentAt: new Date() }).where(waits).returning();
    if (!job) throw new Error(`No ${kind} is told`);
    await settleJob(tx, { job, grantVersion: 1, command: null }, outcome, applyRefusal, new Date());
  });
const sell = async (outcome: Outcome): Promise<void> => {
  await app.db.transaction((tx) => enqueueStock(tx, [`sku-${id}`], new Date()));
  await answer('setStock', outcome);
};
/** A rule gives it a price. */
const price = async (to: number, outcome: Outcome): Promise<void> => {
  await app.db.transaction(async (tx) => {
    const [row] = await tx.select().from(listing).where(eq(listing.id, id));
    const by = { id: 'seller', name: 'Ana' };
    const now = new Date();
    if (row) await changePrice(tx, { record: (each) => appendEvent(tx, by, now, null, each), cause: 'rule' }, row, to, now);
  });
  await answer('changePrice', outcome);
};
const notices = async (): Promise<number> =>
  listNotifications.reply
    .parse((await app.send(listNotifications, {}, { as: 'seller' })).body)
    .filter(({ subject }) => subject === `listing:${id}`).length;

test('a stock that is refused at each sale is told once for each reason, and a price of a rule too', async () => {
  await sell(refused('400'));
  await sell(refused('400'));
  expect(await notices()).toBe(1);
  await sell(refused('422'));
  await sell(refused('400'));
  expect(await notices()).toBe(2);
  await price(9000, refused('400'));
  await price(8000, refused('400'));
  expect(await notices()).toBe(3);
});

test('it is told again once a stock was taken in between', async () => {
  await sell(refused('400'));
  await sell({ type: 'done' });
  await sell(refused('400'));
  expect(await notices()).toBe(2);
});

test('it is told again once a person has changed the listing', async () => {
  await sell(refused('400'));
  expect((await app.send(pauseListing, { body: { publishId: id } }, { as: 'seller' })).status).toBe(200);
  await answer('pauseListing', { type: 'done' });
  await sell(refused('400'));
  expect(await notices()).toBe(2);
});

test('a stock that each edit has told once more, and that is refused as before, is told once', async () => {
  await sell(refused('400'));
  for (const title of ['Capa de chuva azul', 'Capa de chuva verde']) {
    expect((await app.send(saveListing, { params: { publishId: id }, body: { title } }, { as: 'seller' })).status).toBe(200);
    await answer('publishListing', { type: 'done' });
    await sell(refused('400'));
  }
  expect(await notices()).toBe(1);
  await sell(refused('422'));
  expect(await notices()).toBe(2);
});

test('whoever sets a price of what ended there, or pauses it, is told each time that it did', async () => {
  await sell(refused('closed_there'));
  for (const to of [9000, 8000]) {
    expect((await app.send(setPriceAndStock, { body: { publishId: id, price: to } }, { as: 'seller' })).status).toBe(200);
    await answer('changePrice', refused('closed_there'));
  }
  expect(await notices()).toBe(3);
  expect((await app.send(pauseListing, { body: { publishId: id } }, { as: 'seller' })).status).toBe(200);
  await answer('pauseListing', refused('closed_there'));
  expect(await notices()).toBe(4);
});
