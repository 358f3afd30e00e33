import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Colleague } from '#contract/colleague.ts';
import type { Change } from '#contract/shell.ts';
import type { User } from '#contract/user.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';
import { bodyOf } from '../password-mail/mail-token.ts';
import { emptyAccounts } from '../testing/empty-accounts.ts';
import { listen } from '../testing/listen-to-stream.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const chosen = 'c1'.repeat(32);
const base = ['reviewer', 'colleague', 'super', 'ana', 'beto', 'caio', 'money'];
let ana: SignedIn;

beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyAccounts(server.db);
  await server.db.delete(account).where(sql`not ${inArray(account.id, base)}`);
  ana = await server.signIn('ana');
});

const people = '/v2/seller/casa-da-ana/people';
const invite = async (mail: string) => {
  const payload = { name: 'Beto Consultor', mail, hadSell: true, isOwner: false };
  return (await server.ask('POST', people, { headers: ana, payload })).json<Colleague>()._id;
};
const change = async (id: string, step: 'resendInvite' | 'withdrawInvite') =>
  server.ask('PUT', `${people}/${id}`, { headers: ana, payload: { step } });
const about = (lines: readonly string[]) => lines.map((line) => (JSON.parse(line) as Change).subject);

test('who is in already hears of an invitation, of one that is sent again, and of one that is withdrawn', async () => {
  const ear = await listen(server, await server.signIn('beto'));
  const there = await invite('Beto@balcao.test');
  expect(about(await ear.untilHeard(1))).toEqual(['own-companies:beto']);
  await change(there, 'resendInvite');
  expect(await ear.untilHeard(2)).toHaveLength(2);
  await change(there, 'withdrawInvite');
  expect(about(await ear.untilHeard(3))).toEqual(['own-companies:beto', 'own-companies:beto', 'own-companies:beto']);
  ear.hangUp();
});

test('what a superuser does of an invitation is heard as well, and what the person does is in their other windows', async () => {
  const ear = await listen(server, await server.signIn('beto'));
  const hub = await server.signIn('super');
  const access = { role: 'seller', sellerId: 'casa-da-ana', hadSellout: true, hadSell: false };
  const payload = { name: 'Beto Consultor', mail: 'beto@balcao.test', ...access };
  const there = (await server.ask('POST', '/v2/user/invite', { headers: hub, payload })).json<{ _id: string }>()._id;
  expect(about(await ear.untilHeard(1))).toEqual(['own-companies:beto']);
  await server.ask('POST', `/v2/user/person/${there}/invite`, { headers: hub });
  expect(await ear.untilHeard(2)).toHaveLength(2);
  const beto = await server.signIn('beto');
  await server.ask('PUT', `/v2/user/companies/${there}/decline`, { headers: beto });
  expect(await ear.untilHeard(3)).toHaveLength(3);
  await server.ask('PUT', `/v2/user/companies/${there}/accept`, { headers: beto });
  expect(about(await ear.untilHeard(4))).toEqual(Array.from({ length: 4 }, () => 'own-companies:beto'));
  ear.hangUp();
});

test('a company one opens oneself is heard of in the other windows', async () => {
  const beto = await server.signIn('beto');
  const ear = await listen(server, beto);
  const payload = { name: 'Segunda do Beto', document: '11222333000181' };
  expect((await server.ask('POST', '/v2/user/companies', { headers: beto, payload })).statusCode).toBe(200);
  expect(about(await ear.untilHeard(1))).toEqual(['own-companies:beto']);
  ear.hangUp();
});

test('nobody else hears that somebody was invited elsewhere: no colleague, nor who runs the hub', async () => {
  await server.db
    .update(account)
    .set({ sellerId: 'loja-do-beto' })
    .where(inArray(account.id, ['caio']));
  const ears = await Promise.all(['caio', 'ana', 'super'].map(async (who) => listen(server, await server.signIn(who))));
  await invite('beto@balcao.test');
  const last = await invite('caio@balcao.test');
  const [caio, owner, hub] = ears;
  // In order: what was told of Beto would have been heard before.
  expect(about((await caio?.untilHeard(1)) ?? [])).toEqual(['own-companies:caio']);
  await change(last, 'withdrawInvite');
  const companies = (lines: readonly string[] = []) => about(lines).filter((subject) => subject.startsWith('own-companies:'));
  expect(companies(await owner?.untilHeard(3))).toEqual([]);
  expect(companies(await hub?.untilHeard(5))).toEqual([]);
  for (const ear of ears) ear.hangUp();
  await server.db
    .update(account)
    .set({ sellerId: 'loja-fechada' })
    .where(inArray(account.id, ['caio']));
});

test('who runs the hub hears of who is let in: by accepting, and by confirming the address', async () => {
  const headers = await server.signIn('super');
  const row = async (id: string) => (await server.ask('GET', `/v2/user/person/${id}`, { headers })).json<User>();
  const there = await invite('beto@balcao.test');
  const registered = { name: 'Dora Nova', mail: 'dora@loja.test', password: chosen };
  await server.ask('POST', '/v2/user/register/consultant', { payload: registered });
  await server.post.work();
  const [mail] = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, 'dora@loja.test'));
  const dora = mail?.linkAccountId ?? '';
  const token = /#token=([\w-]{43})$/mu.exec((mail && (await bodyOf(server.db, mail, server.now()))) ?? '')?.[1];
  const before = [await row(there), await row(dora)];
  const ear = await listen(server, headers);
  const beto = await server.signIn('beto');
  for (const _again of [1, 2]) await server.ask('PUT', `/v2/user/companies/${there}/accept`, { headers: beto });
  await server.ask('POST', '/v2/user/mail/validate', { payload: { token, password: chosen } });
  expect(about(await ear.untilHeard(2))).toEqual([`user:${there}`, `user:${dora}`]);
  ear.hangUp();
  const after = [await row(there), await row(dora)];
  expect(after).toMatchObject(before.map(({ version }) => ({ version: version + 1, awaitsMail: false })));
});
