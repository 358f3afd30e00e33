import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User, UserRow } from '#contract/user.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { bodyOf } from './mail-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The token of the newest mail to this address, as it is sent. */
const mailedTo = async (recipient: string): Promise<string | undefined> => {
  await server.post.work();
  const ofThem = eq(mailMessage.recipient, recipient);
  const [message] = await server.db.select().from(mailMessage).where(ofThem).orderBy(desc(mailMessage.id)).limit(1);
  const body = message && (await bodyOf(server.db, message, server.now()));
  return /#token=([\w-]{43})$/mu.exec(body ?? '')?.[1];
};

test('whoever chooses a password by a mailed link has it in their history, and contradicts nobody by it', async () => {
  const headers = await server.signIn('super');
  const payload = { name: 'Dora Convidada', mail: 'dora@loja.test', role: 'seller', sellerId: null, hadSellout: false, hadSell: false };
  const invited = (await server.ask('POST', '/v2/user/invite', { headers, payload })).json<UserRow>();
  const link = { token: await mailedTo('dora@loja.test'), password: 'c0ffee'.padEnd(64, '7') };
  expect((await server.ask('POST', '/v2/user/password/reset', { payload: link })).statusCode).toBe(200);
  const at = `/v2/user/person/${invited._id}`;
  const { version, awaitsMail, history } = (await server.ask('GET', at, { headers })).json<User>();
  expect({ version, awaitsMail, newest: history[0] }).toMatchObject({
    version: invited.version + 1,
    awaitsMail: false,
    newest: { type: 'passwordChanged', userName: 'Dora Convidada' },
  });
  const decided = { headers: { ...headers, 'if-match': `"${invited.version}"` }, payload: { blocked: true } };
  expect((await server.ask('PUT', `${at}/block`, decided)).statusCode).toBe(200);
});
