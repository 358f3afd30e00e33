import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { User, UserRow } from '#contract/user.ts';
import { bodyOf } from '../password-mail/mail-token.ts';
import { account, event, session } from '../db/schema/core.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { openTestServer, sentPassword, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let headers: SignedIn;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
  headers = await server.signIn('super');
});
afterAll(() => server.close());

const aSeller = { role: 'seller', sellerId: 'casa-da-ana', hadSellout: true, hadSell: false } as const;
const aSuperuser = { role: 'superuser', sellerId: null, hadSellout: true, hadSell: false } as const;

const put = async (path: string, payload: object, more: object = {}) =>
  server.ask('PUT', `/v2/user/person/${path}`, { headers: { ...headers, ...more }, payload });
const one = async (id: string): Promise<User> => (await server.ask('GET', `/v2/user/person/${id}`, { headers })).json();
const statusOf = async (signedIn: SignedIn): Promise<number> =>
  (await server.ask('GET', '/v2/user/data', { headers: signedIn })).statusCode;
const tryToEnter = async (id: string, password = sentPassword): Promise<number> =>
  (await server.ask('POST', '/v2/user/auth', { payload: { mail: `${id}@balcao.test`, password } })).statusCode;

test('people are listed by name with their company, found without accents, and filtered', async () => {
  const list = async (query: string): Promise<readonly UserRow[]> =>
    (await server.ask('GET', `/v2/user?limit=100${query}`, { headers })).json<{ items: UserRow[] }>().items;
  expect((await list('')).map(({ _id }) => _id)).toEqual(['ana', 'beto', 'caio', 'colleague', 'money', 'reviewer', 'super']);
  expect(await list('&search=casa%20ANÁ')).toMatchObject([
    { _id: 'ana', sellerName: 'Casa da Ana' },
    { _id: 'money', hadSell: true },
  ]);
  expect((await list('&role=reviewer')).map(({ _id }) => _id)).toEqual(['colleague', 'reviewer']);
  expect((await list('&sellerId=loja-do-beto')).map(({ _id }) => _id)).toEqual(['beto']);
  expect(await list('&search=%25')).toEqual([]);
  expect(await list('&state=blocked')).toEqual([]);
});

test('no answer about people holds a hash, a key or a token', async () => {
  const signedIn = await server.signIn('ana');
  const [stored] = await server.db.select().from(account).where(eq(account.id, 'ana'));
  const hashes = (await server.db.select({ id: session.id }).from(session)).map(({ id }) => id);
  const told = JSON.stringify([await one('ana'), (await server.ask('GET', '/v2/user', { headers })).json()]);
  for (const secret of [stored?.passwordHash ?? '', signedIn.userToken, ...hashes]) expect(told).not.toContain(secret);
  expect(told).not.toMatch(/argon2|logKey|googleSub/u);
});

test('whoever is blocked is out with the next call, can not enter again, and can once unblocked', async () => {
  const ana = await server.signIn('ana');
  expect((await put('ana/block', { blocked: true })).json()).toMatchObject({
    blockedAt: server.now().toISOString(),
    sessions: 0,
    version: 2,
  });
  expect([await statusOf(ana), await tryToEnter('ana')]).toEqual([401, 401]);
  expect((await put('ana/block', { blocked: false })).json()).toMatchObject({ blockedAt: null, version: 3 });
  // The old session stays ended.
  expect([await statusOf(ana), await tryToEnter('ana')]).toEqual([401, 200]);
});

test('of two sessions one is ended, and its next call is 401; the other goes on', async () => {
  const [one1, other] = [await server.signIn('ana'), await server.signIn('ana')];
  const { openSessions } = await one('ana');
  expect(openSessions).toHaveLength(2);
  expect((await put('ana/sessions', { sessionId: openSessions[0]?._id })).json()).toMatchObject({ sessions: 1 });
  expect(new Set([await statusOf(one1), await statusOf(other)])).toEqual(new Set([200, 401]));
  expect((await put('ana/sessions', { sessionId: null })).json()).toMatchObject({ sessions: 0 });
  expect([await statusOf(one1), await statusOf(other)]).toEqual([401, 401]);
});

test('a session of somebody else named under this person is none of theirs', async () => {
  await server.signIn('beto');
  const [foreign] = (await one('beto')).openSessions;
  expect((await put('ana/sessions', { sessionId: foreign?._id })).statusCode).toBe(404);
  expect((await one('beto')).sessions).toBe(1);
});

test('nobody locks themselves out: own role, own block, own session at hand', async () => {
  await server.db
    .insert(account)
    .values({ id: 'second', mail: 'second@balcao.test', name: 'Segunda', role: 'superuser', passwordHash: 'x' });
  expect((await put('super/access', aSeller)).json()).toMatchObject({
    code: 'step-refused',
    message: 'Você não pode mudar o seu próprio papel',
  });
  expect((await put('super/block', { blocked: true })).json()).toMatchObject({ message: 'Você não pode bloquear a si mesmo' });
  const mine = (await one('super')).openSessions.find(({ isThis }) => isThis);
  expect((await put('super/sessions', { sessionId: mine?._id })).json()).toMatchObject({
    message: 'Esta é a sua sessão: para encerrá-la, use Sair',
  });
  const elsewhere = await server.signIn('super');
  expect((await put('super/sessions', { sessionId: null })).statusCode).toBe(200);
  expect([await statusOf(headers), await statusOf(elsewhere)]).toEqual([200, 401]);
});

test('the last superuser stays: of two who take the role from each other at once, one keeps it', async () => {
  expect((await put('ana/access', aSuperuser)).statusCode).toBe(200);
  const ana = await server.signIn('ana');
  const [bySuper, byAna] = await Promise.all([
    put('ana/access', aSeller),
    server.ask('PUT', '/v2/user/person/super/access', { headers: ana, payload: aSeller }),
  ]);
  const left = await server.db.select().from(account).where(eq(account.role, 'superuser'));
  expect(left).toHaveLength(1);
  expect([bySuper.statusCode, byAna.statusCode].filter((status) => status === 200)).toHaveLength(1);
});

test('a blocked or uninvited superuser counts for nobody', async () => {
  await server.db.insert(account).values([
    { id: 'shut', mail: 'shut@balcao.test', name: 'Fechada', role: 'superuser', passwordHash: 'x', blockedAt: server.now() },
    { id: 'new', mail: 'new@balcao.test', name: 'Nova', role: 'superuser', passwordHash: 'x', awaitsMail: true },
  ]);
  const asReviewerTurnedSuper = await put('colleague/access', aSuperuser);
  expect(asReviewerTurnedSuper.statusCode).toBe(200);
  const colleague = await server.signIn('colleague');
  const ask = async (path: string, payload: object) => server.ask('PUT', `/v2/user/person/${path}`, { headers: colleague, payload });
  expect((await ask('super/block', { blocked: true })).statusCode).toBe(200);
  expect((await ask('new/block', { blocked: true })).statusCode).toBe(200);
  expect((await server.ask('GET', '/v2/user', { headers })).statusCode).toBe(401);
});

test('another role or company ends the sessions, another flag does not; who works for the hub has no company', async () => {
  const ana = await server.signIn('ana');
  expect((await put('ana/access', { ...aSeller, hadSell: true })).json()).toMatchObject({ hadSell: true, sessions: 1 });
  expect(await statusOf(ana)).toBe(200);
  expect((await put('ana/access', { ...aSeller, role: 'reviewer', hadSell: true })).json()).toMatchObject({
    role: 'reviewer',
    sellerId: null,
    hadSell: false,
  });
  expect(await statusOf(ana)).toBe(401);
  expect((await put('ana/access', { ...aSeller, sellerId: 'nobody' })).statusCode).toBe(400);
});

test('somebody who decided on an older version is told what changed and by whom; their own changes are none', async () => {
  await server.db.update(account).set({ role: 'superuser', sellerId: null }).where(eq(account.id, 'colleague'));
  const colleague = await server.signIn('colleague');
  await server.ask('PUT', '/v2/user/person/ana/block', { headers: colleague, payload: { blocked: true } });
  const late = await put('ana/access', aSeller, { 'if-match': '"1"' });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'changed-meanwhile', conflict: { status: 'blocked', changes: [{ type: 'blocked', by: { name: 'Nome de colleague' } }] } },
  ]);
});

test('an access that somebody has already, as of several that are given one, is no change of theirs', async () => {
  const { role, sellerId, hadSellout, hadSell, version } = await one('ana');
  const given = await put('ana/access', { role, sellerId, hadSellout, hadSell });
  expect([given.statusCode, given.json()]).toMatchObject([200, { version, hadSellout }]);
  expect(await server.db.select().from(event).where(eq(event.subject, 'user:ana'))).toEqual([]);
  const reviewer = await one('reviewer');
  // A company beside another role than a seller's is none: that is what they have.
  await put('reviewer/access', { role: 'reviewer', sellerId: 'casa-da-ana', hadSellout: reviewer.hadSellout, hadSell: true });
  expect((await one('reviewer')).version).toBe(reviewer.version);
});

test('what was done to somebody stands in their history, newest first', async () => {
  await put('ana/access', { ...aSeller, hadSellout: false });
  await put('ana/block', { blocked: true });
  const { history } = await one('ana');
  expect(history).toMatchObject([
    { type: 'blocked', userName: 'Nome de super' },
    { type: 'accessChanged', before: aSeller, after: { ...aSeller, hadSellout: false } },
  ]);
  const heard = await server.db.select().from(event).where(eq(event.subject, 'user:ana'));
  expect(heard.map(({ sellerId }) => sellerId)).toEqual([null, null]);
});

test('their history names the companies they were moved between', async () => {
  await put('ana/access', { ...aSeller, sellerId: 'loja-do-beto' });
  const { history } = await one('ana');
  expect(history).toMatchObject([{ before: { sellerName: 'Casa da Ana' }, after: { sellerName: 'Loja do Beto' } }]);
});

const invited = { ...aSeller, name: 'Dora Nova', mail: 'Dora@Balcao.test' };
/** What somebody chose; that of the others here is too common to be taken. */
const chosen = 'c1'.repeat(32);
const invite = async (payload: object) => server.ask('POST', '/v2/user/invite', { headers, payload });
const mailedToken = async (): Promise<string> => {
  await server.post.work();
  const mails = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, 'dora@balcao.test'));
  const [mail] = mails.slice(-1);
  return /#token=([\w-]{43})/u.exec((mail && (await bodyOf(server.db, mail, server.now()))) ?? '')?.[1] ?? '';
};

test('an invited person chooses a password by the mailed link, once, and is in; before that nobody is', async () => {
  const made = (await invite(invited)).json<UserRow>();
  expect(made).toMatchObject({ mail: 'dora@balcao.test', awaitsMail: true, sellerName: 'Casa da Ana', sessions: 0 });
  expect(await tryToEnter('dora')).toBe(401);
  const token = await mailedToken();
  server.pass(2 * 24 * 60 * 60_000);
  const choose = async () => server.ask('POST', '/v2/user/password/reset', { payload: { token, password: chosen } });
  expect([(await choose()).statusCode, (await choose()).statusCode]).toEqual([200, 400]);
  expect(await tryToEnter('dora', chosen)).toBe(200);
});

test('a mail that is known is not invited again; an open invitation is sent anew and the first link dies', async () => {
  const made = (await invite(invited)).json<UserRow>();
  expect((await invite(invited)).json()).toMatchObject({ message: 'Já existe um usuário com este e-mail' });
  const first = await mailedToken();
  const again = async (id: string) => server.ask('POST', `/v2/user/person/${id}/invite`, { headers });
  expect((await again(made._id)).statusCode).toBe(200);
  const second = await mailedToken();
  expect(second).not.toBe(first);
  const choose = async (token: string) => server.ask('POST', '/v2/user/password/reset', { payload: { token, password: chosen } });
  expect([(await choose(first)).statusCode, (await choose(second)).statusCode]).toEqual([400, 200]);
  expect((await again('ana')).json()).toMatchObject({ message: 'O convite não está em aberto' });
});

test('an invitation that the hub takes back opens nothing, the address may be invited again, and who registered keeps the account', async () => {
  const withdraw = async (id: string) => server.ask('DELETE', `/v2/user/person/${id}/invite`, { headers });
  const made = (await invite(invited)).json<UserRow>();
  const token = await mailedToken();
  expect((await withdraw(made._id)).json()).toEqual({ _id: made._id });
  expect((await server.ask('GET', `/v2/user/person/${made._id}`, { headers })).statusCode).toBe(404);
  expect((await server.ask('POST', '/v2/user/password/reset', { payload: { token, password: chosen } })).statusCode).toBe(400);
  expect([(await withdraw(made._id)).statusCode, (await invite(invited)).statusCode]).toEqual([404, 200]);
  expect((await withdraw('ana')).json()).toMatchObject({ message: 'O convite não está em aberto' });
  await server.db.update(account).set({ awaitsMail: true }).where(eq(account.id, 'beto'));
  expect((await withdraw('beto')).json()).toMatchObject({ message: 'O convite não está em aberto' });
});

test('a blocked person’s invitation opens nothing', async () => {
  const made = (await invite(invited)).json<UserRow>();
  const token = await mailedToken();
  await put(`${made._id}/block`, { blocked: true });
  await put(`${made._id}/block`, { blocked: false });
  expect((await server.ask('POST', '/v2/user/password/reset', { payload: { token, password: chosen } })).statusCode).toBe(400);
});
