import type { FileHandle } from 'node:fs/promises';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { copyBeforeMigrating } from './copy-before-migrating.ts';

const root = mkdtempSync(join(tmpdir(), 'balcao-flushed-'));
afterAll(() => rmSync(root, { recursive: true }));

const done = vi.hoisted((): string[] => []);
/** What reaches the disk, and what is named or removed, in its order. */
vi.mock(import('node:fs/promises'), async (load) => {
  const fs = await load();
  const open: typeof fs.open = async (...given) => {
    const handle: FileHandle = await fs.open(...given);
    const sync = handle.sync.bind(handle);
    handle.sync = () => {
      done.push(`flush ${String(given[0])}`);
      return sync();
    };
    return handle;
  };
  const rename: typeof fs.rename = (from, to) => {
    done.push(`rename ${String(from)}`);
    return fs.rename(from, to);
  };
  const rm: typeof fs.rm = (path, options) => {
    done.push(`remove ${String(path)}`);
    return fs.rm(path, options);
  };
  return { ...fs, open, rename, rm };
});

test('the copy is on the disk before it has its name, and its name before the earlier copy goes: a power cut leaves one of them whole', async () => {
  const dir = join(root, 'pglite');
  const earlier = join(root, 'pglite-before-20261124T120000Z');
  mkdirSync(join(dir, 'base', '1'), { recursive: true });
  mkdirSync(earlier);
  writeFileSync(join(dir, 'PG_VERSION'), '17');
  writeFileSync(join(dir, 'base', '1', '1259'), 'rows');
  const copy = await copyBeforeMigrating(dir, new Date('2026-11-25T12:00:00.000Z'));
  const flushed = ['', '/PG_VERSION', '/base', '/base/1', '/base/1/1259'].map((path) => `flush ${copy}.part${path}`);
  expect(done.slice(0, flushed.length).toSorted()).toEqual(flushed);
  expect(done.slice(flushed.length)).toEqual([`rename ${copy}.part`, `flush ${root}`, `remove ${earlier}`]);
});
