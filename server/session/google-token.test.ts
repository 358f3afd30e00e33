import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { account, loginFailure, session } from '../db/schema/core.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const clientId = 'console.apps.test';

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}
const makeKey = async (kid: string): Promise<SigningKey> => ({ kid, ...(await generateKeyPair('RS256', { extractable: true })) });

/** Google's page of keys, on this machine. */
let google: Server;
let published: readonly SigningKey[];
let isUp = true;
let asked = 0;
let key: SigningKey;
let server: TestServer;

beforeAll(async () => {
  key = await makeKey('key-1');
  published = [key];
  const answer = async (): Promise<string> => {
    const keys = published.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }));
    return JSON.stringify({ keys: await Promise.all(keys) });
  };
  google = createServer((_request, response) => {
    asked += 1;
    if (isUp) void answer().then((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text));
    else response.writeHead(500).end('down');
  });
  await new Promise<void>((resolve) => void google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  server = await openTestServer({ environment: { GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs` } });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
  await new Promise((resolve) => void google.close(resolve));
});
beforeEach(() => server.db.delete(loginFailure));

const seconds = (): number => Math.floor(server.now().getTime() / 1000);
const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: clientId,
  sub: 'google-ana',
  email: 'Ana@balcao.test',
  email_verified: true,
  iat: seconds(),
  exp: seconds() + 3600,
  ...more,
});
const signed = (more: JWTPayload = {}, by: SigningKey = key): Promise<string> =>
  new SignJWT(claims(more)).setProtectedHeader({ alg: 'RS256', kid: by.kid }).sign(by.privateKey);
const enter = async (googleToken: string) => {
  const answer = await server.ask('POST', '/v2/user/auth', { payload: { googleToken } });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

test('whom Google names and vouches for enters the account of that address', async () => {
  const { status, body } = await enter(await signed());
  expect([status, body]).toMatchObject([200, { _id: 'ana', mail: 'ana@balcao.test' }]);
  const token = String(body['userToken']);
  expect((await server.ask('GET', '/v2/user/data', { headers: { authorization: token, userToken: token } })).statusCode).toBe(200);
  expect((await enter(await signed({ iss: 'accounts.google.com' }))).status).toBe(200);
});

const hmacWithPublicKey = async (): Promise<string> =>
  new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(new TextEncoder().encode(await exportSPKI(key.publicKey)));

const forged: readonly (readonly [string, () => Promise<string>])[] = [
  ['made for another console', () => signed({ aud: 'other.apps.test' })],
  ['for two, and made for the other', () => signed({ aud: [clientId, 'other.apps.test'], azp: 'other.apps.test' })],
  ['of another issuer', () => signed({ iss: 'https://accounts.evil.test' })],
  ['of an issuer that begins like Google', () => signed({ iss: 'https://accounts.google.com.evil.test' })],
  ['expired', () => signed({ iat: seconds() - 7200, exp: seconds() - 60 })],
  ['without an end', () => signed({ exp: undefined as never })],
  ['not valid yet', () => signed({ nbf: seconds() + 600 })],
  ['of an address Google has not verified', () => signed({ email_verified: false })],
  ['of an address whose verification is only a word', () => signed({ email_verified: 'true' })],
  ['without an address', () => signed({ email: undefined as never })],
  ['without a person', () => signed({ sub: undefined as never })],
  ['signed by nobody (alg none)', async () => new UnsecuredJWT(claims()).encode()],
  ['signed with the public key as a secret (HS256)', hmacWithPublicKey],
  ['signed by a key of its own under a known name', async () => signed({}, { ...(await makeKey('x')), kid: 'key-1' })],
  ['no token at all', async () => 'a.b.c'],
  [
    'changed after it was signed',
    async () => {
      const [header, , signature] = (await signed({ sub: 'google-beto', email: 'beto@balcao.test' })).split('.');
      const [, payload] = (await signed({ sub: 'google-super', email: 'super@balcao.test' })).split('.');
      return `${header}.${payload}.${signature}`;
    },
  ],
];

test.each(forged)('a token %s opens nothing', async (_what, make) => {
  expect(await enter(await make())).toEqual({
    status: 403,
    body: { code: 'forbidden', message: 'O Google não confirmou este acesso. Tente de novo.' },
  });
});

test('who has no account and who is blocked hear one answer', async () => {
  await server.db.update(account).set({ blockedAt: server.now() }).where(eq(account.id, 'colleague'));
  const blocked = await enter(await signed({ sub: 'google-colleague', email: 'colleague@balcao.test' }));
  const unknown = await enter(await signed({ sub: 'google-x', email: 'ninguem@balcao.test' }));
  expect(blocked).toMatchObject({ status: 403, body: { message: expect.stringContaining('não tem acesso') } });
  expect(unknown).toEqual(blocked);
});

test('an account belongs to the Google person who entered it first: an address that changes hands does not take it along', async () => {
  expect((await enter(await signed({ sub: 'google-money', email: 'money@balcao.test' }))).status).toBe(200);
  expect((await enter(await signed({ sub: 'google-heir', email: 'money@balcao.test' }))).status).toBe(403);
  expect((await enter(await signed({ sub: 'google-money', email: 'new-address@elsewhere.test' }))).body).toMatchObject({ _id: 'money' });
});

test('Google’s word does not confirm what somebody else registered with a password of theirs', async () => {
  await server.ask('POST', '/v2/user/register/consultant', {
    payload: { name: 'Eva Lima', mail: 'eva@balcao.test', password: 'd0'.repeat(32) },
  });
  await server.post.work();
  expect(await enter(await signed({ sub: 'google-eva', email: 'eva@balcao.test' }))).toMatchObject({
    status: 403,
    body: { code: 'mail-unvalidated' },
  });
});

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)(
  'whom the hub shuts out while Google’s word is judged enters by no session that begins meanwhile',
  async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const token = await signed({ sub: 'google-caio', email: 'caio@balcao.test' });
    const { entered } = await server.db.transaction(async (tx) => {
      await tx.update(account).set({ blockedAt: server.now() }).where(eq(account.id, 'caio'));
      const begun = enter(token);
      await expect.poll(async () => (await server.db.execute(waiting)).rows.length).toBe(1);
      return { entered: begun };
    });
    expect(await entered).toMatchObject({ status: 403, body: { message: expect.stringContaining('não tem acesso') } });
    expect(await server.db.$count(session, eq(session.accountId, 'caio'))).toBe(0);
  },
);

test('keys are asked for once, a new one is found, and an old one that is withdrawn no longer opens', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const next = await makeKey('key-2');
  const before = asked;
  expect((await enter(await signed())).status).toBe(200);
  expect(asked).toBe(before);
  published = [next];
  // jose asks again for a key it does not know, at most once in ten seconds.
  vi.setSystemTime(Date.now() + 11_000);
  expect((await enter(await signed({}, next))).status).toBe(200);
  expect(asked).toBe(before + 1);
  expect((await enter(await signed())).status).toBe(403);
  published = [key];
  vi.setSystemTime(Date.now() + 11_000);
  expect((await enter(await signed())).status).toBe(200);
  const known = asked;
  for (let at = 0; at < 5; at += 1) expect((await enter(await signed({}, next))).status).toBe(403);
  expect(asked).toBe(known);
});

test('without Google’s keys nobody is let in by it, and the person hears that it is Google’s doing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  isUp = false;
  vi.setSystemTime(Date.now() + 3_600_000);
  const { status, body } = await enter(await signed());
  expect([status, body]).toMatchObject([503, { code: 'unavailable', message: expect.stringContaining('Google') }]);
  isUp = true;
  vi.setSystemTime(Date.now() + 60_000);
  expect((await enter(await signed())).status).toBe(200);
});

test('tokens that open nothing are counted: fifty from one address, and no more are looked at', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 51; at += 1) statuses.push((await enter('a.b.c')).status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(50);
  expect(statuses.at(-1)).toBe(429);
});
