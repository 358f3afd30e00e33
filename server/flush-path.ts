import { open } from 'node:fs/promises';

/** Brings a file, or the names that stand in a folder, to the disk: without it a power cut takes what was written. */
export const flushPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
