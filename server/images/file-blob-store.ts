import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from './blob-store.ts';

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
      const beside = `${path}.${randomUUID()}.part`;
      const made = await mkdir(dirname(path), { recursive: true });
      const file = await open(beside, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path);
      // The name stands in the folder, and that of a new folder in the one above it: without these a power cut takes a picture whose row stands.
      await syncFolder(dirname(path));
      if (made !== undefined) await syncFolder(dirname(made));
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
