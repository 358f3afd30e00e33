import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionEndedMessage } from '#contract/problem.ts';
import { account, loginFailure, session } from '../db/schema/core.ts';
import { openTestServer, sentPassword, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { beginLoginTry } from './login-limit.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const wrong = 'f'.repeat(64);

const asked = vi.spyOn(Client.prototype, 'query');
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(loginFailure));

const whoAmI = (headers: Record<string, string>) => server.ask('GET', '/v2/user/data', { headers });
const logIn = (mail: string, password: string, remoteAddress = '10.0.0.1') =>
  server.ask('POST', '/v2/user/auth', { payload: { mail, password }, remoteAddress });
const ended = { code: 'session-ended', message: sessionEndedMessage };

test('who signs in hears who they are, and which routes their flags open', async () => {
  expect((await logIn('Ana@Balcao.test', sentPassword)).json()).toMatchObject({
    _id: 'ana',
    su: true,
    moneyManager: false,
    seller: 'casa-da-ana',
  });
  expect((await logIn('money@balcao.test', sentPassword)).json()).toMatchObject({ su: false, moneyManager: true });
  expect((await whoAmI(await server.signIn('ana'))).json()).toMatchObject({ status: 'OK', role: 'seller', company: 'Casa da Ana' });
});

test('the table of sessions opens none: tokens are not in it', async () => {
  const { userToken } = await server.signIn('ana');
  const rows = await server.db.select().from(session);
  expect(JSON.stringify(rows)).not.toContain(userToken);
  const [row] = rows;
  expect((await whoAmI({ authorization: row?.id ?? '', userToken: row?.id ?? '' })).statusCode).toBe(401);
});

test('a session in use lasts; two idle hours end it', async () => {
  const headers = await server.signIn('ana');
  for (let at = 0; at < 4; at += 1) {
    server.pass(2 * hours - 1);
    expect((await whoAmI(headers)).statusCode).toBe(200);
  }
  server.pass(2 * hours);
  const answer = await whoAmI(headers);
  expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
});

test('what a page asks by itself is answered, and is no use of the session', async () => {
  const headers = await server.signIn('ana');
  server.pass(2 * hours - 1);
  expect((await whoAmI({ ...headers, unattended: '1' })).statusCode).toBe(200);
  server.pass(1);
  expect((await whoAmI({ ...headers, unattended: '1' })).statusCode).toBe(401);
  expect((await whoAmI(headers)).statusCode).toBe(401);
});

test('twelve hours end it however busy it was', async () => {
  const headers = await server.signIn('ana');
  for (let at = 0; at < 11; at += 1) {
    server.pass(hours);
    expect((await whoAmI(headers)).statusCode).toBe(200);
  }
  server.pass(hours - 1);
  expect((await whoAmI(headers)).statusCode).toBe(200);
  server.pass(1);
  expect((await whoAmI(headers)).statusCode).toBe(401);
});

test('logging out ends this session on the server and no other', async () => {
  const [here, there] = [await server.signIn('ana'), await server.signIn('ana')];
  expect((await server.ask('POST', '/v2/user/logout', { headers: here })).json()).toEqual({ ended: true });
  expect((await whoAmI(here)).statusCode).toBe(401);
  expect((await whoAmI(there)).statusCode).toBe(200);
});

test('who is blocked is out at once, and can not come back', async () => {
  const headers = await server.signIn('beto');
  await server.db.update(account).set({ blockedAt: server.now() }).where(eq(account.id, 'beto'));
  expect((await whoAmI(headers)).statusCode).toBe(401);
  const [blocked, unknown] = [await logIn('beto@balcao.test', sentPassword), await logIn('nobody@balcao.test', sentPassword)];
  expect([blocked.statusCode, blocked.body]).toEqual([unknown.statusCode, unknown.body]);
  await server.db.update(account).set({ blockedAt: null }).where(eq(account.id, 'beto'));
});

test('who ask at once are looked up together, each is told who they are, and nobody is told what another was', async () => {
  const [ana, beto, gone] = [await server.signIn('ana'), await server.signIn('beto'), await server.signIn('ana')];
  await server.ask('POST', '/v2/user/logout', { headers: gone });
  const before = asked.mock.calls.length;
  const stranger = { authorization: 'x', userToken: 'x' };
  const answers = await Promise.all([ana, beto, stranger, gone, ana].map((who) => whoAmI(who)));
  const lookUps = asked.mock.calls.slice(before).filter(([query]) => JSON.stringify(query).includes(String.raw`from \"session\"`));
  expect(answers.map((answer) => answer.json()._id ?? answer.statusCode)).toEqual(['ana', 'beto', 401, 401, 'ana']);
  expect(lookUps).toHaveLength(1);
});

test('a look-up that fails is no answer to who asks next', async () => {
  const headers = await server.signIn('ana');
  const isGone = new Error('the database is gone');
  const fail: (...words: readonly unknown[]) => void = (...words) => {
    const done = words.at(-1);
    return typeof done === 'function' ? done(isGone) : Promise.reject(isGone);
  };
  asked.mockImplementationOnce(fail);
  expect((await whoAmI(headers)).statusCode).toBe(500);
  expect((await whoAmI(headers)).statusCode).toBe(200);
});

test('both headers are needed, and must agree', async () => {
  const ana = await server.signIn('ana');
  const beto = await server.signIn('beto');
  const refused: Partial<SignedIn>[] = [
    {},
    { authorization: ana.authorization },
    { userToken: ana.userToken },
    { ...ana, userToken: beto.userToken },
    { authorization: '', userToken: '' },
    { authorization: 'x'.repeat(5000), userToken: 'x'.repeat(5000) },
  ];
  for (const headers of refused) expect((await whoAmI(headers as Record<string, string>)).json()).toEqual(ended);
});

test('unknown mail and wrong password are answered alike, to the byte', async () => {
  const [known, unknown] = [await logIn('ana@balcao.test', wrong), await logIn('nobody@balcao.test', wrong)];
  expect(known.statusCode).toBe(401);
  expect([known.statusCode, known.body, Object.keys(known.headers)]).toEqual([
    unknown.statusCode,
    unknown.body,
    Object.keys(unknown.headers),
  ]);
});

test('who was made without a password is answered as nobody is, to the byte, whatever is typed', async () => {
  await server.db
    .insert(account)
    .values({ id: 'grown', mail: 'pessoa1@balcao.test', name: 'Pessoa 000001', passwordHash: '', role: 'seller' });
  for (const typed of [wrong, sentPassword]) {
    const [grown, unknown] = [await logIn('pessoa1@balcao.test', typed), await logIn('nobody@balcao.test', typed)];
    expect(grown.statusCode).toBe(401);
    expect([grown.statusCode, grown.body]).toEqual([unknown.statusCode, unknown.body]);
  }
});

test('the eleventh try in fifteen minutes is not judged, be the account there or not, from wherever, even with the right password', async () => {
  for (const mail of ['ana@balcao.test', 'nobody@balcao.test']) {
    for (let at = 0; at < 10; at += 1) expect((await logIn(mail, wrong, `10.0.1.${at}`)).statusCode).toBe(401);
    const refused = await logIn(mail, sentPassword, '10.0.2.1');
    expect([refused.statusCode, refused.json()]).toEqual([429, { code: 'too-many', message: expect.any(String) }]);
    expect(refused.headers['retry-after']).toBe('900');
  }
  server.pass(15 * minutes);
  expect((await logIn('ana@balcao.test', sentPassword)).statusCode).toBe(200);
});

test('the wait is as long as it says, and asking again does not prolong it', async () => {
  for (let at = 0; at < 10; at += 1) {
    await logIn('ana@balcao.test', wrong);
    server.pass(minutes);
  }
  const refused = await logIn('ana@balcao.test', sentPassword);
  expect(refused.headers['retry-after']).toBe('300');
  server.pass(5 * minutes - 1000);
  expect((await logIn('ana@balcao.test', sentPassword)).headers['retry-after']).toBe('1');
  server.pass(1000);
  expect((await logIn('ana@balcao.test', sentPassword)).statusCode).toBe(200);
});

test('strangers can not keep a person out of where they signed in before, and guess no more than ten times there either', async () => {
  const home = '10.5.0.1';
  expect((await logIn('ana@balcao.test', sentPassword, home)).statusCode).toBe(200);
  for (let at = 0; at < 10; at += 1) await logIn('ana@balcao.test', wrong, `10.5.1.${at}`);
  expect((await logIn('ana@balcao.test', sentPassword, '10.5.2.1')).statusCode).toBe(429);
  expect((await logIn('ana@balcao.test', sentPassword, home)).statusCode).toBe(200);
  for (let at = 0; at < 10; at += 1) expect((await logIn('ana@balcao.test', wrong, home)).statusCode).toBe(401);
  expect((await logIn('ana@balcao.test', sentPassword, home)).statusCode).toBe(429);
});

test('behind one address fifty failures of others lock out nobody who signed in there before', async () => {
  const office = '10.6.0.1';
  await logIn('ana@balcao.test', sentPassword, office);
  // One after the other: of many at once those beyond the limit take themselves back, and fewer than fifty are left.
  for (let at = 0; at < 50; at += 1) await logIn(`guess${at}@balcao.test`, wrong, office);
  expect((await logIn('nobody@balcao.test', wrong, office)).statusCode).toBe(429);
  expect((await logIn('ana@balcao.test', sentPassword, office)).statusCode).toBe(200);
});

test('all who are known behind one address may fail two hundred times there, and stay welcome elsewhere', async () => {
  const office = '10.7.0.1';
  const people = Array.from({ length: 20 }, (_, at) => ({ id: `office${at}`, mail: `office${at}@balcao.test` }));
  await server.db.insert(account).values(people.map((one) => ({ ...one, name: one.id, passwordHash: '', role: 'seller' as const })));
  const at = server.now();
  const sessionOf = (accountId: string) => ({ id: `session-of-${accountId}`, accountId, startedAt: at, seenAt: at, address: office });
  await server.db.insert(session).values(people.map(({ id }) => sessionOf(id)));
  await logIn('ana@balcao.test', sentPassword, office);
  // Tries without a password: two hundred hashes would take a minute.
  for (const { mail } of people.slice(1)) for (let each = 0; each < 10; each += 1) await beginLoginTry(server.db, mail, office, at);
  for (let each = 0; each < 9; each += 1) await beginLoginTry(server.db, 'office0@balcao.test', office, at);
  expect((await logIn('ana@balcao.test', sentPassword, office)).statusCode).toBe(200);
  expect((await logIn('office0@balcao.test', wrong, office)).statusCode).toBe(401);
  const refused = await logIn('ana@balcao.test', sentPassword, office);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  expect((await logIn('ana@balcao.test', sentPassword, '10.7.0.2')).statusCode).toBe(200);
});

test('one address may fail fifty times, whatever mails it tries', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, at) => logIn(`guess${at}@balcao.test`, wrong, '10.9.9.9').then(({ statusCode }) => statusCode)),
  );
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(50);
  expect((await logIn('ana@balcao.test', sentPassword, '10.9.9.8')).statusCode).toBe(200);
});

test('the addresses of one IPv6 network count as one, however it is written: whoever has one has all of them', async () => {
  const of = (at: number) => `2001:db8:9:9:${at.toString(16)}::1`;
  for (let at = 0; at < 50; at += 1) await beginLoginTry(server.db, `guess${at}@balcao.test`, of(at), server.now());
  expect((await logIn('nobody@balcao.test', wrong, '2001:0DB8:9:9:ffff::1')).statusCode).toBe(429);
  expect((await logIn('ana@balcao.test', sentPassword, '2001:db8:9:a::1')).statusCode).toBe(200);
  // Browsers change the rest of it each day.
  expect((await logIn('ana@balcao.test', wrong, '2001:db8:9:a:77::2')).statusCode).toBe(401);
  expect((await beginLoginTry(server.db, 'ana@balcao.test', of(51), server.now())).retryAfter).not.toBeNull();
  expect((await beginLoginTry(server.db, 'ana@balcao.test', '2001:db8:9:a:78::3', server.now())).retryAfter).toBeNull();
});

test('thirty guesses at once are no more than ten', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, (_, at) => logIn('ana@balcao.test', wrong, `10.8.0.${at}`).then(({ statusCode }) => statusCode)),
  );
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
});

test('behind a proxy the address is who asked it; from anybody else the header is only a word', async () => {
  const behind = await openTestServer({ environment: { TRUST_PROXY: '10.0.0.0/24' } });
  const statusesFrom = (remoteAddress: string, nameOf: (at: number) => string) =>
    Promise.all(
      Array.from({ length: 55 }, (_, at) =>
        behind
          .ask('POST', '/v2/user/auth', {
            payload: { mail: `${remoteAddress}-${at}@balcao.test`, password: wrong },
            remoteAddress,
            headers: { 'x-forwarded-for': nameOf(at) },
          })
          .then(({ statusCode }) => statusCode),
      ),
    );
  expect(new Set(await statusesFrom('10.0.0.7', (at) => `203.0.113.${at}`))).toEqual(new Set([401]));
  expect(new Set(await statusesFrom('198.51.100.1', (at) => `203.0.114.${at}`))).toContain(429);
  await behind.close();
});

test('what was counted names nobody', async () => {
  await logIn('ana@balcao.test', wrong, '10.7.7.7');
  expect(JSON.stringify(await server.db.select().from(loginFailure))).not.toMatch(/ana|10\.7/u);
});

test('the log key is made once for each user, also when asked for twice at once', async () => {
  const [ana, beto] = [await server.signIn('ana'), await server.signIn('beto')];
  const keys = await Promise.all(
    [ana, ana, beto].map(async (headers) => (await server.ask('GET', '/v2/user/logkey', { headers })).json<{ key: string }>().key),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
  expect(Buffer.from(keys[0] ?? '', 'base64')).toHaveLength(32);
});

test('a Google token is not judged by who can not judge it', async () => {
  const answer = await server.ask('POST', '/v2/user/auth', { payload: { googleToken: 'anything' } });
  expect([answer.statusCode, answer.json()]).toMatchObject([501, { code: 'unsupported' }]);
});
