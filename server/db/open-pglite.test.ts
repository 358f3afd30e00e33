import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import type { Database } from './open.ts';
import { migratedOverPglite } from './open-pglite.ts';

let pglite: PGlite;
let database: Database;
beforeAll(async () => {
  pglite = await PGlite.create({ loadDataDir: await migratedSnapshot() });
  database = migratedOverPglite(pglite);
});
afterAll(async () => {
  await database.close();
  await pglite.close();
});

const listen = async () => {
  const onNotice = vi.fn<(payload: string) => void>();
  const { stop } = await database.listen('news', { onNotice, onGap: () => undefined });
  return { heard: () => onNotice.mock.calls.flat(), stop };
};
const tell = (text: string) => database.db.execute(sql`select pg_notify('news', ${text})`);

test('a listener that stops hears no more, and the others of its channel still hear', async () => {
  const [one, other] = [await listen(), await listen()];
  await tell('a');
  await one.stop();
  await tell('b');
  expect([one.heard(), other.heard()]).toEqual([['a'], ['a', 'b']]);
  await other.stop();
  await tell('c');
  expect(other.heard()).toEqual(['a', 'b']);
  const again = await listen();
  await tell('d');
  expect(again.heard()).toEqual(['d']);
  await again.stop();
});

test('however often somebody listened and stopped, nothing of it is left behind', async () => {
  const warned = vi.fn<(warning: Error) => void>();
  process.on('warning', warned);
  for (let times = 0; times < 12; times += 1) await (await listen()).stop();
  await new Promise((resolve) => process.nextTick(resolve));
  process.off('warning', warned);
  expect(warned.mock.calls.map(([{ message }]) => message)).toEqual([]);
});
