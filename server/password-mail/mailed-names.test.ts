import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { bodyOf } from './mail-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ environment: { DEMO: 'on', PUBLIC_URL: 'https://painel.test/' } });
});
afterAll(() => server.close());

const post = (path: string, payload: object) => server.ask('POST', `/v2${path}`, { payload });
const register = (mail: string, name: string) =>
  post('/user/register', { name, mail, password: 'c0ffee'.padEnd(64, '7'), company: { name: 'Loja da Dora', document: '12ABC34501DE35' } });

/** As they are sent. */
const mailedTo = async (recipient: string): Promise<readonly string[]> => {
  await server.post.work();
  const waiting = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, recipient)).orderBy(mailMessage.id);
  return Promise.all(waiting.map(async (message) => (await bodyOf(server.db, message, server.now())) ?? ''));
};

test('a name that looks like a link gets no token into it', async () => {
  // Written before names were without addresses.
  await server.db.update(account).set({ name: 'https://evil.test/#token={token}' }).where(eq(account.id, 'beto'));
  await post('/user/password/request', { mail: 'beto@balcao.test' });
  const [body] = await mailedTo('beto@balcao.test');
  expect(body).toContain('Olá, https://evil.test/#token={token}.');
  expect(body).toMatch(/\/reset-password#token=[\w-]{43}$/mu);
});

test('whoever registers somebody else’s address writes no word of what that person is mailed', async () => {
  await register('alvo@loja.test', 'Sua conta será encerrada hoje');
  expect(await mailedTo('alvo@loja.test')).toHaveLength(1);
  await post('/user/password/request', { mail: 'alvo@loja.test' });
  const bodies = await mailedTo('alvo@loja.test');
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(body).toContain('Olá.\n');
    expect(body).not.toContain('encerrada');
  }
});

test('a name of several lines, or with an address in it, is refused in words', async () => {
  for (const name of ['Cliente\n\nSua conta será encerrada', 'Ana em https://golpe.test', 'Ana WWW.golpe.test', 'Ana ganhe em golpe.com']) {
    const refused = await register('dora@loja.test', name);
    const message = 'O nome deve ter uma linha só, sem endereços da internet: ponha um espaço depois do ponto.';
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { cause: [{ path: 'body.name', message }] }]);
  }
});
