import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
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

test('bytes that are written again while the worker is at them stay', async () => {
  await write('bc88.file');
  const { work, ...rest } = orphanBlobWork(blobs);
  const overtaken = {
    ...rest,
    work: async (...step: Parameters<typeof work>) => [await work(...step), await write('bc88.file', 25)].at(0),
  };
  const worker = createWorker(overtaken, { db: app.db, clock: () => after(25), log: quiet });
  await worker.drain();
  expect(await isThere('bc88.file')).toBe(true);
  expect(worker.figures()).toMatchObject({ lost: 1, done: 0 });
});
