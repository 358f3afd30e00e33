import { createHash } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Colleague } from '#contract/colleague.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account, seller } from '../db/schema/core.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { emptyAccounts } from '../testing/empty-accounts.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { bodyOf } from './mail-token.ts';

const chosen = createHash('sha256').update('girafa-47-azul').digest('hex');
const mail = 'dora@loja.test';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyAccounts(server.db);
  await server.db.delete(account).where(eq(account.mail, mail));
});

const register = async (password = chosen) =>
  server.ask('POST', '/v2/user/register', {
    payload: { name: 'Dora Nova', mail, password, company: { name: 'Loja da Dora', document: '12ABC34501DE35' } },
  });
/** An account that waits for its mail, as somebody else or an older build made it. */
const waits = async (values: Partial<typeof account.$inferInsert>): Promise<void> => {
  await server.db
    .insert(account)
    .values({ id: 'dora', mail, name: 'Dora de Antes', role: 'seller', passwordHash: 'x', awaitsMail: true, ...values });
};
const dora = async () => (await server.db.select().from(account).where(eq(account.mail, mail)))[0];

test('who registered before there were owners and never confirmed registers again, lists and owns the company', async () => {
  await server.db.insert(seller).values({ id: 'loja-de-antes', name: 'Loja de Antes' });
  await waits({ sellerId: 'loja-de-antes' });
  await register();
  await server.post.work();
  expect(await dora()).toMatchObject({ name: 'Dora Nova', sellerId: 'loja-de-antes', hadSellout: true, isOwner: true });
});

test('a consultant whom a superuser invited is made no owner of a company that a stranger registers under the address', async () => {
  const payload = { name: 'Dora Consultora', mail, role: 'seller', sellerId: null, hadSellout: false, hadSell: false };
  await server.ask('POST', '/v2/user/invite', { headers: await server.signIn('super'), payload });
  await register();
  await server.post.work();
  expect(await dora()).toMatchObject({ name: 'Dora Consultora', sellerId: null, isOwner: false });
});

test('who was invited and registers is sent what a password is chosen by: nobody knows one to enter with', async () => {
  const payload = { name: 'Dora Convidada', mail, role: 'seller', sellerId: null, hadSellout: false, hadSell: false };
  await server.ask('POST', '/v2/user/invite', { headers: await server.signIn('super'), payload });
  await server.post.work();
  await register();
  await server.post.work();
  const told = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, mail)).orderBy(mailMessage.id);
  expect(told.at(-1)?.subject).toBe('Nova senha no Balcão');
});

/** The token of the newest mail to Dora that has a link, as it is sent. */
const mailedToken = async (): Promise<string> => {
  await server.post.work();
  const waiting = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, mail)).orderBy(mailMessage.id);
  const bodies = await Promise.all(waiting.map((message) => bodyOf(server.db, message, server.now())));
  const [, token] = bodies.map((body) => /#token=([\w-]{43})$/mu.exec(body ?? '')).findLast((found) => found !== null) ?? [];
  if (token === undefined) throw new Error('No link was mailed');
  return token;
};
const enter = async (password: string) => (await server.ask('POST', '/v2/user/auth', { payload: { mail, password } })).statusCode;

test('a stranger who registers the address again, while the company of who owns it blocks them, leaves the password they chose', async () => {
  const [theirs, own] = ['a1'.repeat(32), 'b2'.repeat(32)];
  await register(theirs);
  await server.post.work();
  const ana = { headers: await server.signIn('ana') };
  const payload = { name: 'Dora Consultora', mail, hadSell: false, isOwner: false };
  const { _id } = (await server.ask('POST', '/v2/seller/casa-da-ana/people', { ...ana, payload })).json<Colleague>();
  const link = { token: await mailedToken(), password: own };
  expect((await server.ask('POST', '/v2/user/password/reset', { payload: link })).statusCode).toBe(200);
  const step = async (named: string) => server.ask('PUT', `/v2/seller/casa-da-ana/people/${_id}`, { ...ana, payload: { step: named } });
  expect((await step('block')).statusCode).toBe(200);
  await register(theirs);
  await server.post.work();
  expect((await step('unblock')).statusCode).toBe(200);
  expect([await enter(theirs), await enter(own)]).toEqual([401, 200]);
  const told = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, mail)).orderBy(mailMessage.id);
  expect(told.at(-1)?.subject).toBe('Você já tem conta no Balcão');
});

test.each([
  ['asks for a new password', async () => server.ask('POST', '/v2/user/password/request', { payload: { mail } })],
  ['registers the address', async () => register()],
])('a stranger who %s leaves who was invited the days they have to come in', async (_what, ask) => {
  const payload = { name: 'Dora Convidada', mail, role: 'seller', sellerId: null, hadSellout: false, hadSell: false };
  await server.ask('POST', '/v2/user/invite', { headers: await server.signIn('super'), payload });
  const before = { token: await mailedToken(), password: chosen };
  await ask();
  await server.post.work();
  const link = { token: await mailedToken(), password: chosen };
  const [newest] = await server.db.select().from(mailMessage).orderBy(desc(mailMessage.id)).limit(1);
  expect(newest?.body).toContain('vale por 3 dias');
  server.pass(2 * 24 * 60 * 60_000);
  const use = async (payload: object) => (await server.ask('POST', '/v2/user/password/reset', { payload })).statusCode;
  expect([await use(before), await use(link)]).toEqual([200, 400]);
});

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)(
  'who shows the address to be theirs while it is registered again keeps the password they chose',
  async () => {
    await waits({ sellerId: null });
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { seen } = await server.db.transaction(async (tx) => {
      await tx.update(account).set({ awaitsMail: false }).where(eq(account.mail, mail));
      await register();
      const work = server.post.work();
      await expect.poll(async () => (await server.db.execute(waiting)).rows.length).toBeGreaterThan(0);
      return { seen: work };
    });
    await seen;
    expect(await dora()).toMatchObject({ passwordHash: 'x', sellerId: null, awaitsMail: false });
  },
);
