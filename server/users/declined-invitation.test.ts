import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Colleague } from '#contract/colleague.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import type { UserData } from '#contract/session.ts';
import type { User } from '#contract/user.ts';
import { account } from '../db/schema/core.ts';
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
  [ana, beto] = [await server.signIn('ana'), await server.signIn('beto')];
  const payload = { name: 'Beto Consultor', mail: 'beto@balcao.test', hadSell: true, isOwner: false };
  there = (await server.ask('POST', '/v2/seller/casa-da-ana/people', { headers: ana, payload })).json<Colleague>()._id;
});

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
