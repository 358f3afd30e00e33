import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushPath } from '../flush-path.ts';
import type { BlobStore } from './blob-store.ts';

/** What is written goes by such a name until it is whole. */
const unfinished = '.part';

/** Blobs as files, spread over 256 folders by the first two digits of their hash. */
export const openFileBlobStore = (root: string): BlobStore => {
  const pathOf = (name: string): string => join(root, name.slice(0, 2), name);
  return {
    read: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    // Written beside and then renamed: a reader finds the whole file or none, also after a crash.
    write: async (name, bytes) => {
      const path = pathOf(name);
      const beside = `${path}.${randomUUID()}${unfinished}`;
      const made = await mkdir(dirname(path), { recursive: true });
      try {
        await writeWhole(beside, bytes);
        await rename(beside, path);
      } catch (error) {
        // Where this fails too it is found with what a kill leaves.
        await rm(beside, { force: true }).catch(() => undefined);
        throw error;
      }
      // The name stands in the folder, and that of a new folder in the one above it: without these a power cut takes a picture whose row stands.
      await flushPath(dirname(path));
      if (made !== undefined) await flushPath(dirname(made));
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeUnfinished: async (before) => {
      for (const folder of await entriesOf(root)) {
        if (!folder.isDirectory()) continue;
        for (const { name } of await entriesOf(join(root, folder.name)))
          if (name.endsWith(unfinished)) await removeOlder(join(root, folder.name, name), before);
      }
    },
  };
};

const entriesOf = async (folder: string): Promise<readonly Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Another process may be removing it as well. */
const removeOlder = async (path: string, before: Date): Promise<void> => {
  try {
    if ((await stat(path)).mtime < before) await rm(path, { force: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
