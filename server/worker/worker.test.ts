import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountRequest } from '../db/schema/account-mail.ts';
import type { Database } from '../db/open.ts';
import { openTestDb, quiet } from '../testing/open-test-db.ts';
import { queueOf } from './queue.ts';
import { createWorker, type Work, type Worker } from './worker.ts';

type Row = typeof accountRequest.$inferSelect;

const seconds = 1000;
const minutes = 60 * seconds;
let time = Date.parse('2026-11-21T12:00:00.000Z');
const clock = (): Date => new Date(time);

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(accountRequest);
});
afterEach(() => vi.useRealTimers());

/** Only what the worker waits with: its time-outs pass when the test says so. */
const holdTime = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** Slow machines take their time. */
const until = (holds: () => unknown): Promise<unknown> => vi.waitFor(holds, { timeout: 15_000, interval: 20 });
const forEver = (): Promise<never> => new Promise(() => {});
const opened: Worker[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.splice(0).map((worker) => worker.stop()));
});

/** Rows of any kind do: what becomes of them is written down in `settled` and `failed`. */
const settled: string[] = [];
const failed: string[] = [];
beforeEach(() => {
  settled.length = 0;
  failed.length = 0;
});
const noted: Work<Row, string> = {
  name: 'noted',
  queue: queueOf(accountRequest, 'id'),
  timeoutMs: minutes,
  work: async (_db, { mail }) => mail,
  settle: async (_tx, _row, made) => {
    settled.push(made);
    return 'over';
  },
  onFailed: async (_tx, { mail }) => void failed.push(mail),
};
const open = (work: Partial<Work<Row, string>> = {}): Worker => {
  const worker = createWorker({ ...noted, ...work }, { db: database.db, clock, log: quiet });
  opened.push(worker);
  return worker;
};
const add = async (...mails: readonly string[]): Promise<void> => {
  for (const mail of mails) await database.db.insert(accountRequest).values({ kind: 'reset', mail, at: clock(), nextAt: clock() });
};
const rowOf = async (mail: string): Promise<Row | undefined> =>
  (await database.db.select().from(accountRequest).where(eq(accountRequest.mail, mail)))[0];

/** Lets pauses pass until nothing more happens. */
const drainFor = async (worker: Worker, ms: number): Promise<void> => {
  await worker.drain();
  for (let passed = 0; passed < ms; passed += seconds) {
    time += seconds;
    await worker.drain();
  }
};

test('what throws once is done at the second try, a second later', async () => {
  let tries = 0;
  const worker = open({
    work: async (_db, { mail }) => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return mail;
    },
  });
  await add('a');
  await worker.drain();
  expect([settled, await rowOf('a')]).toMatchObject([[], { tries: 1, error: 'away', lease: null, failure: null }]);
  time += seconds - 1;
  await worker.drain();
  expect(tries).toBe(1);
  time += 1;
  await worker.drain();
  expect([settled, await rowOf('a')]).toMatchObject([['a'], { tries: 0, error: null, nextAt: null }]);
});

test('of a failed statement the row keeps what the database said, and none of the values', async () => {
  const worker = open({
    settle: async (tx) => {
      await tx.execute(sql`select ${'a secret'}::text, 1 / ${0}::int`);
      return 'over';
    },
  });
  await add('a');
  await worker.drain();
  expect(await rowOf('a')).toMatchObject({ tries: 1, error: 'division by zero' });
});

test('what always throws is tried five times with growing pauses and then given up with its reason, and the others are done', async () => {
  const tried: number[] = [];
  const started = time;
  const worker = open({
    work: async (_db, { mail }) => {
      if (mail !== 'bad') return mail;
      tried.push((time - started) / seconds);
      throw new Error('broken');
    },
  });
  await add('bad', 'b', 'c');
  await worker.drain();
  expect(settled).toEqual(['b', 'c']);
  await drainFor(worker, 10 * minutes);
  expect(tried).toEqual([0, 1, 11, 71, 371]);
  expect(failed).toEqual(['bad']);
  expect(await rowOf('bad')).toMatchObject({ nextAt: null, lease: null, tries: 5, failure: 'error', error: 'broken' });
});

test('a row that can not be given up, once, is given up later with its own reason, and is not worked on again for that', async () => {
  let tries = 0;
  let isAway = true;
  const worker = open({
    pausesMs: [],
    work: () => {
      tries += 1;
      return Promise.reject(new Error('broken'));
    },
    onFailed: async (_tx, { mail }) => {
      if (isAway) throw new Error('away');
      failed.push(mail);
    },
  });
  await add('a', 'b');
  await worker.drain();
  expect([tries, failed]).toEqual([2, []]);
  isAway = false;
  time += 2 * minutes;
  await worker.drain();
  expect([tries, failed.toSorted()]).toEqual([2, ['a', 'b']]);
  expect(await rowOf('a')).toMatchObject({ nextAt: null, tries: 1, failure: 'error', error: 'broken' });
  expect(worker.figures()).toMatchObject({ failedTries: 2, givenUp: 2 });
});

test('an error that would come back each time is not tried again', async () => {
  const worker = open({ work: () => Promise.reject(new Error('unknown')), isLasting: (error) => String(error).includes('unknown') });
  await add('a');
  await worker.drain();
  expect([failed, await rowOf('a')]).toMatchObject([['a'], { tries: 1, failure: 'error', nextAt: null }]);
});

test('what throws while it is settled leaves nothing of its transaction and counts as a try', async () => {
  const worker = open({
    settle: async (tx, { id }) => {
      await tx.update(accountRequest).set({ kind: 'validate' }).where(eq(accountRequest.id, id));
      throw new Error('half');
    },
  });
  await add('a');
  await worker.drain();
  expect(await rowOf('a')).toMatchObject({ kind: 'reset', tries: 1, error: 'half' });
});

test('what hangs is cut, whether or not it listens, counts as a try and ends as timed out; the others go on meanwhile', async () => {
  holdTime();
  const heard: string[] = [];
  const begun = new Set<string>();
  const worker = open({
    concurrency: 2,
    work: async (_db, { mail }, signal) => {
      if (mail !== 'hangs') return mail;
      begun.add(mail);
      signal.addEventListener('abort', () => heard.push(String(signal.reason)));
      return forEver();
    },
  });
  await add('hangs', 'b', 'c');
  const drained = worker.drain();
  await until(() => expect(settled).toEqual(['b', 'c']));
  expect(begun).toEqual(new Set(['hangs']));
  await vi.advanceTimersByTimeAsync(minutes);
  await drained;
  expect(heard).toEqual([expect.stringContaining('60000 ms')]);
  expect(await rowOf('hangs')).toMatchObject({ tries: 1, lease: null, error: 'Not done within 60000 ms' });
  for (let tries = 1; tries < 5; tries += 1) {
    time += 5 * minutes;
    const again = worker.drain();
    await until(async () => expect((await rowOf('hangs'))?.tries).toBe(tries + 1));
    await vi.advanceTimersByTimeAsync(minutes);
    await again;
  }
  expect([failed, await rowOf('hangs')]).toMatchObject([['hangs'], { tries: 5, failure: 'timeout', nextAt: null }]);
});

test('whoever hangs in another worker, or at the same table in another process, keeps nobody waiting', async () => {
  holdTime();
  const [stuck, sound] = [open({ work: forEver }), open()];
  await add('a');
  stuck.wake();
  await until(async () => expect((await rowOf('a'))?.lease).not.toBeNull());
  await add('b');
  await sound.drain();
  expect(settled).toEqual(['b']);
  const stopped = stuck.stop();
  await vi.advanceTimersByTimeAsync(3 * seconds);
  await stopped;
});

test('a row of a process that died is taken over when its lease ends, not before', async () => {
  const { db } = database;
  await add('a');
  await noted.queue.take(db, clock(), new Date(time + 2 * minutes));
  const worker = open();
  time += 2 * minutes - 1;
  await worker.drain();
  expect(settled).toEqual([]);
  time += 1;
  await worker.drain();
  expect(settled).toEqual(['a']);
});

test('a row that ends each process that takes it is given up as interrupted and takes no further one with it', async () => {
  const { db } = database;
  await add('a');
  for (let deaths = 0; deaths < 5; deaths += 1) {
    await noted.queue.take(db, clock(), new Date(time + 2 * minutes));
    time += 2 * minutes;
  }
  const worker = open();
  await worker.drain();
  expect(settled).toEqual([]);
  expect([failed, await rowOf('a')]).toMatchObject([['a'], { failure: 'interrupted', nextAt: null }]);
});

test('what is finished after its lease was lost is ignored, and so is what fails then', async () => {
  const { db } = database;
  let end: (mail: string) => void = () => undefined;
  let isTaken: () => void = () => undefined;
  const taken = new Promise<void>((resolve) => (isTaken = resolve));
  const slow = open({
    work: () => {
      isTaken();
      return new Promise((resolve) => (end = resolve));
    },
  });
  await add('a');
  const drained = slow.drain();
  await taken;
  time += 2 * minutes;
  const other = await noted.queue.take(db, clock(), new Date(time + 2 * minutes));
  expect(other).toMatchObject({ mail: 'a', tries: 2 });
  end('a, late');
  await drained;
  expect(settled).toEqual([]);
  expect(slow.figures()).toMatchObject({ taken: 1, done: 0, lost: 1 });
  expect((await rowOf('a'))?.lease).toBe(other?.lease);
});

test('of many workers at one table each row is taken once', async () => {
  await add(...Array.from({ length: 20 }, (_, at) => `m${at}`));
  const workers = Array.from({ length: 4 }, () => open({ concurrency: 3 }));
  await Promise.all(workers.map((worker) => worker.drain()));
  expect(settled.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => `m${at}`).toSorted());
});

test('a worker that stops takes nothing more, ends what it is at, and puts back what does not end', async () => {
  holdTime();
  let end: (mail: string) => void = () => undefined;
  const worker = open({
    concurrency: 2,
    work: (_db, { mail }) => (mail === 'hangs' ? forEver() : new Promise((resolve) => (end = resolve))),
  });
  await add('hangs', 'slow', 'later');
  worker.wake();
  await until(async () => expect([(await rowOf('hangs'))?.tries, (await rowOf('slow'))?.tries]).toEqual([1, 1]));
  const stopped = worker.stop();
  end('slow');
  await until(() => expect(settled).toEqual(['slow']));
  await vi.advanceTimersByTimeAsync(3 * seconds);
  await stopped;
  expect(await rowOf('hangs')).toMatchObject({ lease: null, tries: 0, nextAt: clock() });
  expect(await rowOf('later')).toMatchObject({ lease: null, tries: 0 });
});

test('figures tell what was taken, done, failed and given up, what waits, and how long the first has been due', async () => {
  const worker = open({
    work: async (_db, { mail }) => {
      if (mail === 'bad') throw new Error('broken');
      return mail;
    },
    pausesMs: [10 * seconds],
  });
  await add('bad', 'b');
  await worker.drain();
  expect(worker.figures()).toMatchObject({ taken: 2, done: 1, failedTries: 1, givenUp: 0, lost: 0 });
  expect(worker.figures().seconds).toBeGreaterThan(0);
  expect(await worker.waiting()).toEqual({ waiting: 1, oldestSeconds: 0 });
  time += 70 * seconds;
  expect(await worker.waiting()).toEqual({ waiting: 1, oldestSeconds: 60 });
  await worker.drain();
  expect(worker.figures()).toMatchObject({ taken: 3, done: 1, failedTries: 2, givenUp: 1 });
  expect(await worker.waiting()).toEqual({ waiting: 0, oldestSeconds: 0 });
});
