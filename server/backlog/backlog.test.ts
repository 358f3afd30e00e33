import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backlog } from '#contract/backlog.ts';
import { listIntegrations } from '#contract/integration.ts';
import { listIntegrationJobs, retryIntegrationJob } from '#contract/integration-job.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { getMediation, replyMediation } from '#contract/mediation-calls.ts';
import { cancelOnMarketplace, getOrder, revertCancel } from '#contract/order-calls.ts';
import { Order } from '#contract/order.ts';
import { insertMediation } from '../../tests/support/mediations.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { discardBacklog, getBacklog, listBacklogs, sendBacklog } from '#contract/backlog.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { event } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestAdapter, sendAll } from '../testing/test-sender.ts';

let app: TestApp;
const now = new Date('2026-11-27T12:00:00.000Z');
const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(integrationJob);
  await app.db.update(marketplaceAccount).set({ connection: 'connected', shutOutReason: null });
});

const add = async (id: string, more: Partial<typeof integrationJob.$inferInsert> = {}): Promise<void> => {
  const about = { kind: 'cancelOrder', subject: `order:${id}`, name: `Venda ${id}`, sellerId: 'ana', accountId: 'account-ana' } as const;
  await app.db.insert(integrationJob).values({ id, ...about, status: 'held', heldReason: 'unconfirmed', createdAt: before(60), ...more });
};
const left = async (): Promise<readonly string[]> =>
  (await app.db.select().from(integrationJob))
    .map(({ id, status, heldReason }) => [id, status, heldReason ?? ''].join(' ').trim())
    .toSorted();
const until = now.toISOString();
const of = 'account-ana';
const send = (as: PersonId, seen = until) => app.send(sendBacklog, { params: { id: of }, body: { until: seen } }, { as });
const discard = (as: PersonId, seen = until) => app.send(discardBacklog, { params: { id: of }, body: { until: seen } }, { as });
const read = async (as: PersonId): Promise<Backlog> =>
  getBacklog.reply.parse((await app.send(getBacklog, { params: { id: of } }, { as })).body);

test('what is not sent is told by account: why, how much of what, and what would go first', async () => {
  await add('new', { createdAt: before(1) });
  await add('old', { createdAt: before(90) });
  await add('price', { kind: 'changePrice', name: 'Capa', heldReason: 'unsupported', createdAt: before(99) });
  await add('fine', { status: 'waiting', heldReason: null, nextAt: now });
  expect(await read('seller')).toMatchObject({
    total: 3,
    sendable: 2,
    reasons: [
      { reason: 'unconfirmed', count: 2 },
      { reason: 'unsupported', count: 1 },
    ],
    kinds: [
      { kind: 'cancelOrder', count: 2 },
      { kind: 'changePrice', count: 1 },
    ],
    first: [{ name: 'Venda old' }, { name: 'Venda new' }],
    until: before(1).toISOString(),
  });
  const listed = async (as: PersonId) =>
    listBacklogs.reply.parse((await app.send(listBacklogs, { query: {} }, { as })).body).items.map(({ _id }) => _id);
  expect([await listed('superuser'), await listed('seller'), await listed('foreignSeller')]).toEqual([[of], [of], []]);
});

test('a person’s word sends what they saw, oldest first, and nothing that came since; twice is as once', async () => {
  await add('new', { createdAt: before(1) });
  await add('old', { createdAt: before(90) });
  await add('unseen', { createdAt: new Date(now.getTime() + 1) });
  expect((await send('seller')).body).toMatchObject({ total: 1, sendable: 1 });
  expect((await send('superuser')).status).toBe(200);
  const heard: string[] = [];
  const connected = openTestAdapter(async (command) => (heard.push('saleId' in command ? command.saleId : ''), { type: 'done' }));
  await sendAll({ db: app.db, clock: () => now, adapters: { played: null, connected } });
  expect([heard, await left()]).toEqual([
    ['old', 'new'],
    ['new done', 'old done', 'unseen held unconfirmed'],
  ]);
  const told = await app.db
    .select()
    .from(event)
    .where(eq(event.subject, `marketplace:${of}`));
  expect(told.map(({ type, data }) => [type, data])).toEqual([['backlogSent', { count: 2 }]]);
});

test('of an account that is not connected nothing is sent by a word, and what the marketplace kept from us is tried again by one', async () => {
  await app.db.update(marketplaceAccount).set({ connection: 'revoked' });
  await add('one');
  expect(await send('seller')).toMatchObject({ status: 409, body: { message: 'Conta não está conectada' } });
  await app.db.update(marketplaceAccount).set({ connection: 'connected', shutOutReason: 'PolicyAgent' });
  await add('kept', { heldReason: 'forbidden' });
  await send('seller');
  expect(await left()).toEqual(['kept waiting', 'one waiting']);
  expect((await app.db.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, of)))[0]?.shutOutReason).toBeNull();
});

test('what is discarded is not sent by itself; a listing that waits to be published is not left behind without its errand', async () => {
  await insertListing(app.db, 'waits', 'ana', 'processing');
  await add('price', { kind: 'changePrice', subject: 'listing:waits' });
  await add('publish', { kind: 'publishListing', subject: 'listing:waits' });
  await add('unseen', { createdAt: new Date(now.getTime() + 1) });
  expect(await read('seller')).toMatchObject({ total: 3, discardable: 2 });
  expect((await discard('seller')).body).toMatchObject({ total: 2, discardable: 1 });
  expect(await left()).toEqual(['publish held unconfirmed', 'unseen held unconfirmed']);
  await app.db.update(listing).set({ status: 'pending' }).where(eq(listing.id, 'waits'));
  await discard('superuser');
  expect(await left()).toEqual(['unseen held unconfirmed']);
});

test('a publication that may have arrived is not forgotten: approved again, it is looked for before it is published', async () => {
  await insertListing(app.db, 'doubted', 'ana', 'pending');
  const about = { kind: 'publishListing', subject: 'listing:doubted', heldReason: 'reauthorize' } as const;
  await add('maybe', { ...about, isUncertain: true });
  expect((await discard('seller')).body).toMatchObject({ total: 0 });
  expect(await left()).toEqual(['maybe discarded']);
  expect((await app.db.select().from(integrationJob))[0]?.error).toBe('Descartado: pode ter chegado ao Mercado Livre');
  const params = { publishId: 'doubted' };
  expect((await app.send(saveListing, { params, body: {} }, { as: 'reviewer', ifMatch: 1 })).status).toBe(200);
  const [again, ...others] = await app.db.select().from(integrationJob);
  expect([again, others]).toMatchObject([{ kind: 'publishListing', status: 'waiting', isUncertain: true }, []]);
});

test('of what was said and may have arrived a discard does not claim that it was not sent', async () => {
  await add('answer', { kind: 'answerQuestion', subject: 'question:q1', heldReason: 'reauthorize', isUncertain: true });
  await add('other', { kind: 'answerQuestion', subject: 'question:q2', heldReason: 'reauthorize' });
  await discard('seller');
  const said = await app.db.select().from(integrationJob).orderBy(integrationJob.id);
  expect(said.map(({ id, error }) => [id, error])).toEqual([
    ['answer', 'Descartado: pode ter chegado ao Mercado Livre'],
    ['other', 'Descartado: não foi enviado'],
  ]);
});

test('what is discarded claims nowhere that it was sent: a reply is not sent, and a cancellation may be taken back', async () => {
  await app.db.update(marketplaceAccount).set({ connection: 'unconnected' });
  await insertMediation(app.db, 'said', 'ana');
  await app.send(replyMediation, { body: { _id: 'said', message: 'Enviaremos outro.' } }, { as: 'seller' });
  await insertOrder(app.db, 'kept', 'ana', 'paid');
  const params = { externalId: 'n-kept' };
  await app.send(cancelOnMarketplace, { params, body: { type: 'other', description: 'Acabou ontem' } }, { as: 'superuser' });
  await app.db.update(integrationJob).set({ status: 'held', heldReason: 'unconfirmed', nextAt: null });
  expect((await discard('seller', new Date(Date.now() + 60_000).toISOString())).body).toMatchObject({ total: 0 });
  expect((await app.db.select().from(integrationJob)).map(({ status, errorCode }) => [status, errorCode])).toEqual([
    ['discarded', 'discarded'],
    ['discarded', 'discarded'],
  ]);
  const [record] = getMediation.reply.parse((await app.send(getMediation, { params: { id: 'said' } }, { as: 'seller' })).body);
  expect(record?.mediation.conversation.at(-1)).toMatchObject({ dispatch: { state: 'unsent', reason: 'Descartado: não foi enviado' } });
  expect(Order.parse((await app.send(getOrder, { params: { id: 'kept' } }, { as: 'superuser' })).body)).toMatchObject({
    isCancelSent: false,
  });
  expect((await app.send(revertCancel, { params, body: { status: 'reverse_cancel' } }, { as: 'superuser' })).status).toBe(200);
  // Nobody sends it by itself.
  const heard: string[] = [];
  await sendAll({
    db: app.db,
    clock: () => new Date(),
    adapters: { played: openTestAdapter(async ({ kind }) => (heard.push(kind), { type: 'done' })), connected: null },
  });
  expect(heard).toEqual([]);
});

test('what a person discarded is no failure: it is found by its own word, is counted nowhere as failed, and may be sent all the same', async () => {
  await add('unsaid');
  await add('broken', { subject: 'order:other', status: 'failed', heldReason: null, error: 'Não' });
  await discard('seller');
  const queue = async (status: 'failed' | 'discarded') => {
    const { body } = await app.send(listIntegrationJobs, { query: { status } }, { as: 'seller' });
    const { items, total } = listIntegrationJobs.reply.parse(body);
    return [total, ...items.map(({ _id, status: each }) => `${_id} ${each}`)];
  };
  expect([await queue('failed'), await queue('discarded')]).toEqual([
    [1, 'broken failed'],
    [1, 'unsaid discarded'],
  ]);
  const { accounts } = listIntegrations.reply.parse((await app.send(listIntegrations, {}, { as: 'seller' })).body);
  expect(accounts.find(({ _id }) => _id === of)?.failed).toBe(1);
  expect((await app.send(retryIntegrationJob, { params: { id: 'unsaid' } }, { as: 'seller' })).body).toMatchObject({ status: 'waiting' });
});

test('neither is done to another company’s account', async () => {
  await add('one');
  expect([(await send('foreignSeller')).status, (await discard('foreignSeller')).status, (await send('reviewer')).status]).toEqual([
    404, 404, 403,
  ]);
  expect(await left()).toEqual(['one held unconfirmed']);
});
