import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import type { MarketplaceAccount, MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { category } from '../db/schema/category.ts';
import { account, event, seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { moveProcessing } from '../marketplace/move-processing.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let headers: SignedIn;
const day = 86_400_000;

beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
  headers = await server.signIn('super');
  const now = server.now().getTime();
  await server.db.insert(seller).values({ id: 'ana', name: 'Ana Própria' });
  await server.db.insert(marketplaceAccount).values([
    {
      id: 'account-ana',
      sellerId: 'ana',
      name: 'Ana',
      officialName: 'ANA1',
      connectedAt: new Date(now - 90 * day),
      expiresAt: new Date(now + 90 * day),
    },
    { id: 'soon', sellerId: 'casa-da-ana', name: 'Água', officialName: 'AGUA2', expiresAt: new Date(now + 15 * day) },
    { id: 'over', sellerId: 'casa-da-ana', name: 'Casa', officialName: 'CASA3', expiresAt: new Date(now) },
    { id: 'endless', sellerId: 'loja-do-beto', name: 'Beto', officialName: 'BETO4' },
    {
      id: 'resting',
      sellerId: 'loja-do-beto',
      name: 'Zebra',
      officialName: 'BETO5',
      expiresAt: new Date(now - day),
      pausedAt: new Date(now),
      pauseReason: 'Balanço',
    },
  ]);
});
afterAll(() => server.close());

const put = async (path: string, payload?: object, more: object = {}) =>
  server.ask('PUT', `/v2/marketplace/${path}`, { headers: { ...headers, ...more }, ...(payload && { payload }) });
const one = async (id: string): Promise<MarketplaceAccount> => (await server.ask('GET', `/v2/marketplace/${id}`, { headers })).json();
const pause = { paused: true, reason: 'Balanço de estoque' };

test('accounts are listed by name, accents aside, found by official name and company, and filtered by how they are connected', async () => {
  const list = async (query: string): Promise<readonly MarketplaceAccountRow[]> =>
    (await server.ask('GET', `/v2/marketplace?limit=100${query}`, { headers })).json<{ items: MarketplaceAccountRow[] }>().items;
  const ids = async (query: string) => (await list(query)).map(({ _id }) => _id);
  expect(await ids('')).toEqual(['soon', 'account-ana', 'endless', 'over', 'resting']);
  expect(await ids('&search=beto5')).toEqual(['resting']);
  expect(await list('&search=casa%20da%20ana%20agua')).toMatchObject([{ _id: 'soon', sellerName: 'Casa da Ana' }]);
  expect(await ids('&sellerId=loja-do-beto')).toEqual(['endless', 'resting']);
  expect(await ids('&state=connected')).toEqual([]);
  expect(await ids('&state=unconnected')).toEqual(['account-ana', 'endless']);
  const connect = (connection: 'connected' | 'reauthorize' | 'revoked') =>
    server.db.update(marketplaceAccount).set({ connection }).where(eq(marketplaceAccount.id, 'endless'));
  await connect('connected');
  expect([await ids('&state=connected'), await ids('&state=closed')]).toEqual([['endless'], []]);
  const keepOut = (shutOutReason: string | null) =>
    server.db.update(marketplaceAccount).set({ shutOutReason }).where(eq(marketplaceAccount.id, 'endless'));
  await keepOut('PolicyAgent');
  expect([await ids('&state=connected'), await ids('&state=closed'), await ids('&state=expired')]).toEqual([[], ['endless'], ['over']]);
  await keepOut(null);
  await connect('reauthorize');
  expect(await ids('&state=expired')).toEqual(['endless', 'over']);
  await connect('revoked');
  expect(await ids('&state=disconnected')).toEqual(['endless']);
  expect(await ids('&state=expiring')).toEqual(['soon']);
  expect(await ids('&state=paused')).toEqual(['resting']);
});

test('an account is paused with a reason and goes on; the history says by whom, and its company hears of it', async () => {
  const paused = await put('account-ana/pause', pause);
  expect(paused.json()).toMatchObject({ pausedAt: server.now().toISOString(), pauseReason: 'Balanço de estoque', version: 2 });
  expect((await put('account-ana/pause', pause)).json()).toMatchObject({ message: 'Conta já está pausada' });
  expect((await put('account-ana/pause', { paused: false })).json()).toMatchObject({ pausedAt: null, pauseReason: null, version: 3 });
  expect((await put('account-ana/pause', { paused: false })).json()).toMatchObject({ message: 'Conta não está pausada' });
  expect((await one('account-ana')).history).toMatchObject([
    { type: 'resumed', userName: 'Nome de super', reason: null },
    { type: 'paused', userName: 'Nome de super', reason: 'Balanço de estoque' },
  ]);
  expect(await server.db.select().from(event).where(eq(event.subject, 'marketplace:account-ana'))).toMatchObject([{ sellerId: 'ana' }, {}]);
});

test('an authorization is renewed for 180 days from now on, once for one key', async () => {
  const key = { 'idempotency-key': '7b0d5a58-6a0f-4b8e-9a51-1f0f6e1a9d01' };
  const first = await put('over/renew', undefined, key);
  expect(first.json()).toMatchObject({ expiresAt: new Date(server.now().getTime() + 180 * day).toISOString(), version: 2 });
  expect((await put('over/renew', undefined, key)).json()).toEqual(first.json());
  expect((await one('over')).history).toHaveLength(1);
});

test('what somebody else changed meanwhile is not decided over', async () => {
  await server.db.update(account).set({ role: 'superuser' }).where(eq(account.id, 'colleague'));
  const colleague = await server.signIn('colleague');
  await server.ask('PUT', '/v2/marketplace/soon/renew', { headers: colleague });
  const late = await put('soon/pause', pause, { 'if-match': '"1"' });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { conflict: { changes: [{ type: 'renewed', by: { name: 'Nome de colleague' } }] } },
  ]);
});

test('nothing is published while its account is paused or not let in, and all of it once it works again', async () => {
  await server.db.insert(category).values({ id: 'MLB1', level: 0, name: 'Acessórios', path: ['MLB1'] });
  await insertListing(server.db, 'held', 'ana', 'processing');
  const statusNow = async () => (await server.db.select().from(listing).where(eq(listing.id, 'held')))[0]?.status;
  const turn = async () => moveProcessing(server.db, server.now(), server.now());
  await put('account-ana/pause', pause);
  expect([await turn(), await statusNow()]).toEqual([0, 'processing']);
  await put('account-ana/pause', { paused: false });
  await server.db.update(marketplaceAccount).set({ expiresAt: server.now() });
  expect([await turn(), await statusNow()]).toEqual([0, 'processing']);
  await put('account-ana/renew');
  expect(await turn()).toBe(1);
  expect(await statusNow()).not.toBe('processing');
  expect((await one('account-ana')).listings).toMatchObject([{ count: 1 }]);
});
