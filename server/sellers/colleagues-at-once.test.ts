import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Colleague, ColleagueStep } from '#contract/colleague.ts';
import type { Tx } from '../db/open.ts';
import { accountToken, mailMessage } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';
import { bodyOf } from '../password-mail/mail-token.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { emptyAccounts } from '../testing/empty-accounts.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

// PGlite has one connection: nobody waits for anybody there.
describe.runIf(testPostgres !== null)('what an owner decides while something else becomes of the person', () => {
  let server: TestServer;
  let ana: SignedIn;
  let invited: string;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server;
    await emptyAccounts(db);
    await db.delete(account).where(eq(account.mail, 'dora@loja.test'));
    await db
      .update(account)
      .set({ sellerId: 'casa-da-ana', isOwner: false, blockedAt: null, isMoneyManager: false })
      .where(eq(account.id, 'money'));
    ana = await server.signIn('ana');
    const payload = { name: 'Dora Nova', mail: 'dora@loja.test', hadSell: false, isOwner: false };
    invited = (await server.ask('POST', '/v2/seller/casa-da-ana/people', { headers: ana, payload })).json<Colleague>()._id;
  });

  const change = async (personId: string, step: ColleagueStep) =>
    server.ask('PUT', `/v2/seller/casa-da-ana/people/${personId}`, { headers: ana, payload: { step } });
  const choose = async (token: string | undefined) =>
    server.ask('POST', '/v2/user/password/reset', { payload: { token, password: 'c1'.repeat(32) } });
  const waiting = async (): Promise<number> => {
    const { rows } = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0;
  };
  /** What an owner asks for is begun after something happened, and before that is committed. */
  const decideWhile = async (happens: (tx: Tx) => Promise<unknown>, personId: string, step: ColleagueStep) => {
    const { asked } = await server.db.transaction(async (tx) => {
      await happens(tx);
      const begun = change(personId, step);
      await expect.poll(waiting).toBe(1);
      return { asked: begun };
    });
    return asked;
  };
  const accountOf = async (id: string) => (await server.db.select().from(account).where(eq(account.id, id)))[0];

  test('whom the hub blocks stays blocked when the money is opened to them at that instant', async () => {
    const answer = await decideWhile(
      (tx) => tx.update(account).set({ blockedAt: server.now() }).where(eq(account.id, 'money')),
      'money',
      'giveMoney',
    );
    expect(answer.statusCode).toBe(200);
    expect(await accountOf('money')).toMatchObject({ isMoneyManager: true, blockedAt: server.now() });
  });

  test('whom the hub moves to another company is made no owner of that one', async () => {
    const answer = await decideWhile(
      (tx) => tx.update(account).set({ sellerId: 'loja-do-beto' }).where(eq(account.id, 'money')),
      'money',
      'makeOwner',
    );
    expect(answer.statusCode).toBe(404);
    expect(await accountOf('money')).toMatchObject({ sellerId: 'loja-do-beto', isOwner: false });
  });

  test('an invitation is taken back while what is decided about the person elsewhere holds their accounts in the same order', async () => {
    const mail = 'dora@loja.test';
    // The account that is taken back leaves what it keeps for Dora to this one, whose id sorts before it.
    const further = { id: '0-of-dora', mail, name: 'Dora', role: 'seller', sellerId: 'loja-do-beto', isFirst: false } as const;
    await server.db.insert(account).values({ ...further, passwordHash: '', awaitsMail: true });
    const hold = (tx: Tx, id: string) => tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for('no key update');
    const { asked } = await server.db.transaction(async (tx) => {
      await hold(tx, further.id);
      const begun = change(invited, 'withdrawInvite');
      await expect.poll(waiting).toBe(1);
      await hold(tx, invited);
      return { asked: begun };
    });
    expect((await asked).statusCode).toBe(200);
    expect(await accountOf(further.id)).toMatchObject({ isFirst: true });
  });

  test('who enters by an invitation while it is taken back keeps the account', async () => {
    const answer = await decideWhile(
      (tx) => tx.update(account).set({ awaitsMail: false }).where(eq(account.id, invited)),
      invited,
      'withdrawInvite',
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { message: 'O convite não está em aberto' }]);
    expect(await accountOf(invited)).toMatchObject({ awaitsMail: false });
  });

  test('an invitation whose mail is being sent is taken back with the link that was just made', async () => {
    const [mail] = await server.db.select().from(mailMessage).where(eq(mailMessage.linkAccountId, invited));
    if (!mail) throw new Error('No invitation was mailed');
    const answer = await decideWhile((tx) => bodyOf(tx, mail, server.now()), invited, 'withdrawInvite');
    expect(answer.statusCode).toBe(200);
    expect([await accountOf(invited), await server.db.$count(accountToken)]).toEqual([undefined, 0]);
  });

  test('who chooses a password while a colleague blocks them, and the colleague, do not wait for each other', async () => {
    const [mail] = await server.db.select().from(mailMessage).where(eq(mailMessage.linkAccountId, invited));
    const token = /#token=([\w-]{43})/u.exec((mail && (await bodyOf(server.db, mail, server.now()))) ?? '')?.[1];
    const { both } = await server.db.transaction(async (tx) => {
      await tx.select().from(mailMessage).where(eq(mailMessage.linkAccountId, invited)).for('update');
      const chosen = choose(token);
      await expect.poll(waiting).toBe(1);
      const blocked = change(invited, 'block');
      await expect.poll(waiting).toBe(2);
      return { both: Promise.all([chosen, blocked]) };
    });
    expect((await both).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await accountOf(invited)).toMatchObject({ awaitsMail: false, blockedAt: server.now() });
  });
});
