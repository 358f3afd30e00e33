import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import { imports, mails, priceRuns, reports, type Hanging } from '../../tests/support/worked-rows.ts';
import type { Database } from '../db/open.ts';
import { openTestDb, quiet } from '../testing/open-test-db.ts';
import type { Worker } from './worker.ts';

const hours = 60 * 60_000;
let time = Date.parse('2026-11-21T12:00:00.000Z');
const clock = (): Date => new Date(time);

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());
afterEach(() => vi.useRealTimers());

/** Tries that are due are made, then the longest pause passes. */
const tryTimes = async (worker: Worker, times: number): Promise<void> => {
  for (let at = 0; at < times; at += 1) {
    await worker.drain();
    time += 3 * hours;
  }
};

describe.each([priceRuns, reports, imports, mails])('$name', ({ add, refuse, stateOf, effectsOf, timeoutMs, open }) => {
  const opened = (hanging?: Hanging): Worker => open({ db: database.db, clock, log: quiet }, hanging);
  const states = (...ids: readonly string[]) => Promise.all(ids.map((id) => stateOf(database.db, id)));
  const effects = (...ids: readonly string[]) => Promise.all(ids.map((id) => effectsOf(database.db, id)));

  test('that throws once is done all the same, once', async () => {
    const { db } = database;
    const id = await add(db, 'ana', clock());
    await refuse(db, id, 1);
    const worker = opened();
    await worker.drain();
    expect([await states(id), await effects(id)]).toEqual([['waiting'], [0]]);
    time += hours;
    await worker.drain();
    expect([await states(id), await effects(id)]).toEqual([['done'], [1]]);
    expect(worker.figures()).toMatchObject({ failedTries: 1, givenUp: 0 });
  });

  test('that always throws is tried five times and fails with its reason; those of other companies are done at once', async () => {
    const { db } = database;
    const bad = await add(db, 'ana', clock());
    await refuse(db, bad, 1000);
    const [other, own] = [await add(db, 'beto', clock()), await add(db, 'ana', clock())];
    const worker = opened();
    await worker.drain();
    expect([await states(other, own), await effects(other, own)]).toEqual([
      ['done', 'done'],
      [1, 1],
    ]);
    await tryTimes(worker, 8);
    expect([await states(bad), await effects(bad)]).toEqual([['error'], [0]]);
    expect(worker.figures()).toMatchObject({ failedTries: 5, givenUp: 1 });
  });

  test('that hangs is timed out, counted and given up; those of other companies are done meanwhile', async () => {
    const { db } = database;
    const stuck = await add(db, 'ana', clock());
    const other = await add(db, 'beto', clock());
    let begin = (): void => undefined;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const worker = opened({ id: stuck, onBegun: () => begin() });
    for (let tries = 1; tries <= 5; tries += 1) {
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const drained = worker.drain();
      await begun;
      while ((await states(other))[0] !== 'done') await turn();
      // Exactly that, and none has passed before: a pool has timers of its own, and would give up the statement that gives the row up.
      await vi.advanceTimersByTimeAsync(timeoutMs);
      await drained;
      expect(worker.figures().failedTries).toBe(tries);
      time += 3 * hours;
    }
    expect([await states(stuck), await effects(stuck, other)]).toEqual([['timeout'], [0, 1]]);
    expect(worker.figures()).toMatchObject({ givenUp: 1 });
  });

  test('that was done by two workers at once is done once', async () => {
    const { db } = database;
    const ids = [await add(db, 'ana', clock()), await add(db, 'beto', clock()), await add(db, 'ana', clock())];
    await Promise.all([opened().drain(), opened().drain(), opened().drain()]);
    expect([await states(...ids), await effects(...ids)]).toEqual([
      ['done', 'done', 'done'],
      [1, 1, 1],
    ]);
  });
});
