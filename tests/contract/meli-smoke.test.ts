import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demoApplication } from '#lib/demo-marketplace.ts';
import { readSettings, type Settings } from '#server/config.ts';
import { startFakeMercadoLivre, type RunningFake } from '#server/fake-mercadolivre/start-fake.ts';
import { callsOfSmoke, smoke } from '#server/marketplace/mercadolivre/smoke.ts';

/** The smoke run over HTTP against the fake: what it would do against the real service differs by the settings alone. */
const redirectUri = 'https://painel.test/connect/mercadolivre/callback';
const shop = 101;
const tester = 105;
const clock = (): Date => new Date('2026-11-27T12:00:00.000Z');

let dir: string;
let fake: RunningFake;
let settings: Settings;
/** What was asked while a run went on, each as 'METHOD address'. */
const asked: string[] = [];
const { fetch: real } = globalThis;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'smoke-'));
  fake = await startFakeMercadoLivre({
    dataDir: dir,
    port: 0,
    clock,
    log: { info: () => undefined, error: () => undefined },
    application: { isPkceRequired: true, redirectUris: [redirectUri] },
    seed: {
      users: [
        { id: shop, nickname: 'LOJA_A' },
        { id: tester, nickname: 'TESTUSER105', tags: ['normal', 'test_user', 'user_info_verified'] },
      ],
      items: [{ id: 'MLB1000000001', sellerId: tester, title: 'Item de Teste – Por favor, NÃO OFERTAR', price: 10.5, quantity: 3 }],
    },
  });
  const { id: MELI_APP_ID, secret: MELI_APP_SECRET } = demoApplication;
  const read = readSettings({ MELI_APP_ID, MELI_APP_SECRET, MELI_API_URL: fake.url, MELI_AUTH_URL: fake.url });
  if (!read.ok) throw new Error('These settings are good');
  settings = read.value;
});
afterAll(async () => {
  await fake.stop();
  await rm(dir, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    return real(input, init);
  });
});
afterEach(() => vi.restoreAllMocks());

const control = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
  const answer = await real(`${fake.url}/_fake/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
};
const grants = async (): Promise<readonly { readonly userId: number }[]> =>
  ((await control('GET', 'state')) as { readonly grants: readonly { readonly userId: number }[] }).grants;

/** A person who opens the address that was said, lets the application in as somebody, and brings back where the browser ended. */
const personWho = (user: number, bring: (ended: URL) => string = ({ href }) => href) => {
  const said: string[] = [];
  const answer = async (): Promise<string> => {
    const url = new URL(said.find((line) => line.includes('/authorization'))?.trim() ?? 'about:blank');
    const fields = new URLSearchParams({ ...Object.fromEntries(url.searchParams), decision: 'allow', user_id: String(user) });
    fields.delete('scope');
    const back = await real(`${fake.url}/authorization`, { method: 'POST', body: fields, redirect: 'manual' });
    return bring(new URL(back.headers.get('location') ?? 'about:blank'));
  };
  return { said, io: { say: (line: string) => void said.push(line), answer } };
};
const run = (io: Parameters<typeof smoke>[2], isReal = true) => smoke(settings, { isReal, redirectUri }, io, clock);
const unasked = (): Promise<never> => Promise.reject(new Error('Nobody is asked for a code'));

test('by itself it asks nobody: it says which calls it would make, each at the addresses of the settings', async () => {
  const said: string[] = [];
  expect((await run({ say: (line) => void said.push(line), answer: unasked }, false)).ok).toBe(true);
  expect(asked).toEqual([]);
  expect(said.slice(1)).toEqual(callsOfSmoke(settings).map((call, at) => `  ${at + 1}. ${call}`));
  const toReal = readSettings({});
  if (!toReal.ok) throw new Error('These settings are good');
  const hosts = callsOfSmoke(toReal.value).map((call) => new URL(call.split(' ').at(-1) ?? '').host);
  expect([...new Set(hosts)]).toEqual(['auth.mercadolivre.com.br', 'api.mercadolibre.com']);
});

test('with a test user it connects, reads, refreshes and gives back what it was granted: the calls it says, and no others', async () => {
  const { said, io } = personWho(tester);
  expect(await run(io)).toEqual({ ok: true, value: 'O caminho inteiro funcionou.' });
  expect(asked).toEqual(
    callsOfSmoke(settings)
      .slice(1)
      .map((call) => call.replace('{usuário}', String(tester))),
  );
  expect(said.filter((line) => line.startsWith('  certo'))).toHaveLength(5);
  expect(said.join('\n')).not.toMatch(/APP_USR|TG-|a demonstração não guarda segredo/u);
  expect(await grants()).toEqual([]);
});

test.each([
  ['the code alone', ({ searchParams }: URL) => ` ${searchParams.get('code') ?? ''} \n`],
  [
    'the login that the console led to',
    ({ origin, pathname, search }: URL) => `${origin}/login?redirect=${encodeURIComponent(pathname + search)}`,
  ],
])('%s does as well as the address it stands in', async (_what, bring) => {
  expect(await run(personWho(tester, bring).io)).toMatchObject({ ok: true });
});

test('a user who is no test user is refused: nothing is read of them, and what an installation was granted stays', async () => {
  const refused = await run(personWho(shop).io);
  expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('LOJA_A não é um usuário de teste') as string });
  expect(asked).toEqual([`POST ${fake.url}/oauth/token`, `GET ${fake.url}/users/me`]);
  expect((await grants()).map(({ userId }) => userId)).toEqual([shop]);
});

test.each([
  ['an address of another attempt', (ended: URL) => ended.href.replace(/state=[^&]*/u, 'state=outro'), /state não é o desta/u],
  ['somebody who turned back', () => `${redirectUri}?error=access_denied`, /não autorizou: access_denied/u],
  ['nothing', () => '', /Nenhum código/u],
])('%s is refused before anything is asked', async (_what, bring, why) => {
  const refused = await run(personWho(tester, bring).io);
  expect(refused).toMatchObject({ ok: false, error: expect.stringMatching(why) as string });
  expect(asked).toEqual([]);
});

test('a code that is no good is refused in their words', async () => {
  expect(await run(personWho(tester, () => 'TG-inventado').io)).toMatchObject({
    ok: false,
    error: expect.stringContaining('invalid_grant') as string,
  });
});

test('whatever goes wrong on the way, what was granted is given back', async () => {
  await control('POST', 'faults', {
    faults: [{ kind: 'error', status: 500, when: 'before', method: 'GET', path: '/users/105/items/search' }],
  });
  expect(await run(personWho(tester).io)).toEqual({ ok: false, error: 'A lista de anúncios não pôde ser lida.' });
  expect((await grants()).map(({ userId }) => userId)).toEqual([shop]);
});

test('of whom it was not told who they are it gives nothing back, and says how that is done', async () => {
  await control('POST', 'faults', { faults: [{ kind: 'error', status: 500, when: 'before', method: 'GET', path: '/users/me' }] });
  const refused = await run(personWho(tester).io);
  expect(refused).toMatchObject({ ok: false, error: expect.stringMatching(/não disse de quem.*remova o aplicativo/u) as string });
  expect((await grants()).map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual([shop, tester]);
});

test('without an application it says which settings lack', async () => {
  const bare = readSettings({});
  if (!bare.ok) throw new Error('These settings are good');
  const asks = { say: () => undefined, answer: unasked };
  expect(await smoke(bare.value, { isReal: true, redirectUri }, asks, clock)).toMatchObject({
    ok: false,
    error: expect.stringContaining('MELI_APP_ID') as string,
  });
});
