import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { declineInvitation } from '#contract/own-company.ts';
import { ok } from '#lib/result.ts';
import { account, ledger, loginFailure, seller, session } from '../db/schema/core.ts';
import { endSession } from '../session/session-store.ts';
import { emptyAccounts } from '../testing/empty-accounts.ts';
import { openTestServer, sentPassword, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { preparedWriteRoute } from './route.ts';

/** Stands for all whose slow part comes first: an exchange with a marketplace, a picture, a hash. */
const slow = preparedWriteRoute(
  declineInvitation,
  async (_input, { db, sessionId, clock }) => ok(await endSession(db, sessionId, clock())),
  async () => ok({ declined: true as const }),
);

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer({ instead: [slow] });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server;
  await emptyAccounts(db);
  await db.delete(ledger);
  await db.delete(account).where(eq(account.mail, 'nova@balcao.test'));
  await db.update(account).set({ blockedAt: null });
  await db.update(account).set({ role: 'superuser' }).where(eq(account.id, 'super'));
  await db.update(account).set({ sellerId: 'casa-da-ana', isMoneyManager: true }).where(eq(account.id, 'money'));
  await db.update(seller).set({ status: 'active' }).where(eq(seller.id, 'casa-da-ana'));
});

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

/** Sends the head and half of the body; the other half once something happened after they were let in. */
const sendWhile = async (as: SignedIn, { method, path, body }: Asked, happens: () => Promise<unknown>, more: object = {}) => {
  const text = JSON.stringify(body);
  const half = text.length / 2;
  // Letting a person in notes that they were seen.
  server.pass(2 * 60_000);
  const headers = { ...as, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...more };
  const sent = request({ port, host: '127.0.0.1', method, path: `/v2${path}`, headers });
  const answered = new Promise<{ readonly status: number | undefined; readonly body: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.setEncoding('utf8');
      let said = '';
      response.on('data', (piece: string) => void (said += piece));
      response.on('end', () => resolve({ status: response.statusCode, body: said }));
    });
  });
  sent.write(text.slice(0, half));
  await expect.poll(() => server.db.$count(session, eq(session.seenAt, server.now()))).toBe(1);
  await happens();
  sent.end(text.slice(half));
  const { status, body: said } = await answered;
  return { status, ...(JSON.parse(said) as { readonly code?: string; readonly message?: string }) };
};

const access = { role: 'reviewer', sellerId: null, hadSellout: true, hadSell: false };
const invite: Asked = { method: 'POST', path: '/user/invite', body: { ...access, name: 'Nova Pessoa', mail: 'nova@balcao.test' } };
const rename: Asked = { method: 'PUT', path: '/user/profile', body: { name: 'Outro nome', nickname: null } };
const changeOf = (id: string, set: Partial<typeof account.$inferInsert>) => () =>
  server.db.update(account).set(set).where(eq(account.id, id));
const endAll = () => server.db.update(session).set({ endedAt: server.now() });
const blockCompany = () => server.db.update(seller).set({ status: 'blocked' }).where(eq(seller.id, 'casa-da-ana'));

const gone: readonly (readonly [what: string, as: string, asked: Asked, happens: () => Promise<unknown>, said: object])[] = [
  ['their session', 'super', invite, endAll, { status: 401, code: 'session-ended' }],
  [
    'their account, which is blocked,',
    'super',
    invite,
    changeOf('super', { blockedAt: new Date() }),
    { status: 401, code: 'session-ended' },
  ],
  ['their role', 'super', invite, changeOf('super', { role: 'reviewer' }), { status: 403, code: 'forbidden' }],
  ['their company', 'money', rename, changeOf('money', { sellerId: 'loja-do-beto' }), { status: 401, code: 'session-ended' }],
  [
    'a company that is blocked,',
    'money',
    rename,
    blockCompany,
    { status: 403, message: 'Sua empresa está bloqueada. Fale com o suporte.' },
  ],
  [
    'the right to the money',
    'money',
    { method: 'PUT', path: '/money/order/nenhum/check', body: { checked: false } },
    changeOf('money', { isMoneyManager: false }),
    { status: 403, code: 'forbidden' },
  ],
];

test.each(gone)('who loses %s while the body of a write is on its way does nothing with it', async (_what, as, asked, happens, said) => {
  expect(await sendWhile(await server.signIn(as), asked, happens)).toMatchObject(said);
  expect(await server.db.$count(account, eq(account.mail, 'nova@balcao.test'))).toBe(0);
  expect(await server.db.$count(account, eq(account.name, 'Outro nome'))).toBe(0);
});

test('what came too late is done when it is sent again after the next login, under the same key', async () => {
  const key = { 'idempotency-key': '7d1f0c1e-8f5b-4d52-9f6a-3f0a5a3e9b10' };
  expect(await sendWhile(await server.signIn('ana'), rename, endAll, key)).toMatchObject({ status: 401 });
  const again = await server.ask('PUT', '/v2/user/profile', { headers: { ...(await server.signIn('ana')), ...key }, payload: rename.body });
  expect([again.statusCode, again.json()]).toMatchObject([200, { name: 'Outro nome' }]);
});

test('a session that ended meanwhile is told neither whether a password is right, nor counted against it', async () => {
  const guess = (current: string): Asked => ({
    method: 'PUT',
    path: '/user/profile/password',
    body: { current, password: 'd0'.repeat(32) },
  });
  for (const current of [sentPassword, 'e1'.repeat(32)])
    expect(await sendWhile(await server.signIn('ana'), guess(current), endAll)).toMatchObject({ status: 401, code: 'session-ended' });
  expect(await server.db.$count(loginFailure)).toBe(0);
});

test('who is signed out while the slow part of a write is done writes nothing', async () => {
  const answer = await server.ask('PUT', '/v2/user/companies/nenhuma/decline', { headers: await server.signIn('ana') });
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'session-ended' }]);
});
