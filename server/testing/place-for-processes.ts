import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/open.ts';
import { openPglite } from '../db/open-pglite.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { placeSnapshot } from './migrated-snapshot.ts';
import { createPostgres, quiet, testPostgres } from './open-test-db.ts';

/** In memory where a machine has such a place: after each kill Postgres flushes every file of its database, and a kill loses nothing there either. */
const folders = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** What processes one after the other work on: a Postgres server where there is one, else a folder of PGlite, which is opened again. */
export const placeForProcesses = async (): Promise<{ readonly at: string; readonly remove: () => Promise<void> }> => {
  if (testPostgres !== null) {
    const { url, drop } = await createPostgres(testPostgres);
    return { at: url, remove: drop };
  }
  const folder = mkdtempSync(join(folders, 'balcao-killed-'));
  const at = join(folder, 'pglite');
  await placeSnapshot(at);
  return { at, remove: async () => rmSync(folder, { recursive: true }) };
};

/** By a process of its own. */
export const openPlace = (at: string): Promise<Database> => (at.startsWith('postgres') ? openPostgres(at, quiet) : openPglite(at, quiet));
