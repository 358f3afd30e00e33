import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notification, notificationRead } from '../db/schema/notification.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { readBeforeJoining } from './read-before-joining.ts';

// PGlite has one connection: nobody waits for anybody there.
describe.runIf(testPostgres !== null)('a notice that goes for its age while it is read', () => {
  let server: TestServer;
  let ana: SignedIn;
  beforeAll(async () => {
    server = await openTestServer();
    ana = await server.signIn('ana');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server;
    await db.delete(notification);
    const told = { sellerId: 'casa-da-ana', notificationType: 'order', message: 'Venda', createdAt: server.now() };
    await db.insert(notification).values(['going', 'staying'].map((id) => ({ id, ...told })));
  });

  const put = async (path: string): Promise<number> =>
    (await server.ask('PUT', `/v2/notification/${path}`, { headers: { ...ana }, payload: { userId: 'ana' } })).statusCode;
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const whileItGoes = async <T>(read: () => Promise<T>): Promise<T> => {
    const { asked } = await server.db.transaction(async (tx) => {
      await tx.delete(notification).where(eq(notification.id, 'going'));
      const begun = read();
      await expect.poll(async () => (await server.db.execute(waiting)).rows.length).toBeGreaterThan(0);
      return { asked: begun };
    });
    return asked;
  };

  test.each<[string, () => Promise<unknown>, unknown, number]>([
    ['all are read: the others are', () => put('readAll'), 200, 1],
    ['it is read by itself: it is not there', () => put('going'), 404, 0],
    ['somebody joins: they join', () => server.db.transaction((tx) => readBeforeJoining(tx, 'ana')), undefined, 1],
  ])('%s', async (_what, read, answer, marked) => {
    expect(await whileItGoes(read)).toBe(answer);
    expect(await server.db.$count(notificationRead)).toBe(marked);
  });
});
