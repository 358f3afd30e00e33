import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openFileBlobStore } from './file-blob-store.ts';

const root = mkdtempSync(join(tmpdir(), 'balcao-blobs-'));
const blobs = openFileBlobStore(root);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => rmSync(root, { recursive: true }));

const bytes = Buffer.from('bytes');
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

test.each(['writeFile', 'sync'] as const)('a write that fails at %s leaves nothing behind', async (step) => {
  const handle = await open(root, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  vi.spyOn(prototype, step).mockRejectedValueOnce(full);
  await expect(blobs.write('aa11.jpg', bytes)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(join(root, 'aa'))).toEqual([]);
  expect(await blobs.read('aa11.jpg')).toBeNull();
});

test('a write that finds a folder in its place leaves nothing behind either', async () => {
  mkdirSync(join(root, 'bb/bb22.jpg/x'), { recursive: true });
  await expect(blobs.write('bb22.jpg', bytes)).rejects.toMatchObject({ code: 'EISDIR' });
  expect(readdirSync(join(root, 'bb'))).toEqual(['bb22.jpg']);
});

test('what a process that was killed left half written is removed once nobody can be at it any more; all else stays', async () => {
  const before = new Date('2026-11-21T12:00:00.000Z');
  const place = (name: string, at: string): void => {
    mkdirSync(join(root, name.slice(0, 2)), { recursive: true });
    writeFileSync(join(root, name.slice(0, 2), name), bytes);
    utimesSync(join(root, name.slice(0, 2), name), new Date(at), new Date(at));
  };
  place('cc33.jpg.0b4e.part', '2026-11-21T11:59:00.000Z');
  place('cd34.jpg.0b4e.part', '2026-11-21T12:01:00.000Z');
  place('cc33.jpg', '2026-01-01T00:00:00.000Z');
  writeFileSync(join(root, 'a file of somebody else.part'), bytes);
  await blobs.removeUnfinished(before);
  expect([readdirSync(join(root, 'cc')), readdirSync(join(root, 'cd'))]).toEqual([['cc33.jpg'], ['cd34.jpg.0b4e.part']]);
  await openFileBlobStore(join(root, 'no such folder')).removeUnfinished(before);
});
