import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Colleague } from '#contract/colleague.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import type { UserData } from '#contract/session.ts';
import type { User } from '#contract/user.ts';
import { accountToken, mailMessage } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';
import { bodyOf } from '../password-mail/mail-token.ts';
import { emptyAccounts } from '../testing/empty-accounts.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const base = ['reviewer', 'colleague', 'super', 'ana', 'beto', 'caio', 'money'];
let ana: SignedIn;
let beto: SignedIn;
/** Beto's account of Ana's company, which invited him. */
let there: string;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyAccounts(server.db);
  await server.db.delete(account).where(sql`not ${inArray(account.id, base)}`);
  // The passwords of all are one; Beto may have chosen another.
  const hash = (await server.db.select().from(account).where(eq(account.id, 'ana')))[0]?.passwordHash ?? '';
  await server.db.update(account).set({ blockedAt: null, passwordHash: hash }).where(eq(account.id, 'beto'));
  [ana, beto] = [await server.signIn('ana'), await server.signIn('beto')];
  const payload = { name: 'Beto Consultor', mail: 'beto@balcao.test', hadSell: true, isOwner: false };
  there = (await server.ask('POST', '/v2/seller/casa-da-ana/people', { headers: ana, payload })).json<Colleague>()._id;
});

/** The company that Beto enters for lets him out, or in again. */
const blockAtHome = async (isBlocked: boolean) =>
  server.db
    .update(account)
    .set({ blockedAt: isBlocked ? server.now() : null })
    .where(eq(account.id, 'beto'));
const decline = async (as: SignedIn, id: string) => server.ask('PUT', `/v2/user/companies/${id}/decline`, { headers: as });
const accept = async (as: SignedIn, id: string) => server.ask('PUT', `/v2/user/companies/${id}/accept`, { headers: as });
const statesOf = async (as: SignedIn) => {
  const answer = await server.ask('GET', '/v2/user/companies', { headers: as });
  return answer.json<{ companies: readonly OwnCompany[] }>().companies.map(({ name, state }) => [name, state]);
};
const others = async (as: SignedIn) => (await server.ask('GET', '/v2/user/data', { headers: as })).json<UserData>().otherCompanies;
const seenByAna = async () => {
  const answer = await server.ask('GET', '/v2/seller/casa-da-ana', { headers: ana });
  return answer.json<{ people: readonly Colleague[]; history: readonly unknown[]; version: number }>();
};
const resend = async () => server.ask('PUT', `/v2/seller/casa-da-ana/people/${there}`, { headers: ana, payload: { step: 'resendInvite' } });

test('who declines an invitation does not find it any more, and the company is told nothing', async () => {
  const before = await seenByAna();
  expect([await statesOf(beto), await others(beto)]).toEqual([
    [
      ['Casa da Ana', 'invited'],
      ['Loja do Beto', 'here'],
    ],
    1,
  ]);
  expect((await decline(beto, there)).json()).toEqual({ declined: true });
  expect([await statesOf(beto), await others(beto)]).toEqual([[['Loja do Beto', 'here']], 0]);
  expect(await seenByAna()).toEqual(before);
});

test('declined again nothing changes; sent again the invitation is found again', async () => {
  await decline(beto, there);
  expect((await decline(beto, there)).statusCode).toBe(200);
  const hub = await server.signIn('super');
  const { history } = (await server.ask('GET', `/v2/user/person/${there}`, { headers: hub })).json<User>();
  expect(history.map(({ type }) => type)).toEqual(['inviteDeclined', 'invited']);
  expect((await resend()).statusCode).toBe(200);
  expect(await statesOf(beto)).toEqual([
    ['Casa da Ana', 'invited'],
    ['Loja do Beto', 'here'],
  ]);
  expect((await accept(beto, there)).statusCode).toBe(200);
  expect(await statesOf(beto)).toMatchObject([['Casa da Ana', 'open'], {}]);
});

test('where one is in already nothing is declined, and of another person’s invitation nothing is told', async () => {
  const refused = [await decline(beto, 'beto'), await decline(ana, there), await decline(ana, 'absent')];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 404, 404]);
  expect(refused[0]?.json()).toMatchObject({ message: 'O convite não está em aberto' });
  await accept(beto, there);
  expect((await decline(beto, there)).statusCode).toBe(409);
  expect(await server.db.select({ awaitsMail: account.awaitsMail }).from(account).where(eq(account.id, there))).toEqual([
    { awaitsMail: false },
  ]);
});

const chosen = createHash('sha256').update('girafa-47-azul').digest('hex');
const askReset = async (mail: string) => server.ask('POST', '/v2/user/password/request', { payload: { mail } });
const choose = async (token: string) => server.ask('POST', '/v2/user/password/reset', { payload: { token, password: chosen } });
/** The links mailed to Beto since he last looked, as they are sent. */
const mailedTokens = async (): Promise<readonly string[]> => {
  await server.post.work();
  const waiting = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, 'beto@balcao.test')).orderBy(mailMessage.id);
  const bodies = await Promise.all(waiting.map((message) => bodyOf(server.db, message, server.now())));
  await server.db.delete(mailMessage);
  return bodies.flatMap((body) => /#token=([\w-]{43})$/mu.exec(body ?? '')?.[1] ?? []);
};
const waits = async () =>
  (await server.db.select({ awaitsMail: account.awaitsMail }).from(account).where(eq(account.id, there)))[0]?.awaitsMail;

test('a new password opens no company that was declined: asked for where no other lets them in, no link comes, and all hear the same', async () => {
  await decline(beto, there);
  await blockAtHome(true);
  await mailedTokens();
  const [known, unknown] = [await askReset('beto@balcao.test'), await askReset('quem@balcao.test')];
  expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
  expect([await mailedTokens(), await waits()]).toEqual([[], true]);
  // Invited anew, they are asked anew.
  expect((await resend()).statusCode).toBe(200);
  const [token = ''] = await mailedTokens();
  expect([(await choose(token)).statusCode, await waits()]).toEqual([200, false]);
});

test('a link of the invitation that was mailed before opens nothing once it was declined', async () => {
  await blockAtHome(true);
  await resend();
  const [token = ''] = await mailedTokens();
  await blockAtHome(false);
  await decline(beto, there);
  expect([(await choose(token)).statusCode, await waits()]).toEqual([400, true]);
});

test('nor does one that no decline revoked', async () => {
  await decline(beto, there);
  const token = 'x'.repeat(43);
  const id = createHash('sha256').update(token).digest('hex');
  const expiresAt = new Date(server.now().getTime() + 60_000);
  await server.db.insert(accountToken).values({ id, accountId: there, kind: 'reset', expiresAt });
  expect([(await choose(token)).statusCode, await waits()]).toEqual([400, true]);
});
