import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Colleague, ColleagueStep } from '#contract/colleague.ts';
import type { Company } from '#contract/seller.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account, event, loginFailure } from '../db/schema/core.ts';
import { bodyOf } from '../password-mail/mail-token.ts';
import { emptyAccounts } from '../testing/empty-accounts.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ana: SignedIn;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server;
  await emptyAccounts(db);
  for (const { id, mail } of await db.select().from(account))
    if (mail.endsWith('@loja.test')) await db.delete(account).where(eq(account.id, id));
  await db.update(account).set({ isOwner: false, blockedAt: null, hubBlockedAt: null, isMoneyManager: false });
  await db.update(account).set({ hadSellout: true }).where(eq(account.id, 'ana'));
  ana = await server.signIn('ana');
});

const home = 'casa-da-ana';
const dora = { name: 'Dora Nova', mail: 'Dora@Loja.test', hadSell: false, isOwner: false };
const invite = async (payload: object = dora, as = ana, company = home) =>
  server.ask('POST', `/v2/seller/${company}/people`, { headers: as, payload });
const change = async (personId: string, step: ColleagueStep, as = ana, company = home) =>
  server.ask('PUT', `/v2/seller/${company}/people/${personId}`, { headers: as, payload: { step } });
const companyAs = async (as = ana): Promise<Company> => (await server.ask('GET', `/v2/seller/${home}`, { headers: as })).json();
const personAs = async (id: string, as = ana): Promise<Colleague | undefined> => (await companyAs(as)).people.find(({ _id }) => _id === id);
const isIn = async (as: SignedIn): Promise<boolean> => (await server.ask('GET', '/v2/user/data', { headers: as })).statusCode === 200;

const chosen = 'c1'.repeat(32);
const mailedToken = async (): Promise<string> => {
  await server.post.work();
  const mails = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, 'dora@loja.test')).orderBy(mailMessage.id);
  const mail = mails.at(-1);
  return /#token=([\w-]{43})/u.exec((mail && (await bodyOf(server.db, mail, server.now()))) ?? '')?.[1] ?? '';
};
const choose = async (token: string) => server.ask('POST', '/v2/user/password/reset', { payload: { token, password: chosen } });
const enter = async () => server.ask('POST', '/v2/user/auth', { payload: { mail: 'dora@loja.test', password: chosen } });

test('an invited colleague chooses a password by the mailed link and lists for the company', async () => {
  const made = (await invite({ ...dora, hadSell: true })).json<Colleague>();
  expect(made).toMatchObject({ mail: 'dora@loja.test', awaitsMail: true, hadSell: true, isOwner: false, seenAt: null });
  expect((await choose(await mailedToken())).statusCode).toBe(200);
  expect((await enter()).json()).toMatchObject({ seller: home, su: true, moneyManager: true });
  expect(await personAs(made._id)).toMatchObject({ awaitsMail: false, seenAt: server.now().toISOString() });
  expect((await companyAs()).history).toMatchObject([{ type: 'colleagueInvited', userName: 'Nome de ana', person: 'Dora Nova' }]);
});

test('one invitation that is sent again and again under one key is one: one answer, one mail, and no try of the limit', async () => {
  const headers = { ...ana, 'idempotency-key': '0c0ffee0-0000-4000-8000-00000000c011' };
  const answers = [];
  for (let at = 0; at < 4; at += 1) answers.push(await server.ask('POST', `/v2/seller/${home}/people`, { headers, payload: dora }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const toDora = eq(mailMessage.recipient, 'dora@loja.test');
  expect([await server.db.$count(mailMessage, toDora), await server.db.$count(loginFailure)]).toEqual([1, 2]);
  // Under the same key another invitation is refused, also before anything is made for it.
  const other = await server.ask('POST', `/v2/seller/${home}/people`, { headers, payload: { ...dora, mail: 'eva@loja.test' } });
  expect([other.statusCode, await server.db.$count(loginFailure)]).toEqual([422, 2]);
});

test('a mail of somebody who is in the team already is told at its field', async () => {
  expect((await invite({ ...dora, mail: 'money@balcao.test' })).json()).toMatchObject({
    cause: [{ path: 'body.mail', message: 'Esta pessoa já está na equipe' }],
  });
});

test('an invitation that is taken back opens nothing, and the address may be invited again', async () => {
  const made = (await invite()).json<Colleague>();
  const token = await mailedToken();
  expect((await change(made._id, 'withdrawInvite')).statusCode).toBe(200);
  expect(await personAs(made._id)).toBeUndefined();
  expect([(await choose(token)).statusCode, (await invite()).statusCode]).toEqual([400, 200]);
  expect((await change('money', 'withdrawInvite')).json()).toMatchObject({ message: 'O convite não está em aberto' });
});

test('an invitation of its owner that the hub takes back is told to the company', async () => {
  const made = (await invite()).json<Colleague>();
  const { version } = await companyAs();
  const headers = await server.signIn('super');
  expect((await server.ask('DELETE', `/v2/user/person/${made._id}/invite`, { headers })).statusCode).toBe(200);
  const company = await companyAs();
  expect(company).toMatchObject({ version: version + 1, people: expect.not.arrayContaining([expect.objectContaining({ _id: made._id })]) });
  expect(company.history[0]).toMatchObject({ type: 'colleagueChanged', person: 'Dora Nova', step: 'withdrawInvite' });
});

test('of an invitation that is sent again the first link dies', async () => {
  const made = (await invite()).json<Colleague>();
  const first = await mailedToken();
  expect((await change(made._id, 'resendInvite')).statusCode).toBe(200);
  const second = await mailedToken();
  expect([(await choose(first)).statusCode, (await choose(second)).statusCode]).toEqual([400, 200]);
});

test.each([
  ['who is unknown', dora],
  ['who enters for another company', { ...dora, mail: 'beto@balcao.test' }],
])('of an invitation to somebody %s it is told that its mail was given up, until it is sent again', async (_who, payload) => {
  const made = (await invite(payload)).json<Colleague>();
  const isUndelivered = async () => (await personAs(made._id))?.isUndelivered;
  expect(await isUndelivered()).toBe(false);
  const mine = eq(mailMessage.recipient, payload.mail.toLowerCase());
  // As the worker leaves it.
  await server.db.update(mailMessage).set({ nextAt: null, body: '' }).where(mine);
  expect(await isUndelivered()).toBe(true);
  expect((await change(made._id, 'resendInvite')).statusCode).toBe(200);
  expect(await isUndelivered()).toBe(false);
  await change(made._id, 'withdrawInvite');
});

test('who was invited and asks for a confirmation is sent a link to choose a password by, for there is none to confirm with', async () => {
  await invite();
  await server.ask('POST', '/v2/user/mail/request', { payload: { mail: 'dora@loja.test' } });
  expect((await choose(await mailedToken())).statusCode).toBe(200);
  expect((await enter()).statusCode).toBe(200);
});

test('nobody is mailed without end: the fourth invitation to one address waits', async () => {
  const made = (await invite()).json<Colleague>();
  const again = [await change(made._id, 'resendInvite'), await change(made._id, 'resendInvite'), await change(made._id, 'resendInvite')];
  expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});

test('whoever is blocked is out at once, and in again once unblocked; what was done stands in both histories', async () => {
  const money = await server.signIn('money');
  expect((await change('money', 'block')).statusCode).toBe(200);
  expect([await isIn(money), (await personAs('money'))?.blockedAt]).toEqual([false, server.now().toISOString()]);
  expect((await change('money', 'block')).json()).toMatchObject({ message: 'Usuário já está bloqueado' });
  expect((await change('money', 'unblock')).statusCode).toBe(200);
  expect(await isIn(await server.signIn('money'))).toBe(true);
  expect((await companyAs()).history).toMatchObject([
    { type: 'colleagueChanged', person: 'Nome de money', step: 'unblock' },
    { type: 'colleagueChanged', person: 'Nome de money', step: 'block' },
  ]);
  const ofPerson = await server.db.select().from(event).where(eq(event.subject, 'user:money'));
  expect(ofPerson.map(({ type }) => type)).toEqual(['blocked', 'unblocked']);
});

test('whom the hub blocked no colleague lets in again', async () => {
  const hub = await server.signIn('super');
  await server.ask('PUT', '/v2/user/person/money/block', { headers: hub, payload: { blocked: true } });
  expect(await personAs('money')).toMatchObject({ isBlockedByHub: true });
  expect((await change('money', 'unblock')).json()).toMatchObject({
    message: 'Quem administra o Balcão bloqueou esta pessoa: só de lá ela é desbloqueada',
  });
});

test('whom nobody is written to have blocked was blocked by the hub, as migration 0078 says of them', async () => {
  await server.db.update(account).set({ blockedAt: server.now(), hubBlockedAt: server.now() }).where(eq(account.id, 'money'));
  expect(await personAs('money')).toMatchObject({ isBlockedByHub: true });
  expect((await change('money', 'unblock')).statusCode).toBe(409);
});

test('a colleague’s block stays the company’s when whoever set it is moved to another', async () => {
  const made = (await invite()).json<Colleague>();
  await choose(await mailedToken());
  expect((await change(made._id, 'block')).statusCode).toBe(200);
  const move = (sellerId: string) => server.db.update(account).set({ sellerId }).where(eq(account.id, 'ana'));
  await move('loja-do-beto');
  const unblocked = await change(made._id, 'unblock', await server.signIn('money'));
  await move(home);
  expect(unblocked.statusCode).toBe(200);
});

test('the money is opened to a colleague and closed again, from their next call on', async () => {
  const money = await server.signIn('money');
  const asks = async (): Promise<number> => (await server.ask('GET', '/v2/money', { headers: money })).statusCode;
  const before = await asks();
  expect((await change('money', 'giveMoney')).statusCode).toBe(200);
  expect([before, await asks()]).toEqual([403, 200]);
  expect((await change('money', 'takeMoney')).statusCode).toBe(200);
  expect(await asks()).toBe(403);
});

test('where nobody was named, who may list owns the company; naming another takes it from nobody', async () => {
  expect([(await personAs('ana'))?.isOwner, (await personAs('money'))?.isOwner]).toEqual([true, false]);
  const money = await server.signIn('money');
  expect((await change('ana', 'takeOwner', money)).statusCode).toBe(403);
  expect((await change('money', 'makeOwner')).statusCode).toBe(200);
  expect([(await personAs('ana'))?.isOwner, (await personAs('money'))?.isOwner]).toEqual([true, true]);
  expect((await change('ana', 'takeOwner', money)).statusCode).toBe(200);
  expect((await change('money', 'takeOwner')).statusCode).toBe(403);
});

test('where nobody may list either, all who can act own the company: somebody lets the others in', async () => {
  await server.db.update(account).set({ hadSellout: false }).where(eq(account.id, 'ana'));
  const caio = (await invite()).json<Colleague>();
  await server.db.update(account).set({ hadSellout: false }).where(eq(account.id, caio._id));
  expect((await companyAs()).people.filter(({ isOwner }) => isOwner).map(({ _id }) => _id)).toEqual(['ana', 'money']);
});

test('the last owner leaves by no step of their own, and of two who take it from each other one stays', async () => {
  expect((await change('ana', 'block')).json()).toMatchObject({ message: 'Você não pode bloquear a si mesmo' });
  expect((await change('ana', 'takeOwner')).json()).toMatchObject({
    message: 'É o último responsável: dê a responsabilidade a outra pessoa antes',
  });
  // One who was invited and never came counts for nobody.
  await invite({ ...dora, isOwner: true });
  expect((await change('ana', 'takeOwner')).statusCode).toBe(409);
  await change('money', 'makeOwner');
  const money = await server.signIn('money');
  const both = await Promise.all([change('money', 'takeOwner'), change('ana', 'takeOwner', money)]);
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await companyAs()).people.filter(({ isOwner, awaitsMail }) => isOwner && !awaitsMail)).toHaveLength(1);
});

test('nobody reaches people of another company, by its id or by their own', async () => {
  const people = [await change('beto', 'block'), await change('beto', 'block', ana, 'loja-do-beto'), await change('nobody', 'block')];
  expect(people.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await invite(dora, ana, 'loja-do-beto')).statusCode).toBe(404);
  expect((await invite(dora, await server.signIn('super'))).statusCode).toBe(403);
});

test('whoever is moved to another company owns it no more than they were named there', async () => {
  await change('money', 'makeOwner');
  const access = { role: 'seller', sellerId: 'loja-do-beto', hadSellout: true, hadSell: false };
  await server.ask('PUT', '/v2/user/person/money/access', { headers: await server.signIn('super'), payload: access });
  expect((await server.db.select().from(account).where(eq(account.id, 'money')))[0]).toMatchObject({ isOwner: false });
  await server.db.update(account).set({ sellerId: home, hadSellout: false }).where(eq(account.id, 'money'));
});

test('a colleague who came while the form was open contradicts nothing that is typed in it', async () => {
  await change('money', 'makeOwner');
  const { version } = await companyAs();
  await invite(dora, await server.signIn('money'));
  const saved = await server.ask('PUT', `/v2/seller/${home}`, {
    headers: { ...ana, 'if-match': `"${version}"` },
    payload: { name: 'Casa da Ana', document: null, me2: true, address: null },
  });
  expect(saved.statusCode).toBe(200);
});
