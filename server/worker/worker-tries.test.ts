import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { accountRequest } from '../db/schema/account-mail.ts';
import type { Worker } from './worker.ts';
import { forEver, holdTime, minutes, openTestWorkers, seconds, until } from './worker-fixture.ts';

const { clock, pass, settled, failed, open, add, rowOf } = openTestWorkers();

/** Lets pauses pass until nothing more happens. */
const drainFor = async (worker: Worker, ms: number): Promise<void> => {
  await worker.drain();
  for (let passed = 0; passed < ms; passed += seconds) {
    pass(seconds);
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
  pass(seconds - 1);
  await worker.drain();
  expect(tries).toBe(1);
  pass(1);
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
  const started = clock().getTime();
  const worker = open({
    work: async (_db, { mail }) => {
      if (mail !== 'bad') return mail;
      tried.push((clock().getTime() - started) / seconds);
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
  pass(2 * minutes);
  await worker.drain();
  expect([tries, failed.toSorted()]).toEqual([2, ['a', 'b']]);
  expect(await rowOf('a')).toMatchObject({ nextAt: null, tries: 1, failure: 'error', error: 'broken' });
  expect(worker.figures()).toMatchObject({ failedTries: 2, givenUp: 2 });
});

test('what was given up is tried again behind what is new, and waits in no figure', async () => {
  const tried: string[] = [];
  const worker = open({
    againMs: minutes,
    pausesMs: [],
    work: async (_db, { mail }) => {
      tried.push(mail);
      if (mail === 'bad') throw new Error('away');
      return mail;
    },
  });
  await add('bad');
  await worker.drain();
  expect(await worker.waiting()).toEqual({ waiting: 0, oldestSeconds: 0 });
  pass(2 * minutes);
  await add('new');
  expect(await worker.waiting()).toEqual({ waiting: 1, oldestSeconds: 0 });
  await worker.drain();
  expect(tried).toEqual(['bad', 'new', 'bad']);
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
    pass(5 * minutes);
    const again = worker.drain();
    await until(async () => expect((await rowOf('hangs'))?.tries).toBe(tries + 1));
    await vi.advanceTimersByTimeAsync(minutes);
    await again;
  }
  expect([failed, await rowOf('hangs')]).toMatchObject([['hangs'], { tries: 5, failure: 'timeout', nextAt: null }]);
});
