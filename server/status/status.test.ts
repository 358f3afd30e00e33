import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getStatus, type Status } from '#contract/status.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { exchangesOf } from '../marketplace/exchanges.ts';
import { openScripted } from '../testing/scripted-http.ts';
import { openTestServer, testSettings, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const told = async (headers: Readonly<Record<string, string>> = {}, of = server): Promise<Status> => {
  const answer = await of.ask('GET', '/v2/status', { headers: { ...(await of.signIn('super')), ...headers } });
  expect(answer.statusCode).toBe(200);
  return getStatus.reply.parse(answer.json());
};

test('a superuser is told how the installation is: what lacks comes first, each with its remedy, as the doctor says it', async () => {
  const { findings, database, disk, version, node, workers } = await told();
  expect(findings.map(({ remedy }) => remedy !== null)).toEqual(
    findings.map(({ remedy }) => remedy !== null).toSorted((a, b) => Number(b) - Number(a)),
  );
  expect(findings).toContainEqual({
    what: 'SMTP_URL',
    found: 'os e-mails ficam na fila e não são enviados',
    remedy: 'defina SMTP_URL, ex.: smtp://usuario:senha@mail.exemplo.com.br:587',
  });
  expect(findings).toContainEqual({ what: 'tabelas', found: 'em dia', remedy: null });
  expect([database.bytes > 1_000_000, database.migrations > 60, (disk?.freeBytes ?? 0) > 0]).toEqual([true, true, true]);
  expect([version, node]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/u), process.versions.node]);
  expect(workers.map(({ name }) => name)).toContain('account-requests');
  expect(JSON.stringify(findings)).not.toContain('5e5e');
});

test('who reads English is told what lacks in English', async () => {
  const { findings } = await told({ 'accept-language': 'en' });
  expect(findings).toContainEqual(expect.objectContaining({ found: 'mails stay in the queue and are not sent' }));
  expect(findings).toContainEqual({ what: 'tables', found: 'up to date', remedy: null });
});

test('of the marketplace it tells the mode, what waits, what failed, who was shut out, and the calls of the hour', async () => {
  const { db, meter, now } = server;
  await db.insert(marketplaceAccount).values([
    { id: 'fora', sellerId: 'casa-da-ana', name: 'Casa', officialName: 'CASA', connection: 'reauthorize' },
    { id: 'fechada', sellerId: 'casa-da-ana', name: 'Casa 2', officialName: 'C2', connection: 'connected', shutOutReason: 'PolicyAgent' },
    { id: 'dentro', sellerId: 'loja-do-beto', name: 'Loja', officialName: 'LOJA' },
  ]);
  const job = {
    kind: 'changePrice',
    subject: 'listing:1',
    name: 'Capa',
    sellerId: 'casa-da-ana',
    accountId: 'fora',
    createdAt: now(),
  } as const;
  await db.insert(integrationJob).values([
    { ...job, id: 'held', status: 'held', heldReason: 'reauthorize' },
    { ...job, id: 'failed', status: 'failed', endedAt: now() },
  ]);
  const called = { platform: 'mercadolivre', lane: 'write', class: 'throttled' } as const;
  meter.called({ ...called, ms: 100 });
  server.pass(59 * 60_000);
  meter.called({ ...called, ms: 300 });
  meter.called({ ...called, class: 'fine', ms: 40 });
  const { marketplace } = await told();
  expect(marketplace).toMatchObject({ mode: 'off', shutOut: 1, closed: 1, jobs: { waiting: 0, retrying: 0, held: 1, failed: 1 } });
  expect(marketplace.calls).toEqual([
    { lane: 'write', class: 'throttled', count: 2, meanMs: 200 },
    { lane: 'write', class: 'fine', count: 1, meanMs: 40 },
  ]);
  server.pass(5 * 60_000);
  expect((await told()).marketplace.calls).toMatchObject([{ class: 'throttled', count: 1 }, { class: 'fine' }]);
});

test('of each thing that passes between here and a marketplace it is said whether it is real, played, or not there', () => {
  const by = (environment: Record<string, string>) =>
    Object.fromEntries(
      exchangesOf(testSettings(environment)).map(({ exchange, connected, unconnected }) => [exchange, [connected, unconnected]]),
    );
  const application = { MELI_APP_ID: '4104', MELI_APP_SECRET: 'segredo' };
  expect(by({})).toMatchObject({ listings: ['nobody', 'nobody'], salesIn: ['nobody', 'nobody'] });
  expect(by({ DEMO: 'on', ...application })).toMatchObject({
    listings: ['marketplace', 'played'],
    claims: ['nobody', 'played'],
    salesIn: ['played', 'played'],
  });
  expect(by({ MARKETPLACE: 'mercadolivre', ...application })).toMatchObject({
    listings: ['marketplace', 'nobody'],
    answers: ['marketplace', 'nobody'],
    cancellations: ['nobody', 'nobody'],
    reputationIn: ['marketplace', 'nobody'],
    salesIn: ['nobody', 'nobody'],
  });
  expect(by({ MARKETPLACE: 'mercadolivre' })).toMatchObject({ listings: ['nobody', 'nobody'] });
});

test('a bucket is not tried at each look: once in five minutes while it is good, in one while it lacks, however many look', async () => {
  let isGood = true;
  const kept = new Map<string, string>();
  const bucket = await openScripted(({ method, path, body }, response) => {
    if (method === 'PUT') kept.set(path, body);
    response.writeHead(isGood ? 200 : 503).end(method === 'GET' ? kept.get(path) : '');
  });
  const keys = { AWS_ACCESS_KEY_ID: 'balcao', AWS_SECRET_ACCESS_KEY: 'segredo', AWS_ENDPOINT_URL: bucket.url };
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
  const other = await openTestServer({ environment: { BLOB_STORE: 's3://fotos' } });
  const writes = () => bucket.asked.filter(({ method }) => method === 'PUT').length;
  const isFine = async () => (await told({}, other)).findings.find(({ what }) => what === 'imagens')?.remedy === null;
  expect([await Promise.all([isFine(), isFine(), isFine()]), writes()]).toEqual([[true, true, true], 1]);
  isGood = false;
  other.pass(4 * 60_000);
  expect([await isFine(), writes()]).toEqual([true, 1]);
  other.pass(60_000);
  expect([await isFine(), writes()]).toEqual([false, 2]);
  isGood = true;
  other.pass(50_000);
  expect([await isFine(), writes()]).toEqual([false, 2]);
  other.pass(10_000);
  expect([await isFine(), writes()]).toEqual([true, 3]);
  vi.unstubAllEnvs();
  await other.close();
  await bucket.close();
});
