import { fdatasyncSync, fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import { databaseOverPglite } from './open-pglite.ts';

/** Flushes as they reach the system: by fdatasync, and by fsync. */
vi.mock(import('node:fs'), async (load) => {
  const fs = await load();
  return { ...fs, fdatasyncSync: vi.fn<typeof fs.fdatasyncSync>(fs.fdatasyncSync), fsyncSync: vi.fn<typeof fs.fsyncSync>(fs.fsyncSync) };
});

const dir = mkdtempSync(join(tmpdir(), 'balcao-durable-'));
const fs = new DurableNodeFS(dir);
let client: PGlite;

beforeAll(async () => {
  client = await PGlite.create({ fs, startParams: durableStartParams, loadDataDir: await migratedSnapshot() });
  await client.exec('create table kept (id int)');
});
afterAll(async () => {
  await client.close();
  rmSync(dir, { recursive: true, force: true });
});

const syncsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = fs.syncs;
  await work();
  return fs.syncs - before;
};

test('each commit is flushed to the disk before it is answered', async () => {
  for (let at = 0; at < 5; at += 1) expect(await syncsOf(() => client.query('insert into kept values ($1)', [at]))).toBe(1);
});

interface Flushed {
  readonly fdatasync: number;
  readonly fsync: number;
}
const flushesOf = async (work: () => Promise<unknown>): Promise<Flushed> => {
  const [data, whole] = [vi.mocked(fdatasyncSync).mockClear(), vi.mocked(fsyncSync).mockClear()];
  await work();
  return { fdatasync: data.mock.calls.length, fsync: whole.mock.calls.length };
};

test('a commit reaches the system as one fdatasync of its log; what a checkpoint writes is flushed whole (decision 0044)', async () => {
  for (let at = 0; at < 3; at += 1)
    expect(await flushesOf(() => client.query('insert into kept values ($1)', [at]))).toEqual({ fdatasync: 1, fsync: 0 });
  expect((await flushesOf(() => client.exec('checkpoint'))).fsync).toBeGreaterThan(0);
});

test('a transaction of many statements is flushed once', async () => {
  const syncs = await syncsOf(() =>
    client.transaction(async (tx) => {
      for (let at = 0; at < 5; at += 1) await tx.query('insert into kept values ($1)', [at]);
    }),
  );
  expect(syncs).toBe(1);
});

test('what only reads flushes nothing', async () => {
  expect(await syncsOf(() => client.query('select count(*) from kept'))).toBe(0);
});

test('what the driver commits over its own connection is flushed before it is answered', async () => {
  const { db } = await databaseOverPglite(client);
  await db.execute(sql`create table taken (id int)`);
  for (let at = 0; at < 3; at += 1) expect(await syncsOf(() => db.execute(sql`insert into taken values (${at})`))).toBe(1);
  const syncs = await syncsOf(() =>
    db.transaction(async (tx) => {
      for (let at = 0; at < 5; at += 1) await tx.execute(sql`insert into taken values (${at})`);
    }),
  );
  expect(syncs).toBe(1);
});
