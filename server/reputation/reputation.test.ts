import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOrder } from '../../tests/support/orders.ts';
import { metricLevel, ReputationLevel, reputationMetrics, type Reputation, type ReputationRow } from '#contract/reputation.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder } from '../db/schema/order.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { computeReputation } from './compute-reputation.ts';

let server: TestServer;
let headers: SignedIn;
const day = 86_400_000;

beforeAll(async () => {
  server = await openTestServer();
  headers = await server.signIn('super');
  const { db } = server;
  await db.insert(seller).values([
    { id: 'ana', name: 'Ana Própria' },
    { id: 'beto', name: 'Beto Próprio' },
  ]);
  await db.insert(marketplaceAccount).values([
    { id: 'account-ana', sellerId: 'ana', name: 'Conta da Ana', officialName: 'ANA' },
    { id: 'account-beto', sellerId: 'beto', name: 'Conta do Beto', officialName: 'BETO' },
  ]);
  for (let at = 0; at < 20; at += 1) await insertOrder(db, `ana-${at}`, 'ana', at === 0 ? 'cancelled' : at === 1 ? 'paid' : 'delivered');
  // An order that nobody paid was no sale, whatever became of it.
  await insertOrder(db, 'ana-unpaid', 'ana', 'cancelled', { statusBefore: 'pending' });
  for (let at = 0; at < 9; at += 1) await insertOrder(db, `beto-${at}`, 'beto', 'cancelled');
  await db.update(saleOrder).set({ createdAt: new Date(server.now().getTime() - 5 * day) });
  await computeReputation(db, server.now());
});
afterAll(() => server.close());

const list = async (query = ''): Promise<readonly ReputationRow[]> =>
  (await server.ask('GET', `/v2/reputation?limit=100${query}`, { headers })).json<{ items: ReputationRow[] }>().items;
const one = async (id: string): Promise<Reputation> => (await server.ask('GET', `/v2/reputation/${id}`, { headers })).json();

test('sales, cancellations and late handling are counted from what happened; the worst level is the account’s and comes first', async () => {
  expect(await list()).toMatchObject([
    { _id: 'account-ana', sales: 20, claims: 0, cancelled: 1, late: 1, level: 'red', sellerName: 'Ana Própria' },
    { _id: 'account-beto', sales: 9, cancelled: 9, level: 'none' },
  ]);
  expect((await list('&level=none')).map(({ _id }) => _id)).toEqual(['account-beto']);
  expect((await list('&search=propria')).map(({ _id }) => _id)).toEqual(['account-ana']);
  expect((await list('&sellerId=beto')).map(({ _id }) => _id)).toEqual(['account-beto']);
});

test('the database judges as the console does, level by level', async () => {
  const order = ReputationLevel.options;
  for (const row of await list()) {
    const levels = reputationMetrics.map((metric) => metricLevel(metric, row[metric], row.sales));
    const worst = levels.toSorted((one_, other) => order.indexOf(other) - order.indexOf(one_))[0];
    expect([row._id, row.level]).toEqual([row._id, worst]);
  }
});

test('of a connected account the marketplace’s own verdict is the level, as long as it was heard of late; the counts stay ours', async () => {
  const { db, now } = server;
  const heard = (ms: number) => ({ connection: 'connected' as const, standing: verdict, heardAt: new Date(now().getTime() - ms) });
  const verdict = { level: 'leader', said: '5_green, platinum' } as const;
  const ofAna = eq(marketplaceAccount.id, 'account-ana');
  const judged = async () => {
    await computeReputation(db, now());
    return one('account-ana');
  };
  await db.update(marketplaceAccount).set(heard(day)).where(ofAna);
  expect(await judged()).toMatchObject({ level: 'leader', said: '5_green, platinum', sales: 20, cancelled: 1, late: 1 });
  expect((await list('&level=leader')).map(({ _id }) => _id)).toEqual(['account-ana']);
  await db
    .update(marketplaceAccount)
    .set(heard(4 * day))
    .where(ofAna);
  expect(await judged()).toMatchObject({ level: 'red', said: null });
  await db
    .update(marketplaceAccount)
    .set({ ...heard(0), connection: 'revoked' })
    .where(ofAna);
  expect(await judged()).toMatchObject({ level: 'red', said: null });
});

test('a day is judged once however often, and what is older than sixty days is forgotten', async () => {
  await computeReputation(server.db, server.now());
  expect((await one('account-ana')).history).toHaveLength(1);
  await computeReputation(server.db, new Date(server.now().getTime() + 56 * day));
  const { history, level } = await one('account-ana');
  expect([level, history.map(({ sales }) => sales)]).toEqual(['none', [0, 20]]);
  expect(history.map((each) => each.day)).toEqual(['2027-01-16', '2026-11-21']);
});

test('what is not there is not there', async () => {
  expect((await server.ask('GET', '/v2/reputation/nowhere', { headers })).statusCode).toBe(404);
});
