import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revokeSessions } from '../admin/revoke-sessions.ts';
import type { Tx } from '../db/open.ts';
import { account, session } from '../db/schema/core.ts';
import { endSessionsOfPerson, lockPerson } from '../users/person.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { emptyAccounts } from '../testing/empty-accounts.ts';
import { openTestServer, sentPassword, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { holdSession } from './session-store.ts';

// PGlite has one connection: nobody waits for anybody there.
describe.runIf(testPostgres !== null)('what is asked for while a person is signed out or shut out', () => {
  const mail = 'beto@balcao.test';
  const [further, invitation] = ['beto-of-ana', 'beto-invited'];
  let server: TestServer;
  let beto: SignedIn;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server;
    await emptyAccounts(db);
    for (const id of [further, invitation]) await db.delete(account).where(eq(account.id, id));
    const [known] = await db.select().from(account).where(eq(account.id, 'super'));
    await db.update(account).set({ blockedAt: null, hubBlockedAt: null, passwordHash: known?.passwordHash ?? '' });
    await db.update(account).set({ role: 'reviewer' }).where(eq(account.id, 'colleague'));
    const person = { mail, name: 'Beto', role: 'seller', isFirst: false, passwordHash: '' } as const;
    await db.insert(account).values([
      { ...person, id: further, sellerId: 'casa-da-ana' },
      { ...person, id: invitation, sellerId: 'loja-fechada', awaitsMail: true },
    ]);
    beto = await server.signIn('beto');
  });

  const waiting = async (): Promise<number> => {
    const { rows } = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0;
  };
  /** `happens` runs while it holds Beto's accounts, and is committed once the request waits for them. */
  const askWhile = async <T>(ask: () => Promise<T>, happens: (tx: Tx) => Promise<unknown>): Promise<T> => {
    const { asked } = await server.db.transaction(async (tx) => {
      await lockPerson(tx, mail);
      const begun = ask();
      await expect.poll(waiting).toBe(1);
      await happens(tx);
      return { asked: begun };
    });
    return asked;
  };
  const signOut = (tx: Tx) => endSessionsOfPerson(tx, mail, server.now());
  const shutOut = async (tx: Tx): Promise<void> => {
    const at = server.now();
    for (const id of ['beto', further]) await tx.update(account).set({ blockedAt: at, hubBlockedAt: at }).where(eq(account.id, id));
    await signOut(tx);
  };
  const newPassword = async (tx: Tx): Promise<void> => {
    await tx.update(account).set({ passwordHash: 'another' }).where(eq(account.id, 'beto'));
    await signOut(tx);
  };
  const open = () => server.db.$count(session, sql`${session.endedAt} is null`);

  const goTo = () => server.ask('POST', `/v2/user/companies/${further}/session`, { headers: beto });
  const accept = () => server.ask('PUT', `/v2/user/companies/${invitation}/accept`, { headers: beto });
  const rename = () => server.ask('PUT', '/v2/user/profile', { headers: beto, payload: { name: 'Outro nome', nickname: null } });
  const logIn = () => server.ask('POST', '/v2/user/auth', { payload: { mail, password: sentPassword } });

  test.each([
    ['a switch to another company', goTo],
    ['the acceptance of an invitation', accept],
    ['a write like any other', rename],
  ])('%s that waited while all sessions of the person were ended is not done', async (_what, ask) => {
    const answer = await askWhile(ask, signOut);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'session-ended' }]);
    expect(await open()).toBe(0);
    const rows = await server.db.select().from(account).where(eq(account.mail, mail));
    expect(rows.filter(({ name, awaitsMail }) => name === 'Outro nome' || awaitsMail).map(({ id }) => id)).toEqual([invitation]);
  });

  test('whom the hub shuts out meanwhile enters by no invitation', async () => {
    expect((await askWhile(accept, shutOut)).statusCode).toBe(401);
    expect(await server.db.select().from(account).where(eq(account.id, invitation))).toMatchObject([{ awaitsMail: true }]);
  });

  test.each([
    ['the password is changed', newPassword],
    ['the hub shuts the person out', shutOut],
  ])('a login with the old password begins no session while %s', async (_what, happens) => {
    const answer = await askWhile(logIn, happens);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { message: 'E-mail ou senha incorretos' }]);
    expect(await open()).toBe(0);
  });

  test('of two superusers who sign each other out at once one is obeyed', async () => {
    await server.db.update(account).set({ role: 'superuser' }).where(eq(account.id, 'colleague'));
    const pairs = [
      { by: await server.signIn('super'), of: 'colleague' },
      { by: await server.signIn('colleague'), of: 'super' },
    ];
    const revoke = ({ by, of }: (typeof pairs)[number]) =>
      server.ask('PUT', `/v2/user/person/${of}/sessions`, { headers: by, payload: { sessionId: null } });
    const answers = await Promise.all(pairs.map(revoke));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
  });

  test('who ends a session waits for what was let in by it to be written', async () => {
    const [ours] = await server.db.select().from(session);
    const { ended } = await server.db.transaction(async (tx) => {
      expect(await holdSession(tx, ours?.id ?? '', server.now())).toMatchObject({ actor: { id: 'beto' } });
      const begun = server.ask('POST', '/v2/user/logout', { headers: beto });
      await expect.poll(waiting).toBe(1);
      return { ended: begun };
    });
    expect((await ended).statusCode).toBe(200);
    expect(await open()).toBe(0);
  });

  test('a session that begins beside the one that is ended by command is ended too', async () => {
    const { both } = await server.db.transaction(async (tx) => {
      await lockPerson(tx, mail);
      const switched = goTo();
      await expect.poll(waiting).toBe(1);
      const revoked = revokeSessions({ db: server.db, now: server.now(), base: '' }, mail);
      await expect.poll(waiting).toBe(2);
      return { both: Promise.all([switched, revoked]) };
    });
    await both;
    expect(await open()).toBe(0);
  });
});
