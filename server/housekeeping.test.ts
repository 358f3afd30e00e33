import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loginFailure, session } from './db/schema/core.ts';
import { keepTidy, tidy } from './housekeeping.ts';
import type { BlobStore } from './images/blob-store.ts';
import { memoryBlobs } from './testing/memory-blobs.ts';
import { quiet } from './testing/open-test-db.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

const days = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const kept = async () => ({ sessions: await server.db.$count(session), failures: await server.db.$count(loginFailure) });

test('what still counts is kept, what is long over is removed', async () => {
  await server.signIn('ana');
  await server.ask('POST', '/v2/user/auth', { payload: { mail: 'nobody@balcao.test', password: 'f'.repeat(64) } });
  await tidy(server.db, server.now());
  expect(await kept()).toEqual({ sessions: 1, failures: 2 });

  server.pass(29 * days);
  const { authorization } = await server.signIn('beto');
  await tidy(server.db, server.now());
  expect(await kept()).toEqual({ sessions: 2, failures: 0 });

  server.pass(2 * days);
  await tidy(server.db, server.now());
  expect(await kept()).toEqual({ sessions: 1, failures: 0 });
  expect((await server.ask('GET', '/v2/user/data', { headers: { authorization, userToken: authorization } })).statusCode).toBe(401);
});

test('what can not be removed is told and keeps nothing else from being removed', async () => {
  await server.signIn('ana');
  server.pass(31 * days);
  expect((await kept()).sessions).toBeGreaterThan(0);
  await server.db.execute(sql`alter table login_failure rename to login_failure_away`);
  await expect(tidy(server.db, server.now())).rejects.toThrow('pruneLoginFailures');
  await server.db.execute(sql`alter table login_failure_away rename to login_failure`);
  expect((await kept()).sessions).toBe(0);
});

test('each hour what was half written a day ago is removed from the store of images', async () => {
  const hourly: (() => void)[] = [];
  const timers = vi.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
    if (ms === 60 * 60_000) hourly.push(work);
    return { unref: () => undefined };
  }) as unknown as typeof setInterval);
  const removeUnfinished = vi.fn<BlobStore['removeUnfinished']>(async () => undefined);
  const stop = keepTidy({ db: server.db, blobs: { ...memoryBlobs(), removeUnfinished }, clock: server.now, log: quiet });
  timers.mockRestore();
  // Of rows and of reputation it is not: nobody could wait for those here.
  const [, ofTheStore] = hourly;
  ofTheStore?.();
  expect(removeUnfinished.mock.calls).toEqual([[new Date(server.now().getTime() - days)]]);
  stop();
});
