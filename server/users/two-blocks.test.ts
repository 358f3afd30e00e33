import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { account } from '../db/schema/core.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

/** Beto enters for his own company and, by a second account, for Ana's, whose owner blocked him there on Monday. */
const atAna = 'beto-at-ana';
let server: TestServer;
let hub: SignedIn;
let monday: Date;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
  monday = server.now();
  const second = { id: atAna, mail: 'beto@balcao.test', name: 'Beto', role: 'seller', sellerId: 'casa-da-ana' } as const;
  await server.db.insert(account).values({ ...second, passwordHash: '', isFirst: false, blockedAt: monday });
  server.pass(24 * 3_600_000);
  hub = await server.signIn('super');
});
afterAll(() => server.close());

const ask = async (id: string, blocked: boolean, version?: number) =>
  server.ask('PUT', `/v2/user/person/${id}/block`, {
    headers: { ...hub, ...(version !== undefined && { 'if-match': `"${version}"` }) },
    payload: { blocked },
  });
const blocksOf = async (id: string) => {
  const [found] = await server.db.select().from(account).where(eq(account.id, id));
  return [found?.blockedAt?.toISOString() ?? null, found?.hubBlockedAt?.toISOString() ?? null];
};

test('the hub puts out a person whom a company has blocked, of all their companies', async () => {
  const tuesday = server.now().toISOString();
  expect((await ask(atAna, true)).json()).toMatchObject({ blockedAt: monday.toISOString(), hubBlockedAt: tuesday, version: 2 });
  expect([await blocksOf(atAna), await blocksOf('beto')]).toEqual([
    [monday.toISOString(), tuesday],
    [tuesday, tuesday],
  ]);
  expect((await ask(atAna, true)).json()).toMatchObject({ message: 'Usuário já está bloqueado' });
});

test('what the hub lets in again its company keeps blocked, on whichever row that is decided', async () => {
  await ask(atAna, true);
  expect((await ask(atAna, false)).json()).toMatchObject({ blockedAt: monday.toISOString(), hubBlockedAt: null });
  expect([await blocksOf(atAna), await blocksOf('beto')]).toEqual([
    [monday.toISOString(), null],
    [null, null],
  ]);
});

test('where the hub has not blocked, a superuser lifts the company’s own block, and of that row alone', async () => {
  expect((await ask(atAna, false)).json()).toMatchObject({ blockedAt: null, hubBlockedAt: null });
  expect((await ask(atAna, false)).json()).toMatchObject({ message: 'Usuário não está bloqueado' });
});

test('both rows of one person, chosen together, are blocked and let in together', async () => {
  expect([(await ask('beto', true, 1)).statusCode, (await ask(atAna, true, 1)).statusCode]).toEqual([200, 200]);
  expect([(await ask('beto', false, 2)).statusCode, (await ask(atAna, false, 2)).statusCode]).toEqual([200, 200]);
  // The second of the two said what was done already: the company's block is still its own.
  expect([await blocksOf(atAna), await blocksOf('beto')]).toEqual([
    [monday.toISOString(), null],
    [null, null],
  ]);
});

test('a block that its author undoes is undone, and again', async () => {
  await ask('beto', true, 1);
  await ask('beto', false, 1);
  await ask('beto', true, 1);
  expect((await ask('beto', false, 1)).json()).toMatchObject({ blockedAt: null, hubBlockedAt: null, version: 5 });
});

test('whoever lets in twice what hub and company had blocked lets in: the second is no repetition of the first', async () => {
  await ask(atAna, true, 1);
  await ask(atAna, false, 2);
  expect(await blocksOf(atAna)).toEqual([monday.toISOString(), null]);
  expect((await ask(atAna, false, 2)).json()).toMatchObject({ blockedAt: null, hubBlockedAt: null });
});
