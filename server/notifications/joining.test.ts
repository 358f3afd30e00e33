import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Colleague } from '#contract/colleague.ts';
import type { SideNotifications } from '#contract/notification.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';
import { notification } from '../db/schema/notification.ts';
import { bodyOf } from '../password-mail/mail-token.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.db.update(account).set({ isOwner: true }).where(eq(account.id, 'ana'));
});
afterAll(() => server.close());

let made = 0;
const tell = async (sellerId = 'casa-da-ana'): Promise<void> => {
  made += 1;
  server.pass(60_000);
  await server.db
    .insert(notification)
    .values({ id: `n${made}`, sellerId, notificationType: 'order', message: `Venda ${made}`, createdAt: server.now() });
};
const unreadOf = async (who: SignedIn): Promise<number> =>
  (await server.ask('GET', '/v2/app/sidenotifications', { headers: { ...who } })).json<SideNotifications>().unread['order'] ?? 0;
const invite = async (mail: string): Promise<Colleague> => {
  const payload = { name: 'Nova', mail, hadSell: false, isOwner: false };
  return (await server.ask('POST', '/v2/seller/casa-da-ana/people', { headers: await server.signIn('ana'), payload })).json<Colleague>();
};
const asUser = (userToken: string): SignedIn => ({ authorization: userToken, userToken });
const moveTo = async (sellerId: string, version: number) =>
  server.ask('PUT', '/v2/user/person/beto/access', {
    headers: { ...(await server.signIn('super')), 'if-match': `"${version}"` },
    payload: { role: 'seller', sellerId, hadSellout: true, hadSell: false },
  });

test('who is moved to a company finds nothing old to read, and moved back what they had not read there', async () => {
  await tell('casa-da-ana');
  await tell('loja-do-beto');
  expect((await moveTo('casa-da-ana', 1)).statusCode).toBe(200);
  expect(await unreadOf(await server.signIn('beto'))).toBe(0);
  expect((await moveTo('loja-do-beto', 2)).statusCode).toBe(200);
  expect(await unreadOf(await server.signIn('beto'))).toBe(1);
});

test('who is invited, and chooses a password, has what was told from then on to read', async () => {
  await tell();
  await invite('dora@loja.test');
  await tell();
  await server.post.work();
  const [mail] = await server.db.select().from(mailMessage).where(eq(mailMessage.recipient, 'dora@loja.test'));
  const [, token] = /#token=([\w-]{43})/u.exec((mail && (await bodyOf(server.db, mail, server.now()))) ?? '') ?? [];
  const password = 'c1'.repeat(32);
  await server.ask('POST', '/v2/user/password/reset', { payload: { token, password } });
  const entered = await server.ask('POST', '/v2/user/auth', { payload: { mail: 'dora@loja.test', password } });
  const dora = asUser(entered.json<{ userToken: string }>().userToken);
  expect(await unreadOf(dora)).toBe(0);
  await tell();
  expect(await unreadOf(dora)).toBe(1);
});

test('so has who is in already and accepts', async () => {
  await tell();
  const { _id } = await invite('beto@balcao.test');
  const beto = await server.signIn('beto');
  await server.ask('PUT', `/v2/user/companies/${_id}/accept`, { headers: beto });
  await tell();
  // Accepted again, nothing changes.
  await server.ask('PUT', `/v2/user/companies/${_id}/accept`, { headers: beto });
  const there = await server.ask('POST', `/v2/user/companies/${_id}/session`, { headers: beto });
  expect(await unreadOf(asUser(there.json<{ userToken: string }>().userToken))).toBe(1);
});
