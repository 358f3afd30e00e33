import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPriceRun, listPriceRunItems, previewPrices, setSkuCost } from '#contract/price-preview.ts';
import {
  archivePriceRule,
  createPriceRule,
  getPriceRule,
  listPriceRules,
  savePriceRule,
  startPriceRun,
  type PriceRule,
  type PriceRuleData,
  type RunOutcome,
} from '#contract/price-rule.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { account, event } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { priceRun, priceRunItem } from '../db/schema/price-rule.ts';
import { quiet, testPostgres } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { priceRunWork, prunePriceRuns } from './price-run-work.ts';

let app: TestApp;
const clock = (): Date => new Date();
/** A cost of 50,00 makes a price of 78,75. */
const data: PriceRuleData = {
  name: 'Margem de 20%',
  sellerId: 'ana',
  marketPlaceId: null,
  categoryId: null,
  listingType: null,
  extra: 0,
  margin: 2000,
  fee: 1650,
  ending: null,
  mostChange: 30,
};

beforeAll(async () => {
  app = await openTestApp();
  // At 99,90: one that becomes 78,75, one that nobody said the cost of, one that a deal holds, one that would jump, one in review.
  for (const id of ['a1', 'a2', 'a3', 'a4']) await insertListing(app.db, id, 'ana', 'active');
  await insertListing(app.db, 'a5', 'ana', 'pending');
  await insertListing(app.db, 'b1', 'beto', 'active');
  await app.db.update(listingDetail).set({ freezedByDeal: true }).where(eq(listingDetail.listingId, 'a3'));
  for (const [id, cost] of Object.entries({ a1: 5000, a3: 5000, a4: 1000, a5: 5000 })) await sayCost(id, cost);
  await sayCost('b1', 5000, 'foreignSeller');
});
afterAll(() => app.close());

const workOnRuns = (): Promise<void> => createWorker(priceRunWork, { db: app.db, clock, log: quiet }).drain();
const sayCost = (id: string, cost: number | null, as: PersonId = 'seller') =>
  app.send(setSkuCost, { params: { skuId: `sku-${id}` }, body: { cost } }, { as });
const save = (id: string, body: Partial<PriceRuleData> = {}, as: PersonId = 'seller', ifMatch?: number) =>
  app.send(savePriceRule, { params: { id }, body: { ...data, ...body } }, { as, ...(ifMatch === undefined ? {} : { ifMatch }) });
const create = (body: Partial<PriceRuleData> = {}, as: PersonId = 'seller') =>
  app.send(createPriceRule, { body: { ...data, ...body } }, { as });
const made = async (body: Partial<PriceRuleData> = {}, as: PersonId = 'seller'): Promise<PriceRule> =>
  createPriceRule.reply.parse((await create(body, as)).body);
const read = async (id: string, as: PersonId = 'seller'): Promise<PriceRule> =>
  getPriceRule.reply.parse((await app.send(getPriceRule, { params: { id } }, { as })).body);
const start = (id: string, isDry: boolean, as: PersonId = 'seller', runId: string = randomUUID()) =>
  app.send(startPriceRun, { params: { id }, body: { runId, isDry } }, { as });
const itemsOf = async (id: string, outcome?: RunOutcome) =>
  listPriceRunItems.reply.parse(
    (await app.send(listPriceRunItems, { params: { id }, query: outcome ? { outcome } : {} }, { as: 'seller' })).body,
  );
const priceOf = async (id: string) => (await app.db.select().from(listing).where(eq(listing.id, id)))[0];
const asked = { extra: '0', margin: '2000', fee: '1650', mostChange: '30' };
const preview = async (as: PersonId, query: Record<string, string> = {}) =>
  previewPrices.reply.parse((await app.send(previewPrices, { query: { ...asked, ...query } }, { as })).body);

test('a preview tells what terms would make of each listing on sale, of the own company alone, and changes nothing', async () => {
  const { items, total } = await preview('seller');
  expect(total).toBe(4);
  expect(items.map(({ publishId, before, after, outcome }) => [publishId, before, after, outcome])).toEqual([
    ['a1', 9990, 7875, 'changed'],
    ['a2', 9990, null, 'noCost'],
    ['a3', 9990, 7875, 'locked'],
    ['a4', 9990, 1575, 'jump'],
  ]);
  expect((await preview('seller', { ending: '90' })).items[0]).toMatchObject({ after: 7890, margin: 2013 });
  expect((await preview('seller', { sellerId: 'beto' })).items).toEqual([]);
  expect((await preview('superuser', { sellerId: 'beto' })).items.map(({ publishId }) => publishId)).toEqual(['b1']);
  expect((await preview('seller', { listingType: 'gold_special' })).total).toBe(0);
  expect((await preview('seller', { marketPlaceId: 'account-ana', categoryId: 'MLB1' })).total).toBe(4);
  expect((await preview('seller', { categoryId: 'MLB2' })).total).toBe(0);
  expect((await priceOf('a1'))?.price).toBe(9990);
  await sayCost('a2', 5000);
  expect((await preview('seller')).items[1]).toMatchObject({ publishId: 'a2', cost: 5000, outcome: 'changed' });
  expect((await sayCost('a2', 1, 'foreignSeller')).status).toBe(404);
  await sayCost('a2', null);
  expect((await preview('seller')).items[1]).toMatchObject({ cost: null, outcome: 'noCost' });
});

test('a rule is of the own company, or of the one a superuser names, and found by its name', async () => {
  const rule = await made({ name: 'Ágio de verão', sellerId: null });
  expect(rule).toMatchObject({ version: 1, sellerId: 'ana', sellerName: 'Casa da Ana', status: 'ready', appliedAt: null, runs: [] });
  const found = listPriceRules.reply.parse((await app.send(listPriceRules, { query: { search: 'agio verao' } }, { as: 'seller' })).body);
  expect(found.items.map(({ _id }) => _id)).toEqual([rule._id]);
  for (const body of [{ marketPlaceId: 'account-beto' }, { categoryId: 'MLB9' }, { margin: 8000, fee: 2000 }]) {
    expect((await create(body)).status).toBe(400);
    expect((await save(rule._id, body)).status).toBe(400);
  }
  expect((await create({ sellerId: 'beto' })).status).toBe(404);
  expect((await create({ sellerId: null }, 'superuser')).status).toBe(404);
  expect((await made({ sellerId: 'beto' }, 'superuser')).sellerId).toBe('beto');
  expect((await save(rule._id, {}, 'foreignSeller')).status).toBe(404);
});

test('whoever changes a rule that somebody else changed meanwhile is told so', async () => {
  const { _id } = await made();
  expect((await save(_id, { margin: 1000 }, 'superuser', 1)).status).toBe(200);
  const late = await save(_id, { margin: 500 }, 'seller', 1);
  expect([late.status, late.body]).toMatchObject([409, { code: 'changed-meanwhile', conflict: { version: 2 } }]);
  expect((await save(_id, { margin: 500 }, 'seller', 2)).status).toBe(200);
  expect(await read(_id)).toMatchObject({ margin: 500, version: 3 });
});

test('a dry run goes over every listing of the rule and leaves every price as it is', async () => {
  const { _id } = await made();
  const runId = randomUUID();
  expect((await start(_id, true, 'seller', runId)).status).toBe(200);
  expect((await read(_id)).status).toBe('running');
  expect((await start(_id, false)).status).toBe(409);
  await workOnRuns();
  const rule = await read(_id);
  expect(rule).toMatchObject({ status: 'ready', appliedAt: null, runs: [{ _id: runId, isDry: true, total: 4, done: 4 }] });
  expect((await itemsOf(runId)).items.map(({ outcome }) => outcome)).toEqual(['changed', 'noCost', 'locked', 'jump']);
  expect((await itemsOf(runId, 'jump')).items).toMatchObject([{ publishId: 'a4', before: 9990, after: 1575 }]);
  expect((await priceOf('a1'))?.price).toBe(9990);
  for (const line of [getPriceRun, listPriceRunItems])
    expect((await app.send(line, { params: { id: runId } }, { as: 'foreignSeller' })).status).toBe(404);
});

test('applied, prices change one by one with their history, and the marketplace is told; what is locked or jumps stays', async () => {
  const { _id } = await made();
  const runId = randomUUID();
  expect((await start(_id, false, 'seller', runId)).status).toBe(200);
  // Sold off since it began.
  await insertListing(app.db, 'a6', 'ana', 'active');
  await app.db.update(listing).set({ status: 'pending' }).where(eq(listing.id, 'a2'));
  await workOnRuns();
  expect(await priceOf('a1')).toMatchObject({ price: 7875, version: 2 });
  expect([(await priceOf('a3'))?.price, (await priceOf('a4'))?.price, (await priceOf('a5'))?.price]).toEqual([9990, 9990, 9990]);
  expect((await itemsOf(runId)).items.map(({ publishId, outcome }) => `${publishId} ${outcome}`)).toEqual([
    'a1 changed',
    'a2 gone',
    'a3 locked',
    'a4 jump',
  ]);
  const [told] = await app.db.select().from(event).where(eq(event.subject, 'listing:a1'));
  expect(told).toMatchObject({
    type: 'repriced',
    version: 2,
    data: { cause: 'rule', changes: [{ field: 'price', before: 'R$ 99,90', after: 'R$ 78,75' }] },
  });
  const jobs = await app.db.select().from(integrationJob).where(like(integrationJob.subject, 'listing:%'));
  expect(jobs.map(({ kind, subject, accountId }) => [kind, subject, accountId])).toEqual([['changePrice', 'listing:a1', 'account-ana']]);
  expect((await read(_id)).appliedAt).not.toBeNull();
  // Once more there is nothing left to change.
  await start(_id, false);
  await workOnRuns();
  expect((await priceOf('a1'))?.version).toBe(2);
});

test('a run that was cut off goes on where it was, and old ones are forgotten', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `m${String(at).padStart(2, '0')}`);
  for (const id of many) await insertListing(app.db, id, 'caio', 'active');
  const { _id } = await made({ sellerId: 'caio' }, 'superuser');
  const runId = randomUUID();
  await start(_id, true, 'superuser', runId);
  const stopping = createWorker(priceRunWork, {
    db: app.db,
    clock: () => {
      void stopping.stop();
      return clock();
    },
    log: quiet,
  });
  await stopping.drain();
  const [half] = (await read(_id, 'superuser')).runs;
  expect(half).toMatchObject({ total: 60, done: 50, finishedAt: null });
  await workOnRuns();
  const [whole] = (await read(_id, 'superuser')).runs;
  expect(whole).toMatchObject({ done: 60, outcomes: [{ outcome: 'noCost', count: 60 }] });
  await app.db
    .update(priceRun)
    .set({ startedAt: new Date('2026-01-01T12:00:00Z') })
    .where(eq(priceRun.id, runId));
  await prunePriceRuns(app.db, clock());
  expect((await read(_id, 'superuser')).runs).toEqual([]);
});

test('a rule that is put away is neither changed nor run until it is taken back', async () => {
  const { _id } = await made();
  const put = (isArchived: boolean) => app.send(archivePriceRule, { params: { id: _id }, body: { isArchived } }, { as: 'seller' });
  expect((await put(false)).status).toBe(409);
  expect((await put(true)).status).toBe(200);
  expect((await put(true)).status).toBe(409);
  expect([(await save(_id)).status, (await start(_id, true)).status]).toEqual([409, 409]);
  const archived = listPriceRules.reply.parse((await app.send(listPriceRules, { query: { status: 'archived' } }, { as: 'seller' })).body);
  expect(archived.items.map((each) => each._id)).toEqual([_id]);
  expect((await put(false)).status).toBe(200);
  expect(await read(_id)).toMatchObject({ status: 'ready', version: 3 });
});

test('a piece that costs nothing makes no price: it is not said that it does', async () => {
  expect((await sayCost('a2', 0)).status).toBe(400);
});

test('terms that are left out of a rule are no terms of nothing', async () => {
  for (const left of ['extra', 'margin', 'fee', 'mostChange'] as const)
    for (const value of [null, '', true, []])
      expect((await create({ [left]: value })).status, `${left} ${JSON.stringify(value)}`).toBe(400);
});

test('what is no id of a rule names none', async () => {
  const asked = await app.send(listPriceRules, { query: { ids: '-'.repeat(36) } }, { as: 'seller' });
  expect(asked).toMatchObject({ status: 200, body: { items: [] } });
});

test('listings are noted in the order in which whoever takes several of them takes them', async () => {
  for (const id of ['z2', 'z1', 'z3']) await insertListing(app.db, id, 'beto', 'active');
  await app.db
    .update(listing)
    .set({ dueAt: new Date('2026-12-24T12:00:00Z') })
    .where(eq(listing.id, 'z1'));
  await app.db.update(listing).set({ skuId: null }).where(eq(listing.id, 'z3'));
  const { _id } = await made({ sellerId: 'beto' }, 'superuser');
  const runId = randomUUID();
  expect((await start(_id, true, 'superuser', runId)).status).toBe(200);
  const noted = await app.db
    .select({ id: priceRunItem.listingId })
    .from(priceRunItem)
    .where(eq(priceRunItem.runId, runId))
    .orderBy(sql`${priceRunItem}.ctid`);
  expect(noted.map(({ id }) => id)).toEqual(['b1', 'z1', 'z2', 'z3']);
  await workOnRuns();
});

test('a run does what whoever asked for it may do when it comes to it: who was blocked meanwhile changes no price', async () => {
  await insertListing(app.db, 'd1', 'ana', 'active');
  await sayCost('d1', 5000);
  const { _id } = await made();
  const runId = randomUUID();
  expect((await start(_id, false, 'seller', runId)).status).toBe(200);
  const [run] = await app.db.select().from(priceRun).where(eq(priceRun.id, runId));
  const asker = eq(account.id, run?.userId ?? '');
  await app.db.update(account).set({ blockedAt: clock() }).where(asker);
  await workOnRuns();
  await app.db.update(account).set({ blockedAt: null }).where(asker);
  expect(await priceOf('d1')).toMatchObject({ price: 9990, version: 1 });
  const rule = await read(_id);
  expect(rule).toMatchObject({ appliedAt: null, status: 'ready' });
  expect(rule.runs[0]?.outcomes.map(({ outcome }) => outcome)).toEqual(['denied']);
});

test('runs take turns: a long one does not keep a short one waiting', async () => {
  for (let at = 0; at < 120; at += 1) await insertListing(app.db, `l${at}`, 'caio', 'active');
  const [long, short] = [await made({ sellerId: 'caio' }, 'superuser'), await made({ sellerId: 'beto' }, 'superuser')];
  await start(long._id, true, 'superuser');
  await start(short._id, true, 'superuser');
  let now = Date.now();
  const turns: string[] = [];
  const work: typeof priceRunWork = {
    ...priceRunWork,
    concurrency: 1,
    work: (db, run, signal) => {
      turns.push(run.ruleId);
      return priceRunWork.work(db, run, signal);
    },
  };
  await createWorker(work, { db: app.db, clock: () => new Date((now += 1)), log: quiet }).drain();
  expect(turns).toEqual([long._id, short._id, long._id, long._id, long._id]);
  expect((await read(long._id, 'superuser')).status).toBe('ready');
});

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)('a run goes on while another begins that notes the same listings', async () => {
  const { _id } = await made();
  await start(_id, true);
  await app.db.transaction(async (tx) => {
    // As the other's references hold each of them, until all are noted.
    await tx.execute(sql`select id from ${listing} where seller_id = 'ana' for key share`);
    await workOnRuns();
  });
  expect((await read(_id)).status).toBe('ready');
});
