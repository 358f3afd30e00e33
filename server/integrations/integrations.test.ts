import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Integrations } from '#contract/integration.ts';
import { certificate } from '../db/schema/core.ts';
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
