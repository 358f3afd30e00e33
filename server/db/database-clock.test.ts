import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quiet } from '../testing/open-test-db.ts';
import { differenceTo, openDatabaseClock } from './database-clock.ts';
import type { Db } from './open.ts';

const seconds = 1000;
const hour = 3600 * seconds;
const noon = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: noon }));
afterEach(() => void vi.useRealTimers());

/** A database whose time is told here, after so long. */
const databaseAt = (time: () => number, tookMs: () => number = () => 0): Db =>
  ({
    execute: async () => {
      const at = time();
      vi.advanceTimersByTime(tookMs());
      return { rows: [{ at }] };
    },
  }) as unknown as Db;

test('two processes whose computers differ have one time, that of their database, and keep it when a clock is set', async () => {
  const began = performance.now();
  const database = databaseAt(() => noon + hour + performance.now() - began);
  const [one, other] = [await openDatabaseClock(database, quiet), await openDatabaseClock(database, quiet)];
  vi.setSystemTime(noon + 24 * hour);
  vi.advanceTimersByTime(3 * seconds);
  expect([one.clock(), other.clock()]).toEqual([new Date(noon + hour + 3 * seconds), new Date(noon + hour + 3 * seconds)]);
  one.stop();
  other.stop();
});

test('it is asked again from time to time, and an answer that took long is not believed', async () => {
  let [ahead, took] = [0, 0];
  const began = performance.now();
  const { clock, stop } = await openDatabaseClock(
    databaseAt(
      () => noon + ahead + performance.now() - began,
      () => took,
    ),
    quiet,
  );
  ahead = hour;
  await vi.advanceTimersByTimeAsync(10 * seconds);
  expect(clock()).toEqual(new Date(noon + hour + 10 * seconds));
  [ahead, took] = [0, 2 * seconds];
  await vi.advanceTimersByTimeAsync(10 * seconds);
  expect(clock()).toEqual(new Date(noon + hour + 22 * seconds));
  stop();
});

test('while the database is away the time goes on', async () => {
  let isAway = false;
  const began = performance.now();
  const database = databaseAt(() => {
    if (isAway) throw new Error('away');
    return noon + performance.now() - began;
  });
  const { clock, stop } = await openDatabaseClock(database, quiet);
  isAway = true;
  await vi.advanceTimersByTimeAsync(25 * seconds);
  expect(clock()).toEqual(new Date(noon + 25 * seconds));
  stop();
});

test('the difference is to the middle of the time that the question took', async () => {
  const database = databaseAt(
    () => noon,
    () => 500,
  );
  expect(await differenceTo(database, () => Date.now())).toEqual({ ms: -250, tookMs: 500 });
});
