import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hasSuperuser } from './users/has-superuser.ts';
import { account } from './db/schema/core.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { openDemoAccounts } from './demo/open-demo-accounts.ts';
import { greetingOf } from './greeting.ts';
import { hashPassword } from './session/password.ts';
import { openTestServer, sentPassword, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer({ environment: { DEMO: 'on' } });
});
afterAll(() => server.close());

const empty = () => server.db.delete(account);
/** The line for whoever has nobody to sign in as. */
const line = 'npm run admin -- create-superuser SEU@EMAIL';
const greeting = async (DATABASE_URL?: string, DEMO = true): Promise<string> => {
  const entrance = { demoAccounts: await openDemoAccounts(server.db), lacksSuperuser: !(await hasSuperuser(server.db)) };
  return greetingOf({ address: 'http://localhost:4000', entrance }, { DATABASE_URL, DEMO });
};
const offered = async (): Promise<unknown> =>
  (await server.ask('GET', '/v2/app/capabilities')).json<{ demoAccounts: unknown }>().demoAccounts;

test('a start names no account of the demo where there are none, and neither does the login page', async () => {
  await empty();
  expect(await greeting()).not.toContain('demonstração');
  expect(await offered()).toEqual([]);
});

test('a start and the login page name the accounts that the demo’s password opens: not the blocked, nor who chose another', async () => {
  const [first, second, third] = demoAccounts;
  if (!first || !second || !third) throw new Error('The demo has no three accounts');
  const passwordHash = await hashPassword(sentPassword);
  await empty();
  await server.db.insert(account).values([
    { ...first, passwordHash },
    { ...second, passwordHash, blockedAt: server.now() },
    { ...third, passwordHash: await hashPassword('c1'.repeat(32)) },
  ]);
  const said = await greeting();
  expect(said).toContain(`senha demo1234:\n  ${first.mail}`);
  for (const { mail } of [second, third]) expect(said).not.toContain(mail);
  expect(await offered()).toEqual([{ mail: first.mail, label: first.label }]);
});

test.each([{ awaitsMail: true }, { blockedAt: new Date() }, { role: 'reviewer' as const }])(
  'a start that no superuser could sign in after (%j) says how to make one',
  async (change) => {
    expect(await greeting()).not.toContain(line);
    await server.db.update(account).set(change).where(eq(account.role, 'superuser'));
    expect(await greeting()).toContain(`Pare o servidor e crie um: ${line}`);
    expect(await greeting('postgres://localhost/balcao')).toContain(`Crie um: ${line}`);
  },
);

test('a start without the demo over what a demo left says which accounts everybody can enter by', async () => {
  const [first] = demoAccounts;
  if (!first) throw new Error('The demo has no account');
  await empty();
  await server.db.insert(account).values({ ...first, passwordHash: await hashPassword(sentPassword) });
  const said = await greeting(undefined, false);
  expect(said).toContain(`senha que todos conhecem; bloqueie-as, ou comece noutra DATA_DIR:\n  ${first.mail}`);
  expect(said).not.toContain('demo1234');
});
