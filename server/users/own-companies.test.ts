import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserRow } from '#contract/user.ts';
import type { Colleague } from '#contract/colleague.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import type { UserData } from '#contract/session.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account, ledger, seller } from '../db/schema/core.ts';
import { emptyAccounts } from '../testing/empty-accounts.ts';
import { openTestServer, sentPassword, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const base = ['reviewer', 'colleague', 'super', 'ana', 'beto', 'caio', 'money'];
const shops = ['casa-da-ana', 'loja-do-beto', 'loja-fechada'];

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server;
  await emptyAccounts(db);
  await db.delete(account).where(sql`not ${inArray(account.id, base)}`);
  await db.delete(seller).where(sql`not ${inArray(seller.id, shops)}`);
  const hash = (await db.select().from(account).where(eq(account.id, 'super')))[0]?.passwordHash ?? '';
  await db.update(account).set({ blockedAt: null, hubBlockedAt: null, seenAt: null, passwordHash: hash });
});

const invite = async (as: string, company: string, mail: string) =>
  server.ask('POST', `/v2/seller/${company}/people`, {
    headers: await server.signIn(as),
    payload: { name: 'Beto Consultor', mail, hadSell: true, isOwner: false },
  });
const dataOf = async (as: SignedIn) => (await server.ask('GET', '/v2/user/data', { headers: as })).json<UserData>();
const isIn = async (as: SignedIn): Promise<boolean> => (await server.ask('GET', '/v2/user/data', { headers: as })).statusCode === 200;
const companiesOf = async (as: SignedIn) =>
  (await server.ask('GET', '/v2/user/companies', { headers: as })).json<{ companies: readonly OwnCompany[] }>().companies;
const accept = async (as: SignedIn, id: string) => server.ask('PUT', `/v2/user/companies/${id}/accept`, { headers: as });
const askSwitch = async (as: SignedIn, id: string) => server.ask('POST', `/v2/user/companies/${id}/session`, { headers: as });
const switchTo = async (as: SignedIn, id: string): Promise<SignedIn> => {
  const { userToken } = (await askSwitch(as, id)).json<{ userToken: string }>();
  return { authorization: userToken, userToken };
};
/** Beto, invited by Ana's company as well, and in both. */
const inBoth = async () => {
  const { _id } = (await invite('ana', 'casa-da-ana', 'beto@balcao.test')).json<Colleague>();
  const atBeto = await server.signIn('beto');
  await accept(atBeto, _id);
  server.pass(60_000);
  return { atBeto, atAna: await switchTo(atBeto, _id), there: _id };
};
const lastMail = async () => {
  const mails = await server.db.select().from(mailMessage).orderBy(mailMessage.id);
  return mails.at(-1);
};

test('somebody who enters for one company already accepts the invitation of another, and goes between the two', async () => {
  const { _id } = (await invite('ana', 'casa-da-ana', 'Beto@balcao.test')).json<Colleague>();
  const beto = await server.signIn('beto');
  expect(await dataOf(beto)).toMatchObject({ company: 'Loja do Beto', otherCompanies: 1 });
  expect(await companiesOf(beto)).toEqual([
    { _id, name: 'Casa da Ana', state: 'invited', isBlocked: false },
    { _id: 'beto', name: 'Loja do Beto', state: 'here', isBlocked: false },
  ]);
  expect((await askSwitch(beto, _id)).json()).toMatchObject({ message: 'Aceite o convite desta empresa antes' });
  expect((await accept(beto, _id)).statusCode).toBe(200);
  expect(await companiesOf(beto)).toMatchObject([{ state: 'open' }, { state: 'here' }]);
  const there = await switchTo(beto, _id);
  expect(await dataOf(there)).toMatchObject({
    _id,
    company: 'Casa da Ana',
    seller: 'casa-da-ana',
    moneyManager: true,
    mail: 'beto@balcao.test',
  });
  expect(await dataOf(beto)).toMatchObject({ _id: 'beto', seller: 'loja-do-beto', moneyManager: false });
});

test('a login leads to the company one was in last, and to none that is blocked while another is open', async () => {
  const { there } = await inBoth();
  expect(await dataOf(await server.signIn('beto'))).toMatchObject({ company: 'Casa da Ana' });
  await server.db.update(account).set({ sellerId: 'loja-fechada' }).where(eq(account.id, there));
  expect(await dataOf(await server.signIn('beto'))).toMatchObject({ company: 'Loja do Beto' });
});

test('who invites is answered alike whether or not the mail is known, whoever it is of', async () => {
  const told = [];
  for (const mail of ['ninguem@loja.test', 'beto@balcao.test', 'reviewer@balcao.test', 'super@balcao.test']) {
    const answer = await invite('ana', 'casa-da-ana', mail);
    const { _id, ...rest } = answer.json<Colleague>();
    told.push([answer.statusCode, { ...rest, mail: '' }]);
    const seen = (await server.ask('GET', '/v2/seller/casa-da-ana', { headers: await server.signIn('ana') })).json<{
      people: readonly Colleague[];
    }>();
    const { _id: _same, ...row } = seen.people.find((each) => each._id === _id) ?? { _id };
    told.push([answer.statusCode, { ...row, mail: '' }]);
  }
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
});

test('who works for the hub is told of it and enters for no company', async () => {
  const { _id } = (await invite('ana', 'casa-da-ana', 'reviewer@balcao.test')).json<Colleague>();
  expect(await lastMail()).toMatchObject({
    recipient: 'reviewer@balcao.test',
    subject: 'Convite de uma empresa do Balcão',
    linkKind: null,
  });
  const reviewer = await server.signIn('reviewer');
  expect(await dataOf(reviewer)).toMatchObject({ role: 'reviewer', otherCompanies: 0 });
  const refused = [await accept(reviewer, _id), await askSwitch(reviewer, _id)];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
});

test('the invitation of a stranger opens by its link; that of somebody who is in says where to accept, and carries none', async () => {
  await invite('ana', 'casa-da-ana', 'beto@balcao.test');
  expect(await lastMail()).toMatchObject({ linkKind: null, body: expect.stringContaining('/settings/companies') as string });
  await invite('ana', 'casa-da-ana', 'dora@loja.test');
  expect(await lastMail()).toMatchObject({ recipient: 'dora@loja.test', linkKind: 'reset' });
});

test('nobody is in a company twice', async () => {
  await inBoth();
  expect((await invite('ana', 'casa-da-ana', 'beto@balcao.test')).json()).toMatchObject({
    cause: [{ path: 'body.mail', message: 'Esta pessoa já está na equipe' }],
  });
});

test('another person’s account is no company of one’s own: it is told from none by nothing', async () => {
  const { there } = await inBoth();
  const ana = await server.signIn('ana');
  for (const id of [there, 'beto', 'money', 'super', 'absent'])
    expect([(await accept(ana, id)).statusCode, (await askSwitch(ana, id)).statusCode]).toEqual([404, 404]);
  expect(await companiesOf(ana)).toMatchObject([{ _id: 'ana', state: 'here' }]);
});

test('who is removed from one company is out there and in at the other', async () => {
  const { atBeto, atAna, there } = await inBoth();
  const ana = await server.signIn('ana');
  const block = { headers: ana, payload: { step: 'block' } };
  expect((await server.ask('PUT', `/v2/seller/casa-da-ana/people/${there}`, block)).statusCode).toBe(200);
  expect([await isIn(atAna), await isIn(atBeto)]).toEqual([false, true]);
  expect([await companiesOf(atBeto), (await askSwitch(atBeto, there)).statusCode]).toMatchObject([[{ _id: 'beto' }], 404]);
  expect(await dataOf(await server.signIn('beto'))).toMatchObject({ company: 'Loja do Beto' });
});

test('whom the hub blocks is out of all companies, and no invitation lets them in; what a company had blocked stays blocked there', async () => {
  const { atBeto, atAna, there } = await inBoth();
  const ana = await server.signIn('ana');
  await server.ask('PUT', `/v2/seller/casa-da-ana/people/${there}`, { headers: ana, payload: { step: 'block' } });
  server.pass(1000);
  const hub = await server.signIn('super');
  const block = async (blocked: boolean) => server.ask('PUT', '/v2/user/person/beto/block', { headers: hub, payload: { blocked } });
  await block(true);
  expect([await isIn(atBeto), await isIn(atAna)]).toEqual([false, false]);
  const login = { payload: { mail: 'beto@balcao.test', password: sentPassword } };
  expect((await server.ask('POST', '/v2/user/auth', login)).statusCode).toBe(401);
  const unblock = { headers: ana, payload: { step: 'unblock' } };
  expect((await server.ask('PUT', `/v2/seller/casa-da-ana/people/${there}`, unblock)).json()).toMatchObject({
    message: 'Quem administra o Balcão bloqueou esta pessoa: só de lá ela é desbloqueada',
  });
  await block(false);
  expect(await dataOf(await server.signIn('beto'))).toMatchObject({ company: 'Loja do Beto', otherCompanies: 0 });
  expect((await server.ask('PUT', `/v2/seller/casa-da-ana/people/${there}`, unblock)).statusCode).toBe(200);
  expect(await dataOf(await server.signIn('beto'))).toMatchObject({ otherCompanies: 1 });
});

test('an invited company is not told that the hub blocked somebody it only invited', async () => {
  const hub = await server.signIn('super');
  const { _id } = (await invite('ana', 'casa-da-ana', 'beto@balcao.test')).json<Colleague>();
  await server.ask('PUT', '/v2/user/person/beto/block', { headers: hub, payload: { blocked: true } });
  const seen = (await server.ask('GET', '/v2/seller/casa-da-ana', { headers: await server.signIn('ana') })).json<{
    people: readonly Colleague[];
  }>();
  expect(seen.people.find((each) => each._id === _id)).toMatchObject({ awaitsMail: true, blockedAt: null, isBlockedByHub: false });
});

test('a password is the person’s: changed in one company it is changed in all, and ends every other session', async () => {
  const { atBeto, atAna } = await inBoth();
  const chosen = createHash('sha256').update('girafa-47-azul').digest('hex');
  const payload = { current: sentPassword, password: chosen };
  expect((await server.ask('PUT', '/v2/user/profile/password', { headers: atAna, payload })).statusCode).toBe(200);
  expect([await isIn(atAna), await isIn(atBeto)]).toEqual([true, false]);
  const enter = async (password: string) =>
    (await server.ask('POST', '/v2/user/auth', { payload: { mail: 'beto@balcao.test', password } })).statusCode;
  expect([await enter(sentPassword), await enter(chosen)]).toEqual([401, 200]);
});

test('signing out everywhere ends the sessions of all companies but the one that asks, and shows them all', async () => {
  const { atBeto, atAna } = await inBoth();
  const shown = (await server.ask('GET', '/v2/user/profile', { headers: atAna })).json<{ openSessions: readonly unknown[] }>();
  expect(shown.openSessions).toHaveLength(2);
  await server.ask('PUT', '/v2/user/profile/sessions', { headers: atAna, payload: { sessionId: null } });
  expect([await isIn(atAna), await isIn(atBeto)]).toEqual([true, false]);
});

test('each row of a person of two companies counts the sessions that their page lists and that end by it', async () => {
  await inBoth();
  const headers = await server.signIn('super');
  const { items } = (await server.ask('GET', '/v2/user?search=beto@', { headers })).json<{ items: readonly UserRow[] }>();
  expect(items.map(({ sessions }) => sessions)).toEqual([2, 2]);
  const versions = items.map(({ _id, version }) => [_id, version + 1]);
  expect((await server.ask('PUT', '/v2/user/person/beto/sessions', { headers, payload: { sessionId: null } })).statusCode).toBe(200);
  const { items: ended } = (await server.ask('GET', '/v2/user?search=beto@', { headers })).json<{ items: readonly UserRow[] }>();
  expect(ended.map(({ _id, version }) => [_id, version])).toEqual(versions);
});

test('the row of an invitation says when the person was seen, as it counts their sessions', async () => {
  await server.signIn('beto');
  await invite('ana', 'casa-da-ana', 'beto@balcao.test');
  const headers = await server.signIn('super');
  const { items } = (await server.ask('GET', '/v2/user?search=beto@', { headers })).json<{ items: readonly UserRow[] }>();
  const seen = { sessions: 1, seenAt: server.now().toISOString() };
  expect(items).toMatchObject([seen, seen]);
});

test('a session that was switched lasts no longer than the login it came from', async () => {
  const { _id } = (await invite('ana', 'casa-da-ana', 'beto@balcao.test')).json<Colleague>();
  const beto = await server.signIn('beto');
  await accept(beto, _id);
  for (let hour = 0; hour < 11; hour += 1) {
    server.pass(3_600_000);
    await dataOf(beto);
  }
  const there = await switchTo(beto, _id);
  expect(await isIn(there)).toBe(true);
  server.pass(3_600_000);
  expect(await isIn(there)).toBe(false);
});

test('guesses at the own password are counted for the person, whichever company they guess in', async () => {
  const { atBeto, atAna } = await inBoth();
  const guess = async (as: SignedIn) =>
    (
      await server.ask('PUT', '/v2/user/profile/password', {
        headers: as,
        payload: { current: 'a1'.repeat(32), password: 'b2'.repeat(32) },
      })
    ).statusCode;
  const answers = [];
  for (let at = 0; at < 11; at += 1) answers.push(await guess(at % 2 === 0 ? atBeto : atAna));
  expect(answers.at(-1)).toBe(429);
});

test('an invitation that two companies sent to a stranger leaves the other when one takes it back', async () => {
  const first = (await invite('ana', 'casa-da-ana', 'dora@loja.test')).json<Colleague>();
  const second = (await invite('beto', 'loja-do-beto', 'dora@loja.test')).json<Colleague>();
  const ana = await server.signIn('ana');
  await server.ask('PUT', `/v2/seller/casa-da-ana/people/${first._id}`, { headers: ana, payload: { step: 'withdrawInvite' } });
  const left = await server.db.select().from(account).where(eq(account.mail, 'dora@loja.test'));
  expect(left).toMatchObject([{ id: second._id, isFirst: true, awaitsMail: true }]);
});

test('one more company is registered by who is in already: they own it, and may go there at once', async () => {
  const beto = await server.signIn('beto');
  const open = async (document: string, as = beto) =>
    server.ask('POST', '/v2/user/companies', { headers: as, payload: { name: 'Segunda do Beto', document } });
  expect((await open('11222333000182')).statusCode).toBe(400);
  const { opened } = (await open('11222333000181')).json<{ opened: string }>();
  expect(await dataOf(await switchTo(beto, opened))).toMatchObject({ company: 'Segunda do Beto', su: true, otherCompanies: 1 });
  expect((await open('11222333000181', await server.signIn('reviewer'))).statusCode).toBe(403);
});

test('a superuser makes nobody who enters for two companies one of the hub', async () => {
  const { there } = await inBoth();
  const hub = await server.signIn('super');
  const change = async (id: string, payload: object) => server.ask('PUT', `/v2/user/person/${id}/access`, { headers: hub, payload });
  const flags = { hadSellout: true, hadSell: false };
  expect((await change('beto', { role: 'reviewer', sellerId: null, ...flags })).statusCode).toBe(409);
  expect((await change(there, { role: 'seller', sellerId: 'loja-do-beto', ...flags })).statusCode).toBe(400);
});

test('companies and invitations are counted for the person, whichever of their companies they begin them in', async () => {
  const { atBeto } = await inBoth();
  const open = (as: SignedIn) =>
    server.ask('POST', '/v2/user/companies', { headers: as, payload: { name: 'Mais uma', document: '11222333000181' } });
  const begun = [];
  for (let at = 0; at < 20; at += 1) begun.push((await open(atBeto)).json<{ opened: string }>().opened);
  const further = begun.at(-1) ?? '';
  const there = await switchTo(atBeto, further);
  expect((await open(there)).statusCode).toBe(429);
  const [opened] = await server.db.select().from(account).where(eq(account.id, further));
  const call = (as: SignedIn, company: string, at: number) =>
    server.ask('POST', `/v2/seller/${company}/people`, {
      headers: as,
      payload: { name: 'Nova Pessoa', mail: `nova-${at}@loja.test`, hadSell: false, isOwner: false },
    });
  for (let at = 0; at < 20; at += 1) expect((await call(atBeto, 'loja-do-beto', at)).statusCode).toBe(200);
  expect((await call(there, opened?.sellerId ?? '', 20)).statusCode).toBe(429);
});

test('the token of a switch is kept in no ledger, whatever key it is asked for with', async () => {
  const { atBeto, there } = await inBoth();
  const ask = () => server.ask('POST', `/v2/user/companies/${there}/session`, { headers: { ...atBeto, 'idempotency-key': randomUUID() } });
  const { userToken } = (await ask()).json<{ userToken: string }>();
  expect(await dataOf({ authorization: userToken, userToken })).toMatchObject({ company: 'Casa da Ana' });
  expect(JSON.stringify(await server.db.select().from(ledger))).not.toContain(userToken);
});
