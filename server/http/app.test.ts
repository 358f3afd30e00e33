import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { contract } from '#contract/contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProblemBody } from '#contract/problem.ts';
import { getSuperuser } from '#contract/session.ts';
import { readRoute } from './route.ts';
import { serveConsole } from './serve-console.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

const web = mkdtempSync(join(tmpdir(), 'balcao-web-'));
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'index.html'), '<title>Balcão</title>');
writeFileSync(join(web, 'login.html'), '<title>Balcão</title><form></form>');
writeFileSync(join(web, 'login.html.br'), 'a login, compressed');
writeFileSync(join(web, 'assets/main-1a2b3c.js'), `//${'x'.repeat(4000)}`);
writeFileSync(join(web, 'assets/main-1a2b3c.js.br'), 'compressed once, by the build');
writeFileSync(join(web, '.env'), 'SECRET=1');

/** What a defect would leak if it could. */
const failing = readRoute(getSuperuser, () => {
  throw new Error('select * from account where mail = secret at /srv/app/file.ts');
});

let server: TestServer;
let ana: SignedIn;
beforeAll(async () => {
  server = await openTestServer({
    instead: [failing],
    front: (app) => serveConsole(app, web),
    environment: { ALLOWED_ORIGINS: 'https://painel.test,http://localhost:8080' },
  });
  ana = await server.signIn('ana');
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

const everyKind: readonly (readonly [string, () => Promise<LightMyRequestResponse>])[] = [
  ['an answer', () => server.ask('GET', '/v2/user/data', { headers: { ...ana } })],
  ['a refusal', () => server.ask('GET', '/v2/user/data')],
  ['a defect', () => server.ask('GET', '/v2/user/superuser', { headers: { ...ana } })],
  ['a bad body', () => server.ask('POST', '/v2/user/auth', { payload: '{', headers: { 'content-type': 'application/json' } })],
  ['an unknown call', () => server.ask('GET', '/v2/nothing')],
  ['a broken address', () => server.ask('GET', '/v2/publish/%E0%A4%A')],
  ['an over-long id', () => server.ask('GET', `/v2/publish/${'9'.repeat(3000)}`, { headers: { ...ana } })],
  ['an image that is not there', () => server.ask('GET', `/v2/image/${'0'.repeat(64)}.jpg`)],
  ['the page', () => server.ask('GET', '/')],
  ['a place in the console', () => server.ask('GET', '/publish/123?x=1')],
  ['a file', () => server.ask('GET', '/assets/main-1a2b3c.js')],
  ['an absent file', () => server.ask('GET', '/assets/absent.js')],
  ['the documents', () => server.ask('GET', '/v2/docs')],
  ['a script of the documents', () => server.ask('GET', '/v2/docs/static/swagger-initializer.js')],
  ['health', () => server.ask('GET', '/healthz')],
];

test.each(everyKind)('%s carries the headers that keep foreign scripts out', async (_kind, ask) => {
  const { headers } = await ask();
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'connect-src': "'self'",
    'img-src': "'self' data: blob:",
    'style-src': "'self' 'unsafe-inline'",
  });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

test.each(everyKind.filter(([kind]) => /refusal|defect|bad|unknown|broken|long|image/u.test(kind)))(
  '%s says what the contract says a problem says, and nothing of how we are made',
  async (_kind, ask) => {
    const answer = await ask();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(ProblemBody.safeParse(answer.json()).success).toBe(true);
    expect(answer.body).not.toMatch(/select|account where|\/srv|\.ts\b|at \w+ \(|secret/u);
  },
);

test('a defect is 500 with nothing of its own text', async () => {
  const answer = await server.ask('GET', '/v2/user/superuser', { headers: { ...ana } });
  expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'internal', message: 'Erro interno', requestId: expect.any(String) }]);
});

test('every answer names its request, by a name that no other request has', async () => {
  const asked = ['/healthz', '/v2/user/data', '/v2/nowhere', '/%zz', '/', '/v2/user/data'];
  const ids = (await Promise.all(asked.map((path) => server.ask('GET', path)))).map(({ headers }) => headers['x-request-id']);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/u);
  expect(new Set(ids).size).toBe(asked.length);
});

test('a defect names its request in its body, as its header does; refusals are alike to the byte', async () => {
  const defect = await server.ask('GET', '/v2/user/superuser', { headers: { ...ana } });
  expect(defect.json<{ readonly requestId?: string }>().requestId).toBe(defect.headers['x-request-id']);
  const [one, other] = await Promise.all(['/v2/nowhere', '/v2/nowhere/else'].map((path) => server.ask('GET', path)));
  expect(one?.body).toBe(other?.body);
});

test('a start waits for what a busy machine loads slowly', () => {
  expect(server.app.initialConfig.pluginTimeout).toBe(0);
});

describe('strange input', () => {
  const ids = [
    '__proto__',
    'constructor',
    '%00',
    'a%00b',
    '%ED%A0%80',
    '..%2F..%2Fetc',
    '9'.repeat(65),
    '9'.repeat(3000),
    "'%20or%201=1",
    '%20',
  ];
  test.each(ids)('an id %j is refused or not found', async (id) => {
    const { statusCode } = await server.ask('GET', `/v2/publish/${id}`, { headers: { ...ana } });
    expect([400, 404]).toContain(statusCode);
  });

  const bodies = [
    '{"__proto__":{"a":1}}',
    '{"mail":"a\\u0000@b.test"}',
    '[]',
    'null',
    '"x"',
    '{',
    '{"mail":{"$ne":1},"password":[]}',
    '{"mail":"\\ud800@b.test"}',
  ];
  test.each(bodies)('a body %s is refused', async (payload) => {
    expect((await server.ask('POST', '/v2/user/auth', { payload, headers: { 'content-type': 'application/json' } })).statusCode).toBe(400);
  });

  test('a body of thousands of levels is refused, by whoever sends it', async () => {
    for (const levels of [100, 5000, 15_000]) {
      const payload = `{"mail":${'['.repeat(levels)}${']'.repeat(levels)}}`;
      const answer = await server.ask('POST', '/v2/user/auth', { payload, headers: { 'content-type': 'application/json' } });
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'invalid', message: 'O pedido tem níveis demais' }]);
    }
    // The body that may have the most parts.
    const payload = `{"title":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    const headers = { ...ana, 'content-type': 'application/json' };
    const answer = await server.ask('PUT', '/v2/publish/1', { payload, headers });
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'invalid', message: 'O pedido tem níveis demais' }]);
  });
  test('a text with half a character is refused before it reaches a statement', async () => {
    const payload = '{"screen":"publish","name":"\\ud83d","search":"","shared":false}';
    const answer = await server.ask('PUT', '/v2/view/0c0ffee0-0000-4000-8000-000000000002', {
      payload,
      headers: { ...ana, 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
  });

  test('a parameter given twice is refused, by name', async () => {
    const answer = await server.ask('GET', '/v2/publish?limit=1&limit=2', { headers: { ...ana } });
    expect(answer.json()).toMatchObject({ code: 'invalid', cause: [{ path: 'query.limit' }] });
  });

  test('what is wrong is said by path, in Portuguese', async () => {
    const answer = await server.ask('GET', '/v2/publish?limit=1000&status=none', { headers: { ...ana } });
    const { cause } = answer.json<ProblemBody>();
    expect(cause?.map(({ path }) => path)).toEqual(['query.status.0', 'query.limit']);
    expect(cause?.[1]?.message).toBe('Deve ser menor ou igual a 100');
  });

  test.each(['"x"', '-1', '1.5', 'W/"1"', '*'])('If-Match %s is no version', async (version) => {
    const answer = await server.ask('POST', '/v2/user/logout', { headers: { ...(await server.signIn('beto')), 'if-match': version } });
    expect(answer.statusCode).toBe(400);
  });

  test('a body beyond the limit is not read, and a stranger’s limit is what a login or a registration may have', async () => {
    const large = await server.ask('POST', '/v2/user/auth', { payload: { mail: 'x'.repeat(32 * 1024), password: '' } });
    expect([large.statusCode, large.json()]).toMatchObject([413, { code: 'too-large' }]);
    const token = await server.ask('POST', '/v2/user/auth', { payload: { googleToken: 'x'.repeat(8192) } });
    expect(token.statusCode).not.toBe(413);
    // Of many parts is no body of a few texts and images, however large those may be.
    const parts = await server.ask('POST', '/v2/sku/IAanaliser', {
      payload: { image: 'x', more: Array(20_000).fill(0) },
      headers: { ...ana },
    });
    expect([parts.statusCode, parts.json()]).toMatchObject([413, { code: 'too-large' }]);
    const listing = await server.ask('PUT', '/v2/publish/1', { payload: { more: Array(20_000).fill(0) }, headers: { ...ana } });
    expect(listing.statusCode).toBe(400);
    const image = await server.ask('POST', '/v2/sku/IAanaliser', { payload: { image: 'x'.repeat(2 * 1024 * 1024) }, headers: { ...ana } });
    expect(image.statusCode).not.toBe(413);
  });

  test('who has no session is not even listened to', async () => {
    const answer = await server.ask('POST', '/v2/sku/IAanaliser', {
      payload: '{"image":',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    server.ask('OPTIONS', '/v2/user/data', {
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization,usertoken' },
    });
  test('those on the list may ask, with our headers', async () => {
    const { headers } = await preflight('https://painel.test');
    expect(headers['access-control-allow-origin']).toBe('https://painel.test');
    expect(headers['access-control-allow-headers']).toMatch(/authorization, userToken/u);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
  test.each([
    'https://evil.test',
    'null',
    'https://a.painel.test',
    'https://painel.test.evil.test',
    'http://painel.test',
    'https://painel.test:444',
  ])('%s may not', async (origin) => {
    const asked = await server.ask('GET', '/v2/app/capabilities', { headers: { origin } });
    for (const { headers } of [await preflight(origin), asked]) expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the console', () => {
  test('before signing in one gets a page of its own, whatever is asked beside; every other place gets the console', async () => {
    const ask = async (path: string) => (await server.ask('GET', path)).payload.includes('<form');
    const before = ['/login', '/login/', '/login?redirect=%2Forder', '/logout', '/register', '/register-consultant'];
    const others = ['/login-validate-mail', '/reset-password', '/ext/talaovendas?token=x'];
    expect(await Promise.all([...before, ...others].map(ask))).toEqual([...before, ...others].map(() => true));
    const ofConsole = ['/', '/login/x', '/publish?redirect=/login', '/ext', '/settings'];
    expect(await Promise.all(ofConsole.map(ask))).toEqual(ofConsole.map(() => false));
    expect((await server.ask('GET', '/login')).headers['cache-control']).toBe('no-cache');
  });

  test('places get the page, never kept; hashed files are kept for ever', async () => {
    const page = await server.ask('GET', '/publish/123?status=pending');
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control'], page.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      '<title>Balcão</title>',
    ]);
    expect((await server.ask('GET', '/assets/main-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
  test('a file travels as the build compressed it, to who can read it', async () => {
    const asked = (encodings: string) => server.ask('GET', '/assets/main-1a2b3c.js', { headers: { 'accept-encoding': encodings } });
    const short = await asked('gzip, deflate, br');
    expect([short.headers['content-encoding'], short.body, short.headers['content-type']]).toEqual([
      'br',
      'compressed once, by the build',
      'application/javascript; charset=utf-8',
    ]);
    expect(short.headers['vary']).toContain('accept-encoding');
    expect(short.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await asked('identity')).body).toMatch(/^\/\/x+$/u);
  });
  test('what is absent is absent, what is hidden stays so', async () => {
    for (const path of ['/assets/gone.js', '/.env', '/v2', '/v2/x']) expect((await server.ask('GET', path)).statusCode).toBe(404);
    expect([403, 404]).toContain((await server.ask('GET', '/..%2f..%2fpackage.json')).statusCode);
    expect((await server.ask('POST', '/publish')).statusCode).toBe(404);
  });
  test('the document of the API names every call, in the version it says it is', async () => {
    const document = (await server.ask('GET', '/v2/docs/json')).json<{ openapi: string; paths: Record<string, object> }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.values(document.paths).flatMap((each) => Object.keys(each))).toHaveLength(contract.length);
  });
  test('much text travels compressed, and the API’s answers are kept nowhere', async () => {
    const answer = await server.ask('GET', '/v2/docs/json', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect((await server.ask('GET', '/v2/user/data', { headers: { ...ana } })).headers['cache-control']).toBe('no-store');
  });
});

test('a server that stops says that it is not ready', async () => {
  const other = await openTestServer();
  expect((await other.ask('GET', '/readyz')).statusCode).toBe(200);
  await other.close();
});
