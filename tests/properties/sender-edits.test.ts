import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { activateListing, pauseListing, setPriceAndStock } from '#contract/listing-calls.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { refuseListing, returnListing } from '#contract/listing.ts';
import { demoApplication } from '#lib/demo-marketplace.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { listing, listingDetail } from '#server/db/schema/listing.ts';
import { sku } from '#server/db/schema/product.ts';
import { enqueueStock } from '#server/integration-jobs/enqueue-stock.ts';
import { openHubAndFake, type HubAndFake } from '../support/hub-and-fake.ts';
import { beginAnew, fillWorld, reviewer, sellerOf } from './sender-world.ts';

let both: HubAndFake;
beforeAll(async () => {
  both = await openHubAndFake();
  await fillWorld(both.db);
});
afterAll(() => both.close());
beforeEach(() => beginAnew(both));

const [id, itemId, account] = ['ana-up', 'MLB1000000001', { id: 'account-ana', userId: 101 }] as const;
const variation = (name: string) => ({ _id: name, sku: name, gtin: null, images: [], imageDeleted: [], attributes: [] });
const vary = (...names: readonly string[]) =>
  both.db
    .update(listingDetail)
    .set({ variations: names.map(variation) })
    .where(eq(listingDetail.listingId, id));
afterEach(async () => {
  await vary();
  await both.db.update(listing).set({ title: 'Capa de chuva' }).where(eq(listing.id, id));
});

const ana = sellerOf('ana');
const save = (body: object, as = ana) => both.decide(saveListing, { params: { publishId: id }, body }, as);
const step = (line: typeof pauseListing) => both.decide(line, { body: { publishId: id } }, ana);
const moderate = (change: object) => both.fake.control('moderate', { itemId, ...change });
const send = () => both.openProcess().run();
const restock = (stock: number) =>
  both.db.transaction(async (tx) => {
    await tx
      .update(sku)
      .set({ stock })
      .where(eq(sku.id, `sku-${id}`));
    await enqueueStock(tx, [`sku-${id}`], both.now());
  });
const there = () => {
  const item = both.fake.state().items.get(itemId);
  return item && [item.quantity, item.status, item.subStatus];
};
const here = async () => {
  const [row] = await both.db.select().from(listing).where(eq(listing.id, id));
  return row && [row.status, row.subStatus];
};
/** Whose jobs are held until somebody authorises the account again. */
const shutOut = () => both.fake.control('revoke', { appId: demoApplication.id, userId: account.userId });
const letIn = async () => {
  expect(await both.allow(account.id, account.userId, ana)).toMatchObject({ status: 200 });
};
const heldNow = async () => {
  const jobs = await both.db
    .select()
    .from(integrationJob)
    .where(eq(integrationJob.subject, `listing:${id}`));
  return jobs.map(({ kind, status, heldReason }) => [kind, status, heldReason]);
};

test('a word that is corrected after the last piece was sold there puts nothing on sale again, and is sold out here too', async () => {
  await moderate({ quantity: 0, sold: 5, status: 'paused', subStatus: ['out_of_stock'] });
  expect(await save({ title: 'Capa de chuva azul' })).toMatchObject({ status: 200 });
  await send();
  expect(there()).toEqual([0, 'paused', ['out_of_stock']]);
  expect(await here()).toEqual(['paused', 'out_of_stock']);
});

test('what was sold there in part keeps what is left through an edit, and takes the stock that is changed here', async () => {
  await moderate({ quantity: 1, sold: 4 });
  await save({ price: 5000 });
  await send();
  expect([there(), await here()]).toEqual([
    [1, 'active', []],
    ['active', null],
  ]);
  await restock(3);
  await send();
  expect(there()).toEqual([3, 'active', []]);
});

test('what its seller paused on the marketplace’s own page an edit leaves paused', async () => {
  await moderate({ status: 'paused', subStatus: [] });
  await save({ price: 5000 });
  await send();
  expect(there()).toEqual([5, 'paused', []]);
});

test('what was taken off sale to be reviewed anew is on sale again once it is approved', async () => {
  expect(await both.decide(returnListing, { body: { publishId: id, undoes: null } }, reviewer)).toMatchObject({ status: 200 });
  await send();
  expect(there()).toEqual([5, 'paused', []]);
  expect(await save({}, reviewer)).toMatchObject({ status: 200 });
  await send();
  expect([there(), await here()]).toEqual([
    [5, 'active', []],
    ['active', null],
  ]);
});

test('a stock that was held when an edit came is told all the same where we do not send the edit', async () => {
  await shutOut();
  await restock(7);
  await send();
  expect(await heldNow()).toEqual([['setStock', 'held', 'reauthorize']]);
  await vary('A', 'B');
  expect(await save({ price: 5000 })).toMatchObject({ status: 200 });
  await letIn();
  await send();
  expect([there(), await here()]).toEqual([
    [7, 'active', []],
    ['refused', null],
  ]);
});

test('a pause that was held when an edit came is told all the same where we do not send the edit', async () => {
  await shutOut();
  expect(await step(pauseListing)).toMatchObject({ status: 200 });
  await send();
  await vary('A', 'B');
  expect(await save({ price: 5000 })).toMatchObject({ status: 200 });
  await letIn();
  await send();
  expect([there(), await here()]).toEqual([
    [5, 'paused', []],
    ['refused', 'paused_by_seller'],
  ]);
});

test('an activation that was held when an edit came is told before it', async () => {
  await step(pauseListing);
  await send();
  expect(there()).toEqual([5, 'paused', []]);
  await shutOut();
  expect(await step(activateListing)).toMatchObject({ status: 200 });
  await send();
  expect(await save({ price: 5000 })).toMatchObject({ status: 200 });
  await letIn();
  await send();
  expect([there(), await here()]).toEqual([
    [5, 'active', []],
    ['active', null],
  ]);
});

test('a pause that was given up is told by the edit that is taken, and waits for nobody any more', async () => {
  await both.fake.script([
    { kind: 'answer', status: 400, body: { error: 'validation_error', message: 'Não.' }, method: 'PUT', path: '/items' },
  ]);
  await step(pauseListing);
  await send();
  expect([there(), await heldNow()]).toEqual([[5, 'active', []], [['pauseListing', 'failed', null]]]);
  await save({ price: 5000 });
  await send();
  expect(there()).toEqual([5, 'paused', []]);
  expect((await heldNow()).filter(([, status]) => status !== 'done')).toEqual([]);
});

const refuseOne = () =>
  both.fake.script([
    { kind: 'answer', status: 400, body: { error: 'validation_error', message: 'Falta a marca.' }, method: 'PUT', path: '/items' },
  ]);
const soldOutThere = { quantity: 0, sold: 5, status: 'paused', subStatus: ['out_of_stock'] };

test('a stock that was refused is told once an edit has corrected what it was refused for', async () => {
  await refuseOne();
  await restock(1);
  await send();
  expect([there(), await heldNow()]).toEqual([[5, 'active', []], [['setStock', 'failed', null]]]);
  await save({ price: 5000 });
  await send();
  expect(there()).toEqual([1, 'active', []]);
  expect((await heldNow()).filter(([, status]) => status !== 'done')).toEqual([]);
});

test('a stock whose telling a person discarded no edit tells', async () => {
  await refuseOne();
  await restock(1);
  await send();
  await both.db.update(integrationJob).set({ status: 'discarded' });
  await save({ price: 5000 });
  await send();
  expect(there()).toEqual([5, 'active', []]);
});

test('an activation that was refused is told by the edit that corrects it', async () => {
  await step(pauseListing);
  await send();
  await refuseOne();
  await step(activateListing);
  await send();
  expect([there(), (await here())?.[0]]).toEqual([[5, 'paused', []], 'active']);
  await save({ price: 5000 });
  await send();
  expect([there(), await here()]).toEqual([
    [5, 'active', []],
    ['active', null],
  ]);
  expect((await heldNow()).filter(([, status]) => status !== 'done')).toEqual([]);
});

test('what was sold out there is on sale again once its seller says how many there are, also where as many stand here', async () => {
  await moderate(soldOutThere);
  await save({ price: 5000 });
  await send();
  expect([there(), await here()]).toEqual([
    [0, 'paused', ['out_of_stock']],
    ['paused', 'out_of_stock'],
  ]);
  expect(await both.decide(setPriceAndStock, { body: { publishId: id, stock: 5 } }, ana)).toMatchObject({ status: 200 });
  await send();
  expect([there(), await here()]).toEqual([
    [5, 'active', []],
    ['active', null],
  ]);
});

test('what its seller pauses here while it is sold out there is told as paused, and stays off sale once there is some', async () => {
  await moderate(soldOutThere);
  await step(pauseListing);
  await send();
  expect([await here(), await heldNow()]).toEqual([['paused', 'paused_by_seller'], [['pauseListing', 'done', null]]]);
  await restock(7);
  await send();
  expect([there(), (await here())?.[0]]).toEqual([[7, 'paused', []], 'paused']);
});

test('what is reviewed anew while it is sold out there stays off sale once there is some', async () => {
  await moderate(soldOutThere);
  expect(await both.decide(returnListing, { body: { publishId: id, undoes: null } }, reviewer)).toMatchObject({ status: 200 });
  await send();
  await restock(7);
  await send();
  expect([there(), (await here())?.[0]]).toEqual([[7, 'paused', []], 'pending']);
});

test('what is sold out here as well, and whose edit is refused there, stays off sale once there is some', async () => {
  await moderate(soldOutThere);
  await restock(0);
  await send();
  expect(await here()).toEqual(['paused', 'out_of_stock']);
  await save({ price: 5000 });
  await refuseOne();
  await send();
  expect((await here())?.[0]).toBe('refused');
  await restock(7);
  await send();
  expect([there(), (await here())?.[0]]).toEqual([[7, 'paused', []], 'refused']);
});

test('put on sale with none left there it is sold out here too', async () => {
  await moderate(soldOutThere);
  await step(pauseListing);
  await send();
  await step(activateListing);
  await send();
  expect([there(), await here()]).toEqual([
    [0, 'paused', ['out_of_stock']],
    ['paused', 'out_of_stock'],
  ]);
});

const refuseAndTakeBack = async () => {
  expect(await both.decide(refuseListing, { body: { publishId: id, warning: 'image', gtin: null } }, reviewer)).toMatchObject({
    status: 200,
  });
  expect(await both.decide(returnListing, { body: { publishId: id, undoes: null } }, reviewer)).toMatchObject({ status: 200 });
};
test.each([false, true])(
  'what its seller paused on the marketplace’s own page stays paused through a review for which nothing was paused there, a refusal taken back: %s',
  async (isTakenBack) => {
    await moderate({ status: 'paused', subStatus: [] });
    await vary('A', 'B');
    await save({ price: 5000 });
    await send();
    await vary();
    expect(await here()).toEqual(['refused', null]);
    expect(await save({ price: 5100 })).toMatchObject({ status: 200 });
    if (isTakenBack) await refuseAndTakeBack();
    expect(await save({}, reviewer)).toMatchObject({ status: 200 });
    await send();
    expect([there(), (await here())?.[0]]).toEqual([[5, 'paused', []], 'active']);
  },
);
