import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Profile } from '#contract/profile.ts';
import type { User, UserRow } from '#contract/user.ts';
import { ruleText } from '#lib/validate/rule-text.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account, ledger, session } from '../db/schema/core.ts';
import { openTestServer, sentPassword, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ana: SignedIn;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
  ana = await server.signIn('ana');
});
afterAll(() => server.close());

const chosen = 'c1'.repeat(32);
const ask = async (method: 'GET' | 'PUT', path = '', payload?: object, headers: object = ana) =>
  server.ask(method, `/v2/user/profile${path}`, { headers: { ...headers }, ...(payload && { payload }) });
const profile = async (headers: SignedIn = ana): Promise<Profile> => (await ask('GET', '', undefined, headers)).json();
const change = async (current: string, password: string, headers: SignedIn = ana) =>
  ask('PUT', '/password', { current, password }, headers);
const statusOf = async (headers: SignedIn): Promise<number> => (await server.ask('GET', '/v2/user/data', { headers })).statusCode;
const enter = async (password: string): Promise<number> =>
  (await server.ask('POST', '/v2/user/auth', { payload: { mail: 'ana@balcao.test', password } })).statusCode;

test('people see themselves and their own sessions, and nothing that opens the account', async () => {
  await server.signIn('beto');
  const told = await profile();
  expect(told).toMatchObject({
    _id: 'ana',
    mail: 'ana@balcao.test',
    role: 'seller',
    company: 'Casa da Ana',
    openSessions: [{ isThis: true }],
  });
  const hashes = (await server.db.select({ id: session.id }).from(session)).map(({ id }) => id);
  const [stored] = await server.db.select().from(account).where(eq(account.id, 'ana'));
  for (const secret of [ana.userToken, stored?.passwordHash ?? '', ...hashes]) expect(JSON.stringify(told)).not.toContain(secret);
});

test('a new name is theirs alone, stands in their history once, and again changes nothing', async () => {
  const write = async () => ask('PUT', '', { name: '  Ana Maria ', nickname: 'Aninha' });
  expect((await write()).json()).toMatchObject({ name: 'Ana Maria', nickname: 'Aninha' });
  expect((await write()).statusCode).toBe(200);
  const headers = await server.signIn('super');
  const { history } = (await server.ask('GET', '/v2/user/person/ana', { headers })).json<User>();
  expect(history.map(({ type }) => type)).toEqual(['renamed']);
  expect((await profile(await server.signIn('beto'))).name).toBe('Nome de beto');
  expect((await ask('PUT', '', { name: 'x', nickname: null })).statusCode).toBe(400);
  expect((await ask('PUT', '', { name: 'Ana', nickname: null, role: 'superuser' })).statusCode).toBeLessThan(500);
  expect((await profile()).role).toBe('seller');
});

test('who has an address for a name since before keeps it with another nickname, and gets no other such name', async () => {
  const odd = 'Ana.Lima';
  await server.db.update(account).set({ name: odd }).where(eq(account.id, 'ana'));
  expect((await ask('PUT', '', { name: odd, nickname: 'Aninha' })).json()).toMatchObject({ name: odd, nickname: 'Aninha' });
  const refused = await ask('PUT', '', { name: 'promo.com', nickname: null });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { cause: [{ path: 'body.name', message: ruleText.plainName }] }]);
  expect((await profile()).name).toBe(odd);
});

test('a name that somebody had is theirs again, whatever is asked of names since', async () => {
  const odd = 'Ana.Lima';
  await server.db.update(account).set({ name: odd }).where(eq(account.id, 'ana'));
  await ask('PUT', '', { name: 'Ana Maria', nickname: null });
  expect((await ask('PUT', '', { name: odd, nickname: null })).json()).toMatchObject({ name: odd });
  const beto = await server.signIn('beto');
  expect((await ask('PUT', '', { name: odd, nickname: null }, beto)).statusCode).toBe(400);
});

test('a session elsewhere is ended by itself or with all others, and the one that asks stays', async () => {
  const [one, other] = [await server.signIn('ana'), await server.signIn('ana')];
  const { openSessions } = await profile();
  expect(openSessions).toHaveLength(3);
  const named = openSessions.find(({ isThis }) => !isThis);
  expect((await ask('PUT', '/sessions', { sessionId: named?._id })).json<Profile>().openSessions).toHaveLength(2);
  expect(new Set([await statusOf(one), await statusOf(other)])).toEqual(new Set([200, 401]));
  expect((await ask('PUT', '/sessions', { sessionId: null })).json<Profile>().openSessions).toMatchObject([{ isThis: true }]);
  expect([await statusOf(one), await statusOf(other), await statusOf(ana)]).toEqual([401, 401, 200]);
  const mine = (await profile()).openSessions[0]?._id;
  expect((await ask('PUT', '/sessions', { sessionId: mine })).json()).toMatchObject({
    message: 'Esta é a sua sessão: para encerrá-la, use Sair',
  });
});

test('a session of somebody else is none of theirs to end', async () => {
  const beto = await server.signIn('beto');
  const foreign = (await profile(beto)).openSessions[0]?._id;
  expect((await ask('PUT', '/sessions', { sessionId: foreign })).statusCode).toBe(404);
  expect(await statusOf(beto)).toBe(200);
});

test('a new password needs the current one, ends the other sessions, and a mail says so', async () => {
  const elsewhere = await server.signIn('ana');
  const wrong = await change('d0'.repeat(32), chosen);
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    400,
    { cause: [{ path: 'body.current', message: 'A senha atual está errada' }] },
  ]);
  expect((await change(sentPassword, chosen)).json()).toEqual({ changed: true });
  expect([await statusOf(ana), await statusOf(elsewhere)]).toEqual([200, 401]);
  expect([await enter(sentPassword), await enter(chosen)]).toEqual([401, 200]);
  await server.post.work();
  const mails = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, 'ana@balcao.test'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Sua senha do Balcão foi trocada']);
  expect(mails[0]?.body).toContain('todas as outras sessões abertas foram encerradas');
});

test('sent again after a lost answer it is done already: no second mail, and nothing a password can be tried against is kept', async () => {
  expect((await change(sentPassword, chosen)).statusCode).toBe(200);
  expect((await change(sentPassword, chosen)).json()).toEqual({ changed: true });
  expect(await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, 'ana@balcao.test'))).toHaveLength(1);
  expect(await server.db.select().from(ledger).where(eq(ledger.actorId, 'ana'))).toEqual([]);
});

test('a password that everybody tries first is not taken', async () => {
  // The password that the others here have is a common one.
  await change(sentPassword, chosen);
  expect((await change(chosen, sentPassword)).json()).toMatchObject({ message: 'Esta senha é comum demais. Escolha outra.' });
});

test('whoever found the console open can not guess the password there: ten tries in a quarter of an hour', async () => {
  for (let n = 0; n < 10; n += 1) expect((await change(String(n).repeat(64), chosen)).statusCode).toBe(400);
  expect((await change(sentPassword, chosen)).statusCode).toBe(429);
  server.pass(15 * 60_000);
  expect((await change(sentPassword, chosen)).statusCode).toBe(200);
});

test('the list says when a person was last there, also once their session is over', async () => {
  server.pass(3_600_000);
  expect(await statusOf(ana)).toBe(200);
  const at = server.now().toISOString();
  server.pass(13 * 3_600_000);
  const headers = await server.signIn('super');
  const { items } = (await server.ask('GET', '/v2/user?search=ana@', { headers })).json<{ items: readonly UserRow[] }>();
  expect(items.find(({ _id }) => _id === 'ana')).toMatchObject({ sessions: 0, seenAt: at });
});
