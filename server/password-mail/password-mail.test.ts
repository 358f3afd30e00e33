import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountRequest, accountToken, mailMessage } from '../db/schema/account-mail.ts';
import { account, loginFailure, seller, session } from '../db/schema/core.ts';
import { openTestServer, sentPassword, type TestServer } from '../testing/test-server.ts';
import { bodyOf } from './mail-token.ts';

const minutes = 60_000;
const hash = (typed: string): string => createHash('sha256').update(typed).digest('hex');
const chosen = hash('girafa-47-azul');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ environment: { DEMO: 'on', PUBLIC_URL: 'https://painel.test/' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(loginFailure);
  await server.db.delete(mailMessage);
});

const post = (path: string, payload: object, remoteAddress = '10.1.0.1') => server.ask('POST', `/v2${path}`, { payload, remoteAddress });
const company = { name: 'Loja da Dora', document: '12ABC34501DE35' };
const register = (mail: string, more: object = {}) =>
  post('/user/register', { name: 'Dora Nova', mail, password: chosen, company, ...more });
const logIn = (mail: string, password: string) => post('/user/auth', { mail, password });

const mails = async () => {
  await server.post.work();
  const waiting = await server.db.select().from(mailMessage).orderBy(mailMessage.id);
  // As they are sent.
  return Promise.all(waiting.map(async (message) => ({ ...message, body: (await bodyOf(server.db, message, server.now())) ?? '' })));
};
/** The token of the newest mail to this address. */
const mailedTo = async (recipient: string): Promise<string> => {
  const found = (await mails()).findLast((each) => each.recipient === recipient);
  const [, token] = /#token=([\w-]{43})$/mu.exec(found?.body ?? '') ?? [];
  if (token === undefined) throw new Error(`No link was mailed to ${recipient}`);
  return token;
};
const accountOf = async (mail: string) => (await server.db.select().from(account).where(eq(account.mail, mail)))[0];

test('a company whose document does not check is refused on its field', async () => {
  const answer = await register('digito@loja.test', { company: { ...company, document: '12ABC34501DE36' } });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { cause: [{ path: 'body.company.document', message: 'CPF ou CNPJ inválido.' }] },
  ]);
});

test('a company that registers gets in once its mail is confirmed, with the password that was chosen', async () => {
  expect((await register('Dora@loja.test')).json()).toEqual({ recorded: true, isDelayed: false });
  const token = await mailedTo('dora@loja.test');
  const early = await logIn('dora@loja.test', chosen);
  expect([early.statusCode, early.json()]).toMatchObject([403, { code: 'mail-unvalidated' }]);

  const confirmed = await post('/user/mail/validate', { token, password: chosen });
  expect(confirmed.json()).toMatchObject({ name: 'Dora Nova', mail: 'dora@loja.test', hasSellers: true, su: true, moneyManager: false });
  const { userToken, seller: sellerId } = confirmed.json<{ userToken: string; seller: string }>();
  const me = await server.ask('GET', '/v2/user/data', { headers: { authorization: userToken, userToken } });
  expect(me.json()).toMatchObject({ role: 'seller', company: 'Loja da Dora' });
  expect(await server.db.select().from(seller).where(eq(seller.id, sellerId))).toMatchObject([{ ...company, status: 'active' }]);
  expect((await logIn('dora@loja.test', chosen)).statusCode).toBe(200);
});

test('whoever registers a company may list at once: anúncios, produtos and integrações are open to them', async () => {
  await register('abre@loja.test');
  const confirmed = await post('/user/mail/validate', { token: await mailedTo('abre@loja.test'), password: chosen });
  const { userToken, seller: sellerId } = confirmed.json<{ userToken: string; seller: string }>();
  const headers = { authorization: userToken, userToken };
  const get = (path: string) => server.ask('GET', `/v2${path}`, { headers });
  const menu = JSON.stringify((await get('/app/menu')).json());
  for (const link of ['/publish', '/kitPublish', '/product', '/kit', '/seller', '/integrations', '/sale', '/expedition'])
    expect(menu).toContain(`"link":"${link}"`);
  for (const path of ['/publish', '/kitPublish', '/product', '/integrations', `/seller/${sellerId}`])
    expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  expect((await get(`/seller/${sellerId}`)).json()).toMatchObject({ people: [{ mail: 'abre@loja.test', isOwner: true }] });
});

test('somebody who registers with the mail of an invited colleague writes neither their company nor their password', async () => {
  await server.db.insert(account).values({
    id: 'convidada',
    mail: 'convidada@loja.test',
    name: 'Clara Convidada',
    role: 'seller',
    sellerId: 'casa-da-ana',
    passwordHash: 'x',
    awaitsMail: true,
  });
  await register('convidada@loja.test', { name: 'Outra Pessoa' });
  const mail = (await mails()).find(({ recipient }) => recipient === 'convidada@loja.test');
  expect(mail?.subject).toBe('Você já tem conta no Balcão');
  expect(await accountOf('convidada@loja.test')).toMatchObject({ name: 'Clara Convidada', passwordHash: 'x', sellerId: 'casa-da-ana' });
  const [theirs] = await server.db.select().from(seller).where(eq(seller.id, 'casa-da-ana'));
  expect(theirs).toMatchObject({ name: 'Casa da Ana', document: null });
});

test('where registration is closed the ways in are refused in words, and nothing is promised; who is invited still chooses a password', async () => {
  const shut = await openTestServer({ environment: { REGISTRATION: 'closed' } });
  try {
    const ask = (path: string, payload: object) => shut.ask('POST', `/v2${path}`, { payload });
    const person = { name: 'Dora Nova', mail: 'dora@loja.test', password: chosen };
    const message = 'O cadastro está fechado. Peça um convite a quem administra o Balcão ou à sua empresa.';
    for (const answer of [await ask('/user/register', { ...person, company }), await ask('/user/register/consultant', person)])
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { message }]);
    expect(await shut.db.$count(accountRequest)).toBe(0);
    expect((await shut.ask('GET', '/v2/app/capabilities')).json()).toMatchObject({ accounts: true, registration: 'closed' });
    expect((await ask('/user/password/request', { mail: 'ana@balcao.test' })).statusCode).toBe(200);
  } finally {
    await shut.close();
  }
});

test('a consultant is a seller without a company, who sees no company', async () => {
  await post('/user/register/consultant', { name: 'Caio Consultor', mail: 'caio@consulta.test', password: chosen });
  const confirmed = await post('/user/mail/validate', { token: await mailedTo('caio@consulta.test'), password: chosen });
  const { userToken } = confirmed.json<{ userToken: string }>();
  const headers = { authorization: userToken, userToken };
  expect(confirmed.json()).toMatchObject({ hasSellers: false, seller: null });
  expect((await server.ask('GET', '/v2/seller/', { headers })).json()).toEqual([]);
  expect((await server.ask('GET', '/v2/publish', { headers })).json()).toMatchObject({ items: [], total: 0 });
});

test('whoever owns the mail but did not register can not be made to confirm somebody else’s password', async () => {
  await register('vitima@loja.test', { password: hash('do-atacante-99') });
  const token = await mailedTo('vitima@loja.test');
  expect((await post('/user/mail/validate', { token, password: chosen })).statusCode).toBe(401);
  expect((await accountOf('vitima@loja.test'))?.awaitsMail).toBe(true);
  // Choosing a password of one's own does: the attacker's is gone.
  await post('/user/password/request', { mail: 'vitima@loja.test' });
  await post('/user/password/reset', { token: await mailedTo('vitima@loja.test'), password: chosen });
  expect((await logIn('vitima@loja.test', hash('do-atacante-99'))).statusCode).toBe(401);
  expect((await logIn('vitima@loja.test', chosen)).statusCode).toBe(200);
  expect((await post('/user/mail/validate', { token, password: hash('do-atacante-99') })).statusCode).toBe(400);
});

test('registered twice before the mail was confirmed: the last word counts and only the last link works', async () => {
  await register('duas@loja.test');
  const first = await mailedTo('duas@loja.test');
  await register('duas@loja.test', { name: 'Dora Dois', password: hash('outra-senha-81'), company: { ...company, name: 'Loja Dois' } });
  const second = await mailedTo('duas@loja.test');
  expect((await post('/user/mail/validate', { token: first, password: hash('outra-senha-81') })).statusCode).toBe(400);
  const confirmed = await post('/user/mail/validate', { token: second, password: hash('outra-senha-81') });
  expect(confirmed.json()).toMatchObject({ name: 'Dora Dois' });
  expect(await server.db.$count(seller, eq(seller.name, 'Loja Dois'))).toBe(1);
});

test.each(['/user/register', '/user/register/consultant', '/user/password/request', '/user/mail/request'])(
  '%s answers alike, to the byte, whether or not the mail is known, and only the mail tells',
  async (path) => {
    const body = { name: 'Ana Alves', password: chosen, ...(path === '/user/register' && { company }) };
    const asked = path.startsWith('/user/register') ? body : {};
    const [known, unknown] = [
      await post(path, { ...asked, mail: 'ana@balcao.test' }),
      await post(path, { ...asked, mail: 'quem@balcao.test' }),
    ];
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect((await accountOf('ana@balcao.test'))?.name).toBe('Nome de ana');
  },
);

test('a new password ends every session, frees a locked account and its link works once', async () => {
  const [here, there] = [await server.signIn('beto'), await server.signIn('beto')];
  for (let at = 0; at < 11; at += 1) await logIn('beto@balcao.test', hash('errada'));
  expect((await logIn('beto@balcao.test', sentPassword)).statusCode).toBe(429);
  expect((await post('/user/password/request', { mail: 'beto@balcao.test' })).json()).toEqual({
    recorded: true,
    isDelayed: false,
    message: 'LINK.PASSWORD_RESET.SENT',
  });
  const token = await mailedTo('beto@balcao.test');
  expect((await post('/user/password/reset', { token, password: chosen })).json()).toEqual({ changed: true });
  for (const headers of [here, there]) expect((await server.ask('GET', '/v2/user/data', { headers })).statusCode).toBe(401);
  expect((await logIn('beto@balcao.test', sentPassword)).statusCode).toBe(401);
  expect((await logIn('beto@balcao.test', chosen)).statusCode).toBe(200);
  const again = await post('/user/password/reset', { token, password: hash('mais-uma-vez-5') });
  expect([again.statusCode, again.json()]).toMatchObject([
    400,
    { message: 'Este link não vale mais ou já foi usado. Se acabou de usá-lo, entre com a senha; senão, peça outro.' },
  ]);
  expect((await mails()).at(-1)).toMatchObject({ recipient: 'beto@balcao.test', subject: 'Sua senha do Balcão foi trocada' });
});

test('of two who use one link at once, one does', async () => {
  await post('/user/password/request', { mail: 'money@balcao.test' });
  const token = await mailedTo('money@balcao.test');
  const both = await Promise.all([1, 2].map((n) => post('/user/password/reset', { token, password: hash(`senha-nova-${n}`) })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a mail that was sent twice has two links that work, of which one use ends both', async () => {
  await post('/user/password/request', { mail: 'money@balcao.test' });
  const [first, second] = [await mailedTo('money@balcao.test'), await mailedTo('money@balcao.test')];
  expect(first).not.toBe(second);
  expect((await post('/user/password/reset', { token: second, password: chosen })).statusCode).toBe(200);
  expect((await post('/user/password/reset', { token: first, password: hash('outra-senha-81') })).statusCode).toBe(400);
});

test('links end: half an hour for a password, a day for an address; the newest one ends those before', async () => {
  await post('/user/password/request', { mail: 'ana@balcao.test' });
  const first = await mailedTo('ana@balcao.test');
  await post('/user/password/request', { mail: 'ana@balcao.test' });
  const second = await mailedTo('ana@balcao.test');
  expect((await post('/user/password/reset', { token: first, password: chosen })).statusCode).toBe(400);
  server.pass(30 * minutes);
  expect((await post('/user/password/reset', { token: second, password: chosen })).statusCode).toBe(400);

  await register('tarde@loja.test');
  const late = await mailedTo('tarde@loja.test');
  server.pass(24 * 60 * minutes);
  expect((await post('/user/mail/validate', { token: late, password: chosen })).statusCode).toBe(400);
});

test('a link of one kind opens nothing of the other, and a made-up one nothing at all', async () => {
  await register('tipo@loja.test');
  const token = await mailedTo('tipo@loja.test');
  expect((await post('/user/password/reset', { token, password: chosen })).statusCode).toBe(400);
  expect((await post('/user/mail/validate', { token: 'x'.repeat(43), password: chosen })).statusCode).toBe(400);
});

test('the tables open nothing: tokens and passwords are not in them, nor in the mails that wait', async () => {
  await register('tabela@loja.test');
  const token = await mailedTo('tabela@loja.test');
  expect(await server.db.select().from(mailMessage)).toMatchObject([{ body: expect.stringContaining('#token={token}\n') as string }]);
  const kept = JSON.stringify([
    await server.db.select().from(accountToken),
    await server.db.select().from(account),
    await server.db.select().from(session),
    await server.db.select().from(mailMessage),
  ]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(chosen);
  expect(await server.db.$count(accountRequest)).toBe(0);
});

test.each(['brasil123', 'BRASIL123', 'Senha123', 'abc123', 'demo1234'])(
  '%s is too common, as a new account’s and as a new password',
  async (typed) => {
    const refused = await register('comum@loja.test', { password: hash(typed) });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { message: 'Esta senha é comum demais. Escolha outra.' }]);
    await post('/user/password/request', { mail: 'super@balcao.test' });
    const token = await mailedTo('super@balcao.test');
    expect((await post('/user/password/reset', { token, password: hash(typed) })).statusCode).toBe(400);
    // The link was not used up by it.
    expect((await post('/user/password/reset', { token, password: chosen })).statusCode).toBe(200);
  },
);

test('three mails in a quarter of an hour to one address, known or not; the fourth is told how long to wait', async () => {
  for (const mail of ['ana@balcao.test', 'ninguem@balcao.test']) {
    for (let at = 0; at < 3; at += 1) expect((await post('/user/password/request', { mail }, `10.2.0.${at}`)).statusCode).toBe(200);
    const refused = await post('/user/password/request', { mail }, '10.2.1.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.json()).toMatchObject({ message: 'Muitas tentativas. Aguarde 15 minutos e tente de novo.' });
  }
});

test('one address may ask for twenty, whatever mails it names', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      post('/user/mail/request', { mail: `um${at}@balcao.test` }, '10.3.0.1').then(({ statusCode }) => statusCode),
    ),
  );
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
});

test('a blocked person is mailed nothing, and told nothing else than anybody', async () => {
  await server.db.update(account).set({ blockedAt: server.now() }).where(eq(account.id, 'colleague'));
  expect((await post('/user/password/request', { mail: 'colleague@balcao.test' })).statusCode).toBe(200);
  expect((await mails()).filter(({ recipient }) => recipient === 'colleague@balcao.test')).toEqual([]);
});

test('links lead where the console is, whatever host a request names', async () => {
  await server.ask('POST', '/v2/user/password/request', {
    payload: { mail: 'reviewer@balcao.test' },
    headers: { host: 'evil.test', origin: 'https://evil.test' },
  });
  const [mail] = await mails();
  expect(mail?.body).toContain('https://painel.test/reset-password#token=');
  expect(mail?.body).not.toContain('evil');
});

test('a request that can not be seen to does not hold up the next', async () => {
  await server.db.insert(accountRequest).values({
    kind: 'register',
    mail: 'quebra@loja.test',
    at: server.now(),
    registration: { name: 'x', passwordHash: 'x', company: { name: null as never, document: 'x' } },
  });
  await post('/user/password/request', { mail: 'reviewer@balcao.test' });
  expect(await mailedTo('reviewer@balcao.test')).toHaveLength(43);
  expect(await server.db.select().from(accountRequest)).toMatchObject([{ mail: 'quebra@loja.test' }]);
  await server.db.delete(accountRequest);
});
