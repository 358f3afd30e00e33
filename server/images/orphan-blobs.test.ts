import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertMediationOf } from '../../tests/support/mediations.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { image } from '../db/schema/image.ts';
import { mediationFile, mediationMessage } from '../db/schema/mediation.ts';
import { writtenBlob } from '../db/schema/written-blob.ts';
import { openFileBlobStore } from './file-blob-store.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import type { BlobStore } from './blob-store.ts';
import { orphanBlobWork, writeBlob } from './orphan-blobs.ts';

const hour = 60 * 60_000;
const start = Date.parse('2026-11-21T12:00:00.000Z');
const after = (hours: number): Date => new Date(start + hours * hour);
const folder = mkdtempSync(join(tmpdir(), 'balcao-orphans-'));
const blobs = openFileBlobStore(folder);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ blobs });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const bytes = Buffer.from('bytes');
const write = (name: string, hours = 0): Promise<void> => writeBlob({ db: app.db, blobs, now: after(hours) }, name, bytes);
const sweep = (hours: number, store: BlobStore = blobs): Promise<void> =>
  createWorker(orphanBlobWork(store), { db: app.db, clock: () => after(hours), log: quiet }).drain();
const isThere = async (name: string): Promise<boolean> => (await blobs.read(name)) !== null;

test('bytes that no row came to name are gone after a day, and not before', async () => {
  await write('aa11.file');
  await sweep(23);
  expect(await isThere('aa11.file')).toBe(true);
  await sweep(25);
  expect(await isThere('aa11.file')).toBe(false);
  expect(readdirSync(join(folder, 'aa'))).toEqual([]);
});

test('the sizes that were made of an image nobody came to name go with it', async () => {
  await write('ab12.jpg');
  for (const width of [112, 320, 640]) await blobs.write(`ab12-${width}.jpg`, bytes);
  await sweep(25);
  expect(readdirSync(join(folder, 'ab'))).toEqual([]);
});

test('a picture is on the disk under its name when it is written: file, folder, and the folder of a new folder are flushed', async () => {
  const handle = await open(folder, 'r');
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
  await blobs.write('fe01.jpg', bytes);
  expect(sync).toHaveBeenCalledTimes(3);
  await blobs.write('fe02.jpg', bytes);
  expect(sync).toHaveBeenCalledTimes(5);
  sync.mockRestore();
  await handle.close();
});

test('what a message or an image names stays, and is not looked at again', async () => {
  const { db } = app;
  await insertOrder(db, 'o-1', 'ana', 'pending');
  await insertMediationOf(db, 'o-1');
  await write('bb22.file');
  await write('cc33.jpg');
  const [message] = await db.select().from(mediationMessage).limit(1);
  const file = {
    id: randomUUID(),
    messageId: message?.id ?? '',
    orderId: 'o-1',
    position: 0,
    name: 'foto.png',
    type: 'image/png',
  } as const;
  await db.insert(mediationFile).values({ ...file, blob: 'bb22.file', sourceHash: 'cc', key: 'dd' });
  await db.insert(image).values({ hash: 'cc33', sourceHash: 'ee', width: 1, height: 1, bytes: 5, storedAt: after(0) });
  await sweep(25);
  expect([await isThere('bb22.file'), await isThere('cc33.jpg'), await db.$count(writtenBlob)]).toEqual([true, true, 0]);
});

test('what is written again meanwhile has its day anew', async () => {
  await write('dd44.file');
  await write('dd44.file', 20);
  await sweep(30);
  expect(await isThere('dd44.file')).toBe(true);
  await sweep(45);
  expect(await isThere('dd44.file')).toBe(false);
});

test('bytes the store can not remove are tried again and then given up with the reason; the others go meanwhile', async () => {
  for (const name of ['ee55.file', 'ff66.file', 'ab77.file']) await write(name);
  let isDown = true;
  const remove = async (name: string): Promise<void> => {
    if (name === 'ee55.file' || (name === 'ff66.file' && isDown)) throw new Error('down');
    await blobs.remove(name);
  };
  const partly = { ...blobs, remove };
  await sweep(25, partly);
  expect([await isThere('ee55.file'), await isThere('ff66.file'), await isThere('ab77.file')]).toEqual([true, true, false]);
  isDown = false;
  for (const hours of [26, 28, 35, 60]) await sweep(hours, partly);
  expect([await isThere('ee55.file'), await isThere('ff66.file')]).toEqual([true, false]);
  expect(await app.db.select().from(writtenBlob)).toMatchObject([
    { name: 'ee55.file', tries: 5, failure: 'error', error: 'down', nextAt: null },
  ]);
});

test('no transaction is open while the store is asked: the database serves others meanwhile', async () => {
  await write('bc88.jpg');
  const open: unknown[] = [];
  const remove = async (name: string): Promise<void> => {
    // With one connection this would wait for a transaction that waits for it.
    const { rows } = await app.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    open.push(...rows);
    await blobs.remove(name);
  };
  await sweep(25, { ...blobs, remove });
  expect([open, await isThere('bc88.jpg')]).toEqual([[], false]);
});

/** A store whose removals begin, and end when the test lets them. */
const slowToRemove = () => {
  const gates = new EventEmitter();
  const [begun, opened] = [once(gates, 'begun'), once(gates, 'opened')];
  const remove = async (name: string): Promise<void> => {
    gates.emit('begun');
    await opened;
    await blobs.remove(name);
  };
  return { store: { ...blobs, remove }, begun, letGo: () => gates.emit('opened') };
};

test('a picture that is sent again while its bytes are being removed is not taken until they are gone, and then it stays', async () => {
  await write('bd99.jpg');
  const { store, begun, letGo } = slowToRemove();
  const sweeping = sweep(25, store);
  await begun;
  // Taken now, what is written would be removed by what has begun.
  await expect(write('bd99.jpg', 25)).rejects.toMatchObject({ name: 'BlobsAway' });
  letGo();
  await sweeping;
  expect([await isThere('bd99.jpg'), await app.db.$count(writtenBlob, eq(writtenBlob.name, 'bd99.jpg'))]).toEqual([false, 0]);
  await write('bd99.jpg', 25);
  await sweep(26);
  expect(await isThere('bd99.jpg')).toBe(true);
});

test('what a process that was killed was removing is taken again once its time is over, and is not its any more', async () => {
  await write('be10.jpg');
  const { store, begun, letGo } = slowToRemove();
  const worker = createWorker(orphanBlobWork(store), { db: app.db, clock: () => after(25), log: quiet });
  const sweeping = worker.drain();
  await begun;
  await expect(write('be10.jpg', 25 + 50 / 3600)).rejects.toMatchObject({ name: 'BlobsAway' });
  await write('be10.jpg', 25 + 70 / 3600);
  letGo();
  await sweeping;
  expect([worker.figures().lost, await app.db.$count(writtenBlob, eq(writtenBlob.name, 'be10.jpg'))]).toEqual([1, 1]);
});

test('a worker whose time is over begins no further removal', async () => {
  await write('bf11.jpg');
  const late = new AbortController();
  late.abort(new Error('late'));
  const removed: string[] = [];
  const remove = async (name: string): Promise<void> => void removed.push(name);
  const [row] = await app.db.select().from(writtenBlob).where(eq(writtenBlob.name, 'bf11.jpg'));
  if (!row) throw new Error('It was noted');
  await expect(orphanBlobWork({ ...blobs, remove }).work(app.db, row, late.signal)).rejects.toThrow('late');
  expect(removed).toEqual([]);
});
