import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loginFailure, session } from './db/schema/core.ts';
import { image, imageAnalysis } from './db/schema/image.ts';
import { marketplaceAccount } from './db/schema/marketplace-account.ts';
import { notification, notificationRead } from './db/schema/notification.ts';
import { reputationDay } from './db/schema/reputation.ts';
import { keepTidy, tidy } from './housekeeping.ts';
import type { BlobStore } from './images/blob-store.ts';
import { analysisRevision } from './images/image-limits.ts';
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

test('a minute after the start it is tidied as well: a server that is started each hour would never be', async () => {
  await server.db.delete(loginFailure);
  await server.db.insert(loginFailure).values({ subject: 'old', at: new Date(server.now().getTime() - days) });
  const soon: (() => void)[] = [];
  const noTimer = { unref: () => undefined };
  const intervals = vi.spyOn(globalThis, 'setInterval').mockImplementation((() => noTimer) as unknown as typeof setInterval);
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms: number) => {
    if (ms === 60_000) soon.push(work);
    return noTimer;
  }) as unknown as typeof setTimeout);
  const stop = keepTidy({ db: server.db, blobs: memoryBlobs(), clock: server.now, log: quiet });
  timers.mockRestore();
  intervals.mockRestore();
  expect(soon).toHaveLength(1);
  soon[0]?.();
  await expect.poll(async () => (await kept()).failures).toBe(0);
  stop();
});

test('what was said of bytes that became no image of ours is forgotten after a week, and what was looked at anew since', async () => {
  const { db } = server;
  const at = server.now();
  await db.insert(image).values({ hash: 'kept', sourceHash: 'sent', width: 1, height: 1, bytes: 1, storedAt: at });
  const said = (hash: string, revision: number, when = at) => ({
    hash,
    revision,
    role: 'other' as const,
    answer: 'Imagem pequena',
    at: when,
  });
  await db
    .insert(imageAnalysis)
    .values([
      said('kept', analysisRevision),
      said('sent', analysisRevision),
      said('kept', analysisRevision - 1),
      said('tried', analysisRevision),
    ]);
  await db.insert(imageAnalysis).values({ ...said('sent', analysisRevision - 1), role: 'cover' });
  await tidy(db, server.now());
  expect(await db.$count(imageAnalysis)).toBe(5);

  server.pass(8 * days);
  await db.insert(imageAnalysis).values(said('tried just now', analysisRevision, server.now()));
  await tidy(db, server.now());
  const left = await db.select().from(imageAnalysis).orderBy(imageAnalysis.hash, imageAnalysis.revision);
  expect(left.map(({ hash, revision }) => [hash, analysisRevision - revision])).toEqual([
    ['kept', 0],
    // Nobody looked at it anew in that role.
    ['sent', 1],
    ['sent', 0],
    ['tried just now', 0],
  ]);
});

test('a notice is kept for a year, read or not', async () => {
  const { db } = server;
  const aged = (id: string, old: number) => {
    const createdAt = new Date(server.now().getTime() - old * days);
    return { id, sellerId: 'casa-da-ana', notificationType: 'order', message: id, createdAt };
  };
  await db.insert(notification).values([aged('of-364', 364), aged('of-366', 366), aged('of-366-read', 366)]);
  await db.insert(notificationRead).values({ notificationId: 'of-366-read', userId: 'ana', readAt: server.now() });
  await tidy(db, server.now());
  expect((await db.select().from(notification)).map(({ id }) => id)).toEqual(['of-364']);
  expect(await db.$count(notificationRead)).toBe(0);
});

test('how accounts stood is kept for a year up to the last day that was judged, however long ago that is', async () => {
  const { db } = server;
  await db.insert(marketplaceAccount).values({ id: 'judged', sellerId: 'casa-da-ana', name: 'Loja', officialName: 'LOJA' });
  const stood = (day: string) => ({ accountId: 'judged', day, sales: 0, claims: 0, cancelled: 0, late: 0, level: 'none' as const });
  await db.insert(reputationDay).values(['2020-01-01', '2020-03-01', '2021-03-01'].map(stood));
  await tidy(db, server.now());
  expect((await db.select().from(reputationDay)).map(({ day }) => day)).toEqual(['2020-03-01', '2021-03-01']);
});
