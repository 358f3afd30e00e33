import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { quiet } from '../testing/open-test-db.ts';
import { stopClock } from '../testing/stop-clock.ts';
import type { Db } from './open.ts';
import { migratedOverPglite, openPglite } from './open-pglite.ts';
import { keepVacuumed } from './vacuum-due.ts';

const everyMs = 5000;
const failed = vi.fn<(told: { readonly err: Error }) => void>();
const log = Object.assign(Object.create(quiet) as typeof quiet, { error: failed });

let pglite: PGlite;
let db: Db;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  pglite = await PGlite.create();
  ({ db, close: closeDatabase } = migratedOverPglite(pglite));
});
afterAll(async () => {
  await closeDatabase();
  await pglite.close();
});
let restsOf: (ms: number) => number;
beforeEach(() => {
  failed.mockClear();
  restsOf = stopClock();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Answer = (statement: string) => Promise<void>;
const silent: Answer = () => Promise.resolve();
/** Where these tables are always due. Statements are answered by the test, and nothing of them is done; those about tables are kept. */
const openDue = (names: readonly string[], answer: Answer = silent) => {
  const said: string[] = [];
  const execute = async (statement: SQL): Promise<unknown> => {
    const text = new PgDialect().sqlToQuery(statement).sql.trim();
    if (text.startsWith('select pg_stat')) return { rows: [] };
    if (text.startsWith('select')) {
      said.push('look');
      await answer('look');
      return { rows: names.map((name) => ({ name, isForVacuum: true })) };
    }
    said.push(text);
    await answer(text);
    return { rows: [] };
  };
  const due = new Proxy(db, { get: (target, key) => (key === 'execute' ? execute : (Reflect.get(target, key, target) as unknown)) });
  return { due, take: () => said.splice(0) };
};
const vacuum = (name: string): string => `vacuum (analyze) ${name}`;
const failures = (): readonly string[] => failed.mock.calls.map(([{ err }]) => err.message);
const away: Answer = () => Promise.reject(new Error('away'));

test('tables are looked at every five seconds, again and again', async () => {
  const { due, take } = openDue(['busy']);
  const stop = keepVacuumed(due, log);
  await vi.advanceTimersByTimeAsync(everyMs - 1);
  expect(take()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(take()).toEqual(['look', vacuum('busy')]);
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(take()).toEqual(['look', vacuum('busy'), 'look', vacuum('busy')]);
  stop();
});

test('a vacuum that takes longer is waited for: the next look is five seconds after it', async () => {
  let end: () => void = () => undefined;
  const { due, take } = openDue(['busy'], (text) => (text === 'look' ? silent(text) : new Promise((resolve) => (end = resolve))));
  const stop = keepVacuumed(due, log);
  await vi.advanceTimersByTimeAsync(10 * everyMs);
  expect(take()).toEqual(['look', vacuum('busy')]);
  end();
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(take()).toEqual(['look', vacuum('busy')]);
  stop();
});

test.each([
  ['a vacuum', vacuum('busy'), ['look', vacuum('busy'), vacuum('quiet')]],
  ['a look', 'look', ['look']],
])('%s that fails is told, and ends nothing', async (_what, broken, said) => {
  const { due, take } = openDue(['busy', 'quiet'], (text) => (text === broken ? away(text) : silent(text)));
  const stop = keepVacuumed(due, log);
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect([take(), failures()]).toEqual([
    [...said, ...said],
    ['away', 'away'],
  ]);
  stop();
});

test('closed, it looks no more', async () => {
  const { due, take } = openDue(['busy']);
  const stop = keepVacuumed(due, log);
  await vi.advanceTimersByTimeAsync(everyMs);
  take();
  stop();
  const rests = restsOf(everyMs);
  await vi.advanceTimersByTimeAsync(10 * everyMs);
  expect([take(), restsOf(everyMs)]).toEqual([[], rests]);
});

test('closed while a table is vacuumed, no other is, nothing is told and nothing looks again', async () => {
  let end: (error: Error) => void = () => undefined;
  const { due, take } = openDue(['busy', 'quiet'], (text) =>
    text === 'look' ? silent(text) : new Promise((_resolve, reject) => (end = reject)),
  );
  const stop = keepVacuumed(due, log);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(take()).toEqual(['look', vacuum('busy')]);
  stop();
  end(new Error('closed'));
  const rests = restsOf(everyMs);
  await vi.advanceTimersByTimeAsync(10 * everyMs);
  expect([take(), failures(), restsOf(everyMs)]).toEqual([[], [], rests]);
});

test('an embedded database is vacuumed while it is open, and its timer ends with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-vacuum-'));
  try {
    const dataDir = join(folder, 'pglite');
    await (await PGlite.create({ dataDir, loadDataDir: await migratedSnapshot() })).close();
    const open = await openPglite(dataDir, log);
    await open.db.execute(sql`create table busy as select each as id from generate_series(1, 2000) each`);
    const visible = async () =>
      (await open.db.execute(sql`select relallvisible > 0 as clean from pg_class where relname = 'busy'`)).rows[0]?.['clean'];
    expect(await visible()).toBe(false);
    vi.advanceTimersByTime(everyMs);
    await expect.poll(visible).toBe(true);
    await open.close();
    const rests = restsOf(everyMs);
    await vi.advanceTimersByTimeAsync(10 * everyMs);
    expect([restsOf(everyMs), failures()]).toEqual([rests, []]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
