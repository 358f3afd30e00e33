import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { UserRow } from '#contract/user.ts';
import { accountToken, mailMessage } from '../db/schema/account-mail.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestServer } from '../testing/test-server.ts';

test('an invitation that was given up is found by its account, however much mail there is', async () => {
  const { db, close } = await openTestDb();
  const plan = await db.transaction(async (tx) => {
    // Of a few rows reading all looks cheaper.
    await tx.execute(sql`set local enable_seqscan = off`);
    const givenUp = and(eq(mailMessage.linkAccountId, 'u1'), isNull(mailMessage.nextAt));
    return tx.execute<Record<string, string>>(sql`explain select from ${mailMessage} where ${givenUp}`);
  });
  await close();
  expect(plan.rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('mail_message_given_up');
});

test('a superuser is told whose invitation was given up, until it is sent again', async () => {
  const server = await openTestServer();
  const headers = await server.signIn('super');
  const payload = { name: 'Dora Convidada', mail: 'dora@loja.test', role: 'seller', sellerId: null, hadSellout: false, hadSell: false };
  const { _id, ...invited } = (await server.ask('POST', '/v2/user/invite', { headers, payload })).json<UserRow>();
  await server.db.update(mailMessage).set({ nextAt: null, failure: 'error', body: '' }).where(eq(mailMessage.linkAccountId, _id));
  const { items } = (await server.ask('GET', '/v2/user', { headers })).json<{ items: UserRow[] }>();
  const again = (await server.ask('POST', `/v2/user/person/${_id}/invite`, { headers })).json<UserRow>();
  await server.close();
  expect(items.filter(({ isUndelivered }) => isUndelivered).map((each) => each._id)).toEqual([_id]);
  expect([invited.isUndelivered, again.isUndelivered]).toEqual([false, false]);
});

test('an invitation that was given up is no more once another link is on its way', async () => {
  const server = await openTestServer();
  const headers = await server.signIn('super');
  const payload = { name: 'Dora Convidada', mail: 'dora@loja.test', role: 'seller', sellerId: null, hadSellout: false, hadSell: false };
  const { _id } = (await server.ask('POST', '/v2/user/invite', { headers, payload })).json<UserRow>();
  await server.db.update(mailMessage).set({ nextAt: null, failure: 'error', body: '' }).where(eq(mailMessage.linkAccountId, _id));
  await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'dora@loja.test' } });
  await server.post.work();
  const { isUndelivered } = (await server.ask('GET', `/v2/user/person/${_id}`, { headers })).json<UserRow>();
  await server.close();
  expect(isUndelivered).toBe(false);
});

test('a mail that did not reach its server leaves no link behind, however often it is tried', async () => {
  const server = await openTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'ana@balcao.test' } });
  for (let tries = 0; tries < 3; tries += 1) {
    await server.post.work();
    server.pass(2 * 60_000);
  }
  const [tokens, waiting] = [await server.db.select().from(accountToken), await server.db.select().from(mailMessage)];
  await server.close();
  expect([tokens, waiting]).toMatchObject([[], [{ tries: 2, failure: null }]]);
});
