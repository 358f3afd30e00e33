import { expect, test, vi } from 'vitest';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from './worker.ts';
import { forEver, holdTime, minutes, openTestWorkers, seconds, until } from './worker-fixture.ts';

const { clock, later, pass, database, settled, failed, noted, open, add, rowOf } = openTestWorkers();

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
  const { db } = database();
  await add('a');
  await noted.queue.take(db, clock(), later(2 * minutes));
  const worker = open();
  pass(2 * minutes - 1);
  await worker.drain();
  expect(settled).toEqual([]);
  pass(1);
  await worker.drain();
  expect(settled).toEqual(['a']);
});

test('a row that ends each process that takes it is given up as interrupted and takes no further one with it', async () => {
  const { db } = database();
  await add('a');
  for (let deaths = 0; deaths < 5; deaths += 1) {
    await noted.queue.take(db, clock(), later(2 * minutes));
    pass(2 * minutes);
  }
  const worker = open();
  await worker.drain();
  expect(settled).toEqual([]);
  expect([failed, await rowOf('a')]).toMatchObject([['a'], { failure: 'interrupted', nextAt: null }]);
});

test('what is finished after its lease was lost is ignored, and so is what fails then', async () => {
  const { db } = database();
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
  pass(2 * minutes);
  const other = await noted.queue.take(db, clock(), later(2 * minutes));
  expect(other).toMatchObject({ mail: 'a', tries: 2 });
  end('a, late');
  await drained;
  expect(settled).toEqual([]);
  expect(slow.figures()).toMatchObject({ taken: 1, done: 0, lost: 1 });
  expect((await rowOf('a'))?.lease).toBe(other?.lease);
});

test('between two steps a worker lets through who is to be answered first', async () => {
  const { db } = database();
  await add('a', 'b');
  const seen: string[] = [];
  const letThrough = async (stepMs: number): Promise<void> =>
    void seen.push(`let through ${stepMs > 0 ? 'for a while' : 'not'} after ${settled.join(', ')}`);
  await createWorker(noted, { db, clock, log: quiet, letThrough }).drain();
  expect(seen.slice(0, 2)).toEqual(['let through for a while after a', 'let through for a while after a, b']);
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
  pass(70 * seconds);
  expect(await worker.waiting()).toEqual({ waiting: 1, oldestSeconds: 60 });
  await worker.drain();
  expect(worker.figures()).toMatchObject({ taken: 3, done: 1, failedTries: 2, givenUp: 1 });
  expect(await worker.waiting()).toEqual({ waiting: 0, oldestSeconds: 0 });
});

test('what was put off by a clock that was ahead waits for no day to come', async () => {
  const day = 24 * 60 * minutes;
  await add('a');
  pass(day);
  const worker = open({
    settle: async (_tx, _row, made) => {
      settled.push(made);
      if (settled.length === 2) return 'over';
      // Set back in the middle of the step: the row is due by the time that is over.
      pass(-day);
      return 'more';
    },
  });
  await worker.drain();
  expect(settled).toEqual(['a', 'a']);
});
