import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import type { IntegrationJob } from '#contract/integration-job.ts';
import { category } from '../db/schema/category.ts';
import { account, event, seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { moveProcessing } from '../marketplace/move-processing.ts';
import { isBusyAtFirst, openPlayed } from '../marketplace/played.ts';
import { sendAll } from '../testing/test-sender.ts';
import { changesChannel } from '../stream/append-event.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { enqueueJob, jobWords } from './enqueue-job.ts';
import { pruneJobs } from './prune-jobs.ts';

let server: TestServer;
let headers: SignedIn;
const day = 86_400_000;
const smooth = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find((id) => !isBusyAtFirst(id)) ?? '';
const bumpy = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find(isBusyAtFirst) ?? '';

beforeEach(async () => {
  await server?.close();
  played = openPlayed();
  server = await openTestServer();
  headers = await server.signIn('super');
  await server.db.insert(seller).values({ id: 'ana', name: 'Ana Própria' });
  await server.db.insert(category).values({ id: 'MLB1', level: 0, name: 'Acessórios', path: ['MLB1'] });
  await server.db.insert(marketplaceAccount).values([
    { id: 'account-ana', sellerId: 'ana', name: 'Conta da Ana', officialName: 'ANA1' },
    { id: 'account-casa', sellerId: 'casa-da-ana', name: 'Conta da Casa', officialName: 'CASA2' },
  ]);
});
afterAll(() => server.close());

const insert = async (id: string, more: Partial<typeof integrationJob.$inferInsert> = {}): Promise<void> => {
  const about = { subject: `order:${id}`, name: `Venda ${id}` };
  const createdAt = server.now();
  const row = { id, kind: 'cancelOrder', sellerId: 'casa-da-ana', accountId: 'account-casa', createdAt, nextAt: createdAt } as const;
  await server.db.insert(integrationJob).values({ ...about, ...row, search: jobWords({ ...about, ...more }), ...more });
};
const one = async (id: string): Promise<IntegrationJob> => (await server.ask('GET', `/v2/queue/${id}`, { headers })).json();
const retry = async (id: string, as: SignedIn = headers, more: object = {}) =>
  server.ask('POST', `/v2/queue/${id}/retry`, { headers: { ...as, ...more } });
let played: ReturnType<typeof openPlayed>;
const turn = () => sendAll({ db: server.db, clock: server.now, adapters: { played, connected: null } });
const over = { status: 'failed', attempts: 1, nextAt: null, errorCode: '4029', error: 'ME2 é obrigatório' } as const;

test('jobs are listed newest first, found by word and filtered; a seller is shown the own ones alone', async () => {
  await insert('old', { createdAt: new Date(server.now().getTime() - day), ...over });
  await insert('new');
  await insert('foreign', { sellerId: 'ana', accountId: 'account-ana', kind: 'pauseListing', name: 'Capa de chuva' });
  const ids = async (query: string, as: SignedIn = headers) =>
    (await server.ask('GET', `/v2/queue?limit=100${query}`, { headers: as })).json<{ items: IntegrationJob[]; total: number }>();
  const named = async (query: string, as?: SignedIn) => (await ids(query, as)).items.map(({ _id }) => _id);
  expect(await named('')).toEqual(['new', 'foreign', 'old']);
  expect(await named('&status=failed')).toEqual(['old']);
  expect(await named('&search=venda%20ol')).toEqual(['old']);
  expect(await named('&kind=pauseListing')).toEqual(['foreign']);
  expect(await named('&marketPlaceId=account-ana')).toEqual(['foreign']);
  expect(await named('&sellerId=casa-da-ana')).toEqual(['new', 'old']);
  const money = await server.signIn('money');
  expect(await ids('', money)).toMatchObject({ total: 2, items: [{ _id: 'new' }, { _id: 'old', error: 'ME2 é obrigatório' }] });
  expect(await named('&sellerId=ana', money)).toEqual([]);
  expect(await named('&ids=foreign', money)).toEqual([]);
});

test('what is due is sent once, by whichever of two processes is at it', async () => {
  await insert(smooth);
  await insert('later', { nextAt: new Date(server.now().getTime() + day) });
  expect((await Promise.all([turn(), turn()])).toSorted((x, y) => x - y)).toEqual([0, 1]);
  expect(await one(smooth)).toMatchObject({ status: 'done', attempts: 1, nextAt: null, endedAt: server.now().toISOString(), version: 2 });
  expect(await one('later')).toMatchObject({ status: 'waiting', attempts: 0 });
});

test('what meets a busy item is tried again by itself, later, and then goes', async () => {
  await insert(bumpy);
  await turn();
  const next = new Date(server.now().getTime() + 5000).toISOString();
  expect(await one(bumpy)).toMatchObject({ status: 'retrying', attempts: 0, errorCode: 'busy', nextAt: next, endedAt: null });
  expect(await turn()).toBe(0);
  server.pass(5000);
  await turn();
  expect(await one(bumpy)).toMatchObject({ status: 'done', attempts: 1, errorCode: null, error: null });
});

test('what failed is sent again when its seller asks, once for one key; what did not fail is not', async () => {
  await insert(smooth, over);
  await insert('fine');
  const ana = await server.signIn('ana');
  const key = { 'idempotency-key': '7b0d5a58-6a0f-4b8e-9a51-1f0f6e1a9d01' };
  const first = await retry(smooth, ana, key);
  expect(first.json()).toMatchObject({ status: 'waiting', attempts: 0, error: 'ME2 é obrigatório', version: 2 });
  expect((await retry(smooth, ana, key)).json()).toEqual(first.json());
  expect(
    await server.db
      .select()
      .from(event)
      .where(eq(event.subject, `job:${smooth}`)),
  ).toMatchObject([{ type: 'retried', actorName: 'Nome de ana' }]);
  expect((await retry('fine', ana)).json()).toMatchObject({ message: 'Este envio não falhou' });
  expect((await retry(smooth, await server.signIn('beto'))).statusCode).toBe(404);
  expect((await retry(smooth, await server.signIn('reviewer'))).statusCode).toBe(403);
  await turn();
  expect(await one(smooth)).toMatchObject({ status: 'done', error: null });
});

test('of a paused account nothing is sent; of one that is not let in it is held, and goes by itself once renewed', async () => {
  await insert(smooth);
  const set = (change: Partial<typeof marketplaceAccount.$inferInsert>) => server.db.update(marketplaceAccount).set(change);
  await set({ pausedAt: server.now() });
  expect(await turn()).toBe(0);
  await set({ pausedAt: null, expiresAt: server.now() });
  await turn();
  expect(await one(smooth)).toMatchObject({ status: 'held', heldReason: 'reauthorize', attempts: 0 });
  expect((await retry(smooth)).json()).toMatchObject({ message: 'Este envio está retido' });
  await insert('other', over);
  await server.ask('PUT', '/v2/marketplace/account-casa/renew', { headers });
  expect([(await one(smooth)).status, (await one('other')).status]).toEqual(['waiting', 'failed']);
  await turn();
  expect(await one(smooth)).toMatchObject({ status: 'done' });
});

test('an approved listing is told of in the same breath, and done once it is published', async () => {
  await insertListing(server.db, 'held', 'ana');
  const approved = await server.ask('PUT', '/v2/publish/held', { headers, payload: {} });
  expect(approved.statusCode).toBe(200);
  const ofHeld = async () => (await server.db.select().from(integrationJob).where(eq(integrationJob.subject, 'listing:held')))[0];
  expect(await ofHeld()).toMatchObject({
    kind: 'publishListing',
    name: 'Capa de chuva',
    sellerId: 'ana',
    accountId: 'account-ana',
    status: 'waiting',
  });
  expect(await turn()).toBe(0);
  await moveProcessing(server.db, server.now(), server.now());
  for (let at = 0; at < 2; at += 1) {
    await turn();
    server.pass(15_000);
  }
  expect(await ofHeld()).toMatchObject({ status: 'done' });
  const [published] = await server.db.select().from(listing).where(eq(listing.id, 'held'));
  expect(published?.status).not.toBe('processing');
});

test('an approval that is taken back is not told of, whatever became of its job, and once when it is given again', async () => {
  await insertListing(server.db, 'held', 'ana');
  const put = async (path: string, payload: object = {}) => {
    expect((await server.ask('PUT', `/v2/publish/${path}`, { headers, payload })).statusCode).toBe(200);
  };
  const ofHeld = async () =>
    (await server.db.select().from(integrationJob).where(eq(integrationJob.subject, 'listing:held'))).map(({ status }) => status);
  await put('held');
  await put('return', { publishId: 'held', undoes: null });
  await turn();
  expect(await ofHeld()).toEqual([]);
  await server.db.update(marketplaceAccount).set({ expiresAt: server.now() });
  await put('held');
  await turn();
  expect(await ofHeld()).toEqual(['held']);
  await put('return', { publishId: 'held', undoes: null });
  await server.ask('PUT', '/v2/marketplace/account-ana/renew', { headers });
  await turn();
  expect(await ofHeld()).toEqual([]);
  await put('held');
  expect(await ofHeld()).toEqual(['waiting']);
});

test('what is told of one thing arrives in its order: nothing overtakes what is tried again', async () => {
  const later = (ms: number) => ({ createdAt: new Date(server.now().getTime() + ms) });
  const subject = `listing:${bumpy}`;
  await insert('pause', { kind: 'pauseListing', subject, ...later(-1) });
  await insert('activate', { kind: 'activateListing', subject });
  // Another account is told on its own.
  await insert('of another', { kind: 'pauseListing', subject, accountId: 'account-ana', ...later(-2) });
  await server.db.update(marketplaceAccount).set({ pausedAt: server.now() }).where(eq(marketplaceAccount.id, 'account-ana'));
  const states = async () => [(await one('pause')).status, (await one('activate')).status];
  await turn();
  expect(await states()).toEqual(['retrying', 'waiting']);
  server.pass(5000);
  await turn();
  expect(await states()).toEqual(['done', 'retrying']);
  server.pass(5000);
  await turn();
  expect(await states()).toEqual(['done', 'done']);
});

test('a pause that was given up is not sent after its listing was put on sale again; what else failed stays', async () => {
  await insertListing(server.db, 'shelf', 'ana', 'active');
  await server.db.update(account).set({ sellerId: 'ana' }).where(eq(account.id, 'ana'));
  const ana = await server.signIn('ana');
  const put = async (step: 'pause' | 'activate') => {
    const payload = { publishId: 'shelf' };
    expect((await server.ask('PUT', `/v2/publish/${step}`, { headers: ana, payload })).statusCode).toBe(200);
  };
  const about = { subject: 'listing:shelf', sellerId: 'ana', accountId: 'account-ana' };
  await insert('published', { ...over, ...about, kind: 'publishListing' });
  await put('pause');
  await server.db.update(integrationJob).set(over).where(eq(integrationJob.kind, 'pauseListing'));
  await put('activate');
  const left = await server.db.select().from(integrationJob).where(eq(integrationJob.subject, 'listing:shelf'));
  expect(left.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual(['activateListing waiting', 'publishListing failed']);
});

test('a price that was given up is not sent after a newer one', async () => {
  const about = { subject: 'listing:1', sellerId: 'ana', accountId: 'account-ana' };
  await insert('old price', { ...over, ...about, kind: 'changePrice' });
  await insert('paused', { ...over, ...about, kind: 'pauseListing' });
  await server.db.transaction((tx) => enqueueJob(tx, { ...about, kind: 'changePrice', name: 'Capa' }, server.now()));
  const left = await server.db.select().from(integrationJob);
  expect(left.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual(['changePrice waiting', 'pauseListing failed']);
});

test('what is shown on the page of what it is about is told of there too', async () => {
  const database = await openTestDb();
  const { db } = database;
  await db.insert(seller).values({ id: 'ana', name: 'Ana Própria' });
  await db.insert(marketplaceAccount).values({ id: 'account-ana', sellerId: 'ana', name: 'Conta da Ana', officialName: 'ANA1' });
  const heard: string[] = [];
  const listener = await database.listen(changesChannel, {
    onNotice: (notice) => heard.push((JSON.parse(notice) as { readonly subject: string }).subject),
    onGap: () => undefined,
  });
  const told = { name: 'Venda 1', sellerId: 'ana', accountId: 'account-ana' };
  const ids = await db.transaction(async (tx) => [
    await enqueueJob(tx, { ...told, subject: 'order:1', kind: 'cancelOrder' }, server.now()),
    await enqueueJob(tx, { ...told, subject: 'mediation:1', kind: 'replyMediation' }, server.now()),
    await enqueueJob(tx, { ...told, subject: 'listing:1', kind: 'setStock' }, server.now()),
  ]);
  await vi.waitFor(() => expect(heard).toHaveLength(5));
  expect(heard).toEqual([`job:${ids[0]}`, 'order:1', `job:${ids[1]}`, 'mediation:1', `job:${ids[2]}`]);
  await listener.stop();
  await database.close();
});

test('consoles hear of the older word that is withdrawn and of the newer one, and of nothing that was undone', async () => {
  const database = await openTestDb();
  const { db } = database;
  await db.insert(seller).values({ id: 'ana', name: 'Ana Própria' });
  await db.insert(marketplaceAccount).values({ id: 'account-ana', sellerId: 'ana', name: 'Conta da Ana', officialName: 'ANA1' });
  const about = { subject: 'listing:1', name: 'Capa', sellerId: 'ana', accountId: 'account-ana', kind: 'changePrice' } as const;
  await db.insert(integrationJob).values({ ...about, ...over, id: 'older', version: 3, createdAt: server.now() });
  const heard: unknown[] = [];
  const listener = await database.listen(changesChannel, { onNotice: (notice) => heard.push(JSON.parse(notice)), onGap: () => undefined });
  const undone = db.transaction(async (tx) => {
    await enqueueJob(tx, about, server.now());
    throw new Error('power cut');
  });
  await expect(undone).rejects.toThrow('power cut');
  await db.transaction((tx) => enqueueJob(tx, about, server.now()));
  const [newer] = await db.select().from(integrationJob);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual([
    { subject: 'job:older', version: 4, sellerId: 'ana' },
    { subject: `job:${newer?.id}`, version: 1, sellerId: 'ana' },
  ]);
  expect(newer).toMatchObject({ ...about, status: 'waiting', version: 1, attempts: 0, createdAt: server.now(), nextAt: server.now() });
  await listener.stop();
  await database.close();
});

test('what was sent a month ago is forgotten, what failed is not', async () => {
  const createdAt = new Date(server.now().getTime() - 31 * day);
  await insert('sent', { status: 'done', nextAt: null, createdAt });
  await insert('failed', { ...over, createdAt });
  await insert('fresh', { status: 'done', nextAt: null });
  await insert('heldLong', { status: 'done', nextAt: null, createdAt, endedAt: server.now() });
  await pruneJobs(server.db, server.now());
  const left = (await server.db.select().from(integrationJob)).map(({ id }) => id);
  expect(left.toSorted()).toEqual(['failed', 'fresh', 'heldLong']);
});
