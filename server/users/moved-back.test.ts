import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { UserRow } from '#contract/user.ts';
import { account } from '../db/schema/core.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let headers: SignedIn;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
  await server.db.update(account).set({ isOwner: true }).where(eq(account.id, 'ana'));
  headers = await server.signIn('super');
});
afterAll(() => server.close());

const home = { role: 'seller', sellerId: 'casa-da-ana', hadSellout: true, hadSell: false } as const;
const elsewhere = { ...home, sellerId: 'loja-do-beto' };

/** As the console asks: of the version that was before its eyes. Undone, it is the one of before the move. */
const give = async (access: object, version: number, as = headers): Promise<UserRow> =>
  (await server.ask('PUT', '/v2/user/person/ana/access', { headers: { ...as, 'if-match': `"${version}"` }, payload: access })).json();
const ownsIt = async (): Promise<boolean | undefined> => (await server.db.select().from(account).where(eq(account.id, 'ana')))[0]?.isOwner;

test('a move to another company that its author undoes gives the ownership back', async () => {
  const { version } = await give(elsewhere, 1);
  expect([version, await ownsIt()]).toEqual([2, false]);
  expect(await give(home, 1)).toMatchObject({ sellerId: 'casa-da-ana', version: 3 });
  expect(await ownsIt()).toBe(true);
});

test('so does a move whose access in the new company was changed and undone first', async () => {
  await give(elsewhere, 1);
  await give({ ...elsewhere, hadSell: true }, 2);
  await give(elsewhere, 2);
  await give(home, 1);
  expect(await ownsIt()).toBe(true);
});

test('what is undone is undone again: in the other company nothing is owned', async () => {
  await give(elsewhere, 1);
  await give(home, 1);
  await give(elsewhere, 2);
  expect(await ownsIt()).toBe(false);
});

test('whoever is sent back by a decision of its own, or by somebody else, owns nothing', async () => {
  await give(elsewhere, 1);
  await give(home, 2);
  const decided = await ownsIt();
  await server.db.update(account).set({ isOwner: true }).where(eq(account.id, 'ana'));
  await give(elsewhere, 3);
  await server.db.update(account).set({ role: 'superuser', sellerId: null }).where(eq(account.id, 'colleague'));
  await server.ask('PUT', '/v2/user/person/ana/access', { headers: await server.signIn('colleague'), payload: home });
  expect([decided, await ownsIt()]).toEqual([false, false]);
});

test('who owned nothing owns nothing when the move is undone', async () => {
  await server.db.update(account).set({ isOwner: false }).where(eq(account.id, 'ana'));
  await give(elsewhere, 1);
  await give(home, 1);
  expect(await ownsIt()).toBe(false);
});
