import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { account, loginFailure } from '../db/schema/core.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(loginFailure));

let server: TestServer;
afterEach(() => server.close());
const open = async (environment: Record<string, string>): Promise<TestServer> => {
  server = await openTestServer({ database, environment });
  return server;
};

test('in the embedded demo a developer reads what would have been mailed, and follows its link here', async () => {
  await open({ DEMO: 'on', PUBLIC_URL: 'https://painel.test' });
  const asked = await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'ana@balcao.test' } });
  expect(asked.json()).toMatchObject({ mailbox: '/v2/dev/mailbox' });
  await server.post.work();
  const page = await server.ask('GET', '/v2/dev/mailbox');
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).toContain('ana@balcao.test');
  expect(page.body).toMatch(/<a href="\/reset-password#token=[\w-]{43}">/u);
});

test('a name made of markup is shown and never run', async () => {
  await open({ DEMO: 'on' });
  const name = '<script>alert(1)</script> "><img src=x onerror=alert(1)> https://evil.test/x';
  // As names were kept before they were asked to be plain.
  const ana = eq(account.mail, 'ana@balcao.test');
  await database.db.update(account).set({ name }).where(ana);
  await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'ana@balcao.test' } });
  await server.post.work();
  await database.db.update(account).set({ name: 'Ana' }).where(ana);
  const { body } = await server.ask('GET', '/v2/dev/mailbox');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toMatch(/<script|<img|href="https?:/u);
});

test.each([
  ['mail goes out by SMTP', { DEMO: 'on', SMTP_URL: 'smtp://127.0.0.1:1' }, '127.0.0.1'],
  ['there is no demo', { DEMO: 'off' }, '127.0.0.1'],
  ['the data are in a database of one’s own', { DEMO: 'on', DATABASE_URL: 'postgres://x@127.0.0.1/x' }, '127.0.0.1'],
  ['somebody else asks than this machine', { DEMO: 'on' }, '192.168.0.7'],
])('there is no mailbox where %s', async (_where, environment, remoteAddress) => {
  await open(environment);
  const answer = await server.ask('GET', '/v2/dev/mailbox', { remoteAddress });
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not-found', message: 'Não encontrado' }]);
  const asked = await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'ana@balcao.test' }, remoteAddress });
  expect(asked.json()).not.toHaveProperty('mailbox');
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])(
  'there is no mailbox for whom a proxy on this machine asks: %s',
  async (name) => {
    await open({ DEMO: 'on' });
    const headers = { [name]: '203.0.113.7' };
    expect((await server.ask('GET', '/v2/dev/mailbox', { headers })).statusCode).toBe(404);
    const asked = await server.ask('POST', '/v2/user/password/request', { payload: { mail: `${name}@balcao.test` }, headers });
    expect([asked.statusCode, Object.keys(asked.json<object>())]).toEqual([200, expect.not.arrayContaining(['mailbox'])]);
  },
);

test('without SMTP and without a mailbox a person is told that the mail waits', async () => {
  await open({ DEMO: 'off' });
  const answer = await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'ana@balcao.test' } });
  expect(answer.json()).toMatchObject({ recorded: true, isDelayed: true });
});
