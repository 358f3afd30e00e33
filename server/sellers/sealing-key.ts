import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../config.ts';

type KeySettings = Pick<Settings, 'SEALING_KEY' | 'DATABASE_URL' | 'DATA_DIR'>;

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Made once, readable by the server's user alone; of two at once the earlier stands. */
const ownKey = (dataDir: string): Buffer => {
  // Named when it sealed certificates alone.
  const path = join(dataDir, 'certificate.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
};

/** What certificates and grants are sealed with; null where several servers may share the database and nobody gave them one key. */
export const sealingKey = ({ SEALING_KEY, DATABASE_URL, DATA_DIR }: KeySettings): Buffer | null => {
  if (SEALING_KEY !== undefined) return Buffer.from(SEALING_KEY, 'hex');
  return DATABASE_URL === undefined ? ownKey(DATA_DIR) : null;
};
