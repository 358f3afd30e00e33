import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/user.ts';
import type { Result } from '#lib/result.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account, event } from '../db/schema/core.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { createSuperuser } from './create-superuser.ts';
import { listAccounts } from './list-accounts.ts';
import type { Office } from './office.ts';
import { readPassword } from './read-password.ts';
import { resetPassword } from './reset-password.ts';
import { revokeSessions } from './revoke-sessions.ts';

const minutes = 60_000;
const chosen = createHash('sha256').update('girafa-47-azul').digest('hex');

let server: TestServer;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
});
afterAll(() => server.close());

const office = (): Office => ({ db: server.db, now: server.now(), base: 'https://painel.test' });
const said = (outcome: Result<string, string>): string => (outcome.ok ? outcome.value : `REFUSED ${outcome.error}`);
const create = async (mail: string, sent: string | null = null, name?: string): Promise<string> =>
  said(await createSuperuser(office(), { mail, name, sent }));
const reset = async (mail: string, sent: string | null = null): Promise<string> => said(await resetPassword(office(), { mail, sent }));
/** The token of the link that was printed. */
const tokenIn = (text: string): string => /^ {2}https:\/\/painel\.test\/reset-password#token=([\w-]{43})$/mu.exec(text)?.[1] ?? text;
const post = (path: string, payload: object) => server.ask('POST', `/v2/user/${path}`, { payload });
const follow = async (token: string, password = chosen): Promise<number> => (await post('password/reset', { token, password })).statusCode;
const enter = async (mail: string, password = chosen): Promise<number> => (await post('auth', { mail, password })).statusCode;
const statusOf = async (headers: SignedIn): Promise<number> => (await server.ask('GET', '/v2/user/data', { headers })).statusCode;
/** As an installation begins: with nobody in it. */
const empty = () => server.db.delete(account);

test('in an empty installation the first superuser chooses a password by the printed link, once, and may invite others', async () => {
  await empty();
  const token = tokenIn(await create('bia@loja.test'));
  expect(await enter('bia@loja.test')).toBe(401);
  expect([await follow(token), await follow(token)]).toEqual([200, 400]);
  const { userToken } = (await post('auth', { mail: 'bia@loja.test', password: chosen })).json<{ userToken: string }>();
  const invited = await server.ask('POST', '/v2/user/invite', {
    headers: { authorization: userToken, userToken },
    payload: { name: 'Rita Souza', mail: 'rita@loja.test', role: 'reviewer', sellerId: null, hadSellout: true, hadSell: false },
  });
  expect(invited.statusCode).toBe(200);
});

test.each([
  [59, 200],
  [61, 400],
])('after %i minutes the printed link answers %i', async (passed, status) => {
  const token = tokenIn(await create('bia@loja.test'));
  server.pass(passed * minutes);
  expect(await follow(token)).toBe(status);
});

test('a new password that is asked for under the address of a superuser to come is good for half an hour, and the printed link works on', async () => {
  const token = tokenIn(await create('bia@loja.test'));
  await post('password/request', { mail: 'bia@loja.test' });
  await server.post.work();
  const [mailed] = await server.db.select().from(mailMessage);
  expect(mailed?.body).toContain('vale por 30 minutos');
  expect(await follow(token)).toBe(200);
});

test('a link that was lost is printed again, and only the newest works', async () => {
  const first = tokenIn(await create('bia@loja.test'));
  const second = tokenIn(await create('bia@loja.test'));
  expect([await follow(first), await follow(second)]).toEqual([400, 200]);
});

test('a superuser with the password from stdin is in at once, under the name that was given', async () => {
  const read = readPassword('girafa-47-azul\n', 20);
  expect(await create('bia@loja.test', read.ok ? read.value : null, 'Bia Reis')).toBe('bia@loja.test é superusuário e já pode entrar.');
  expect((await post('auth', { mail: 'bia@loja.test', password: chosen })).json()).toMatchObject({ name: 'Bia Reis', su: true });
});

test.each([['curt4'], ['so-letras-aqui'], ['12345678'], ['senha123'], [''], ['a1'.repeat(11)]])(
  'a password from stdin keeps the console’s rules: %j is refused',
  (typed) => {
    expect(readPassword(`${typed}\n`, 20).ok).toBe(false);
  },
);

test('whoever is somebody already is not made a superuser', async () => {
  await server.db.update(account).set({ blockedAt: server.now() }).where(eq(account.id, 'super'));
  expect(await create('ana@balcao.test')).toMatch(/^REFUSED ana@balcao\.test já é de uma conta com outro papel/u);
  expect(await create('super@balcao.test')).toMatch(/^REFUSED super@balcao\.test é de um superusuário bloqueado/u);
  await server.db.update(account).set({ blockedAt: null }).where(eq(account.id, 'super'));
  expect(await create('super@balcao.test', chosen)).toContain('reset-password super@balcao.test');
  expect(await enter('super@balcao.test')).toBe(401);
});

test('a forgotten password is replaced by a printed link; until it is followed everything stays', async () => {
  const signedIn = await server.signIn('super');
  const token = tokenIn(await reset('super@balcao.test'));
  expect(await statusOf(signedIn)).toBe(200);
  expect([await follow(token), await statusOf(signedIn), await enter('super@balcao.test')]).toEqual([200, 401, 200]);
});

test('a password from stdin replaces the forgotten one at once, and ends the sessions', async () => {
  const signedIn = await server.signIn('super');
  const older = tokenIn(await reset('super@balcao.test'));
  expect(await reset('super@balcao.test', chosen)).toContain('foi trocada');
  expect([await statusOf(signedIn), await enter('super@balcao.test'), await follow(older)]).toEqual([401, 200, 400]);
});

test('no link is printed for who is blocked or nobody', async () => {
  await server.db.update(account).set({ blockedAt: server.now() }).where(eq(account.id, 'ana'));
  expect(await reset('ana@balcao.test')).toMatch(/^REFUSED ana@balcao\.test está bloqueado/u);
  expect(await reset('ninguem@loja.test')).toMatch(/^REFUSED Nenhuma conta tem o e-mail/u);
});

test('the sessions of one person end, or those of everybody', async () => {
  const [ana, beto, reviewer] = [await server.signIn('ana'), await server.signIn('beto'), await server.signIn('reviewer')];
  const revoke = async (mail: string | null) => said(await revokeSessions(office(), mail));
  expect(await revoke('ana@balcao.test')).toBe('Sessões encerradas: 1, de 1 conta(s).');
  expect([await statusOf(ana), await statusOf(beto)]).toEqual([401, 200]);
  expect(await revoke(null)).toBe('Sessões encerradas: 2, de 2 conta(s).');
  expect([await statusOf(beto), await statusOf(reviewer)]).toEqual([401, 401]);
  expect(await revoke('ninguem@loja.test')).toMatch(/^REFUSED Nenhuma conta/u);
});

test('what the command line did stands in the history of the person, under its own name', async () => {
  await server.signIn('ana');
  await revokeSessions(office(), 'ana@balcao.test');
  await reset('ana@balcao.test', chosen);
  const headers = await server.signIn('super');
  const { history, version } = (await server.ask('GET', '/v2/user/person/ana', { headers })).json<User>();
  expect(history.map(({ type, userName }) => `${type} ${userName}`)).toEqual([
    'passwordChanged Linha de comando',
    'sessionsRevoked Linha de comando',
  ]);
  expect(version).toBe(3);
  await create('bia@loja.test');
  expect(await server.db.select().from(event).where(eq(event.type, 'invited'))).toMatchObject([{ version: 1, actorId: 'admin' }]);
});

test('accounts are listed with role, state and when they were last seen', async () => {
  await server.signIn('ana');
  await server.db.update(account).set({ blockedAt: server.now() }).where(eq(account.id, 'beto'));
  await create('bia@loja.test');
  const cris = { role: 'reviewer', sellerId: null, hadSellout: false, hadSell: false, name: 'Cris', mail: 'cris@loja.test' };
  await server.ask('POST', '/v2/user/invite', { headers: await server.signIn('super'), payload: cris });
  // As the worker leaves what it gives up.
  await server.db.update(mailMessage).set({ nextAt: null, body: '' }).where(eq(mailMessage.recipient, 'cris@loja.test'));
  const lines = said(await listAccounts(office())).split('\n');
  const of = (mail: string): string | undefined => lines.find((each) => each.startsWith(mail))?.replaceAll(/ {2,}/gu, ' | ');
  expect(of('ana@')).toBe('ana@balcao.test | vendedor | ativa | 21/11/2026, 09:00 | 1 | Nome de ana');
  expect(of('beto@')).toBe('beto@balcao.test | vendedor | bloqueada | nunca | 0 | Nome de beto');
  expect(of('bia@')).toBe('bia@loja.test | superusuário | ainda não entrou | nunca | 0 | bia');
  expect(of('cris@')).toBe('cris@loja.test | revisor | e-mail não entregue | nunca | 0 | Cris');
});

test.each([
  ['from where they signed in before', true],
  ['from elsewhere', false],
])('a person who was locked out %s is let in by the password that was set here', async (_where, isHome) => {
  if (isHome) await server.signIn('super');
  for (let at = 0; at < 10; at += 1) await enter('super@balcao.test', 'f'.repeat(64));
  expect(await enter('super@balcao.test')).toBe(429);
  await reset('super@balcao.test', chosen);
  expect(await enter('super@balcao.test')).toBe(200);
});

test('a mail that was tried before it was anybody’s lets its superuser in', async () => {
  for (let at = 0; at < 10; at += 1) await enter('bia@loja.test');
  await create('bia@loja.test', chosen);
  expect(await enter('bia@loja.test')).toBe(200);
});
