import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attempt, client, redirectUri, start, testSeed, type Tokens } from './fake-fixture.ts';
import { startFakeMercadoLivre, type RunningFake } from './start-fake.ts';

let dir = '';
let fake: RunningFake;
let token = '';
const item = '/items/MLB1000000001';
const log = { info: () => undefined, error: () => undefined };

const form = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${fake.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const call = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${fake.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const script = (...faults: readonly object[]): Promise<Response> => call('POST', '/_fake/faults', { faults });

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fake-wire-'));
  fake = await startFakeMercadoLivre({ dataDir: dir, port: 0, clock: () => start, log, seed: testSeed });
  const allowed = await form('/authorization', { ...attempt, decision: 'allow', user_id: '101' });
  const code = new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const tokens = await form('/oauth/token', { ...client, grant_type: 'authorization_code', code, redirect_uri: redirectUri });
  token = ((await tokens.json()) as Tokens).access_token;
});
afterAll(async () => {
  await fake.stop();
  await rm(dir, { recursive: true, force: true });
});

test('over HTTP an item is read and changed, as JSON', async () => {
  const read = await call('GET', item);
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(await (await call('PUT', item, { price: 10 })).json()).toMatchObject({ price: 10 });
});

test('how long a token works is said when it is started, or by the environment', async () => {
  const own = await mkdtemp(join(tmpdir(), 'fake-token-'));
  vi.stubEnv('FAKE_TOKEN_MS', '90000');
  const lasting = async (tokenMs?: number): Promise<unknown> => {
    const given = tokenMs === undefined ? {} : { tokenMs };
    const other = await startFakeMercadoLivre({ dataDir: own, port: 0, clock: () => start, log, ...given });
    const { settings } = (await (await fetch(`${other.url}/_fake/state`)).json()) as { readonly settings: { readonly tokenMs: number } };
    await other.stop();
    return settings.tokenMs;
  };
  expect([await lasting(), await lasting(5000)]).toEqual([90_000, 5000]);
  vi.unstubAllEnvs();
  await rm(own, { recursive: true, force: true });
});

test('it listens on this machine alone', () => {
  expect(fake.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
});

test('a body that is no JSON, and a kind of body nobody reads, are refused', async () => {
  const headers = { authorization: `Bearer ${token}` };
  const broken = await fetch(`${fake.url}/items`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{',
  });
  const xml = await fetch(`${fake.url}/items`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/xml' },
    body: '<a/>',
  });
  expect([broken.status, xml.status]).toEqual([400, 400]);
});

test('a page of the web reaches nothing by another name, and no call of the fake’s own', async () => {
  const asked = (headers: Readonly<Record<string, string>>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request(`${fake.url}/_fake/state`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  expect(await asked({ host: 'evil.test' })).toBe(403);
  expect(await asked({ origin: 'http://evil.test' })).toBe(403);
  expect(await asked({})).toBe(200);
});

test('a way of asking that nobody plays is named too', async () => {
  const patched = await call('PATCH', `${item}?x=1`, {});
  expect([patched.status, await patched.json()]).toMatchObject([501, { message: expect.stringContaining(`PATCH ${item} is`) }]);
});

test('a connection that breaks after the effect leaves the effect', async () => {
  await script({ kind: 'break', when: 'after' });
  await expect(call('PUT', item, { price: 11 })).rejects.toThrow('fetch failed');
  expect(await (await call('GET', item)).json()).toMatchObject({ price: 11 });
});

test('a torn answer ends before what was promised', async () => {
  await script({ kind: 'tear' });
  const torn = await call('GET', item);
  expect(torn.status).toBe(200);
  await expect(torn.text()).rejects.toThrow('terminated');
});

test('silence lasts until the caller has had enough, and nothing was done', async () => {
  await script({ kind: 'silence', when: 'before' });
  const patience = AbortSignal.timeout(50);
  await expect(fetch(`${fake.url}/users/me`, { headers: { authorization: `Bearer ${token}` }, signal: patience })).rejects.toThrow(
    'timeout',
  );
});

test('an HTML page, an empty answer and half an answer arrive as such', async () => {
  await script({ kind: 'html' }, { kind: 'empty' }, { kind: 'cut' });
  const page = await call('GET', item);
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html']);
  const empty = await call('GET', item);
  expect([empty.status, await empty.text()]).toEqual([200, '']);
  await expect((await call('GET', item)).json()).rejects.toThrow('JSON');
});

test('a server that stops ends who is held in silence', async () => {
  const own = await mkdtemp(join(tmpdir(), 'fake-stop-'));
  const other = await startFakeMercadoLivre({ dataDir: own, port: 0, clock: () => start, log });
  const json = { 'content-type': 'application/json' };
  await fetch(`${other.url}/_fake/faults`, { method: 'POST', headers: json, body: '{"faults":[{"kind":"silence","when":"before"}]}' });
  const held = fetch(`${other.url}/users/me`).catch((error: Error) => error.message);
  await expect.poll(async () => ((await (await fetch(`${other.url}/_fake/faults`)).json()) as { left: unknown[] }).left).toEqual([]);
  await other.stop();
  expect(await held).toBe('fetch failed');
  await rm(own, { recursive: true, force: true });
});
