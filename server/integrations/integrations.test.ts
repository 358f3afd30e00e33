import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Integrations } from '#contract/integration.ts';
import { certificate, seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestServer, testSettings, type TestServer } from '../testing/test-server.ts';
import { hostsOf, noteServices } from './note-services.ts';

let server: TestServer;
const day = 86_400_000;

beforeAll(async () => {
  server = await openTestServer();
  const now = server.now();
  await server.db.insert(marketplaceAccount).values([
    {
      id: 'late',
      sellerId: 'casa-da-ana',
      name: 'Casa',
      officialName: 'CASA oficial',
      connectedAt: now,
      expiresAt: new Date(now.getTime() + 90 * day),
    },
    {
      id: 'soon',
      sellerId: 'casa-da-ana',
      name: 'Casa 2',
      officialName: 'CASA2 oficial',
      connectedAt: now,
      expiresAt: new Date(now.getTime() + day),
    },
    { id: 'foreign', sellerId: 'loja-do-beto', name: 'Beto', officialName: 'BETO oficial', connectedAt: now },
  ]);
  const job = {
    kind: 'publishListing',
    subject: 'listing:1',
    name: 'Capa',
    sellerId: 'casa-da-ana',
    accountId: 'late',
    createdAt: now,
  } as const;
  await server.db.insert(integrationJob).values([
    { ...job, id: 'sent', status: 'done', endedAt: now },
    // Tried since, and not sent.
    { ...job, id: 'failed', status: 'failed', endedAt: new Date(now.getTime() + day) },
  ]);
  await server.db.insert(certificate).values({
    sellerId: 'casa-da-ana',
    holder: 'CASA LTDA',
    startsAt: now,
    expiresAt: new Date(now.getTime() + day),
    sealed: 'segredo',
    keptAt: now,
  });
});
afterAll(() => server.close());

const told = async (who: string): Promise<Integrations> =>
  (await server.ask('GET', '/v2/integrations', { headers: await server.signIn(who) })).json();

test('a seller is told of the own accounts and certificate, what ends first comes first, and nothing of the hub', async () => {
  const mine = await told('money');
  const now = server.now().toISOString();
  expect(mine).toMatchObject({
    accounts: [
      { _id: 'soon', sentAt: null, failed: 0 },
      { _id: 'late', connectedAt: now, sentAt: now, failed: 1 },
    ],
    totalAccounts: 2,
    certificate: { holder: 'CASA LTDA', keptAt: now },
    services: [],
  });
  expect(JSON.stringify(mine)).not.toMatch(/oficial|segredo|Beto/u);
});

test('how long it takes until something is done there is told of the own company, and of all', async () => {
  const at = (secondsAgo: number): Date => new Date(server.now().getTime() - secondsAgo * 1000);
  const job = { kind: 'changePrice', subject: 'listing:pace', name: 'Capa', accountId: 'foreign', sellerId: 'loja-do-beto' } as const;
  const done = [10, 20, 30, 40, 500].map((seconds, n) => ({
    ...job,
    id: `pace-${n}`,
    status: 'done' as const,
    createdAt: at(3600),
    endedAt: at(3600 - seconds),
  }));
  const days = { ...job, id: 'pace-old', status: 'done', createdAt: at(3 * 86_400), endedAt: at(0) } as const;
  const open = { ...job, id: 'pace-open', createdAt: at(90), nextAt: at(60) } as const;
  const held = { ...job, id: 'pace-held', status: 'held', createdAt: at(9000), heldReason: 'unconfirmed' } as const;
  await server.db.insert(integrationJob).values([...done, days, open, held]);
  expect((await told('beto')).pace).toEqual({ done: 5, medianSeconds: 30, p95Seconds: 408, oldestSince: at(90).toISOString() });
  expect((await told('money')).pace).toMatchObject({ done: 1, medianSeconds: 0, oldestSince: null });
  expect((await told('super')).pace.done).toBe(6);
  await server.db.delete(integrationJob).where(eq(integrationJob.subject, 'listing:pace'));
});

test('what an account that is paused would send, or a blocked company say to a buyer, is not late: nobody means it to go now', async () => {
  const at = (secondsAgo: number): Date => new Date(server.now().getTime() - secondsAgo * 1000);
  const ofBeto = { subject: 'listing:pace', name: 'Capa', accountId: 'foreign', sellerId: 'loja-do-beto' } as const;
  await server.db.insert(integrationJob).values([
    { ...ofBeto, id: 'stock', kind: 'setStock', createdAt: at(9000), nextAt: at(9000) },
    { ...ofBeto, id: 'message', kind: 'messageBuyer', createdAt: at(7000), nextAt: at(7000) },
  ]);
  const pause = (pausedAt: Date | null) =>
    server.db.update(marketplaceAccount).set({ pausedAt }).where(eq(marketplaceAccount.id, 'foreign'));
  const block = (status: string) => server.db.update(seller).set({ status }).where(eq(seller.id, 'loja-do-beto'));
  const oldest = async () => (await told('super')).pace.oldestSince;
  await pause(at(0));
  const paused = await oldest();
  await pause(null);
  const going = await oldest();
  await server.db.delete(integrationJob).where(eq(integrationJob.id, 'stock'));
  await block('blocked');
  const blocked = await oldest();
  await block('active');
  await server.db.delete(integrationJob).where(eq(integrationJob.subject, 'listing:pace'));
  expect([paused, going, blocked]).toEqual([null, at(9000).toISOString(), null]);
});

test('a superuser is told of all accounts and of the hub’s services, connected or not', async () => {
  const all = await told('super');
  expect(all).toMatchObject({ totalAccounts: 3, certificate: null });
  expect(all.services).toEqual(['mail', 'labels', 'carrier', 'images', 'google'].map((name) => ({ name, host: null, since: null })));
});

test('a service is connected since the start that first found it where it is; its secrets are not kept', async () => {
  const { db } = server;
  const since = async () => new Map((await told('super')).services.map((each) => [each.name, [each.host, each.since]]));
  const at = (days: number): Date => new Date(server.now().getTime() + days * day);
  const settings = (SMTP_URL?: string) =>
    testSettings({ ...(SMTP_URL && { SMTP_URL }), CARRIER_URL: 'https://rastreio.test/a?token=segredo' });
  await noteServices(db, settings('smtp://eu:segredo@correio.test:25'), at(0));
  await noteServices(db, settings('smtp://eu:outro@correio.test:25'), at(1));
  expect((await since()).get('mail')).toEqual(['correio.test', at(0).toISOString()]);
  await noteServices(db, settings('smtp://outro.test'), at(2));
  expect((await since()).get('mail')).toEqual(['outro.test', at(2).toISOString()]);
  await noteServices(db, settings(), at(3));
  expect([(await since()).get('mail'), (await since()).get('carrier')]).toEqual([
    [null, null],
    ['rastreio.test', at(0).toISOString()],
  ]);
  expect([...hostsOf(settings()).values()].join(' ')).not.toContain('segredo');
});

test('of more accounts than are named, those at rest come before those that work', async () => {
  const of = { sellerId: 'loja-do-beto', name: 'Conta', officialName: 'X', connectedAt: server.now() };
  await server.db.insert(marketplaceAccount).values(Array.from({ length: 60 }, (_, at) => ({ ...of, id: `a${at}` })));
  await server.db.insert(marketplaceAccount).values({ ...of, id: 'zz-resting', pausedAt: server.now() });
  const { accounts } = await told('super');
  expect(accounts.map(({ _id }) => _id)).toContain('zz-resting');
});
