import { constants } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { flushPath } from '../flush-path.ts';
import { migrationsDir } from '../paths.ts';
import { locksFolder } from './lock-in-folder.ts';
import { StartRefused } from './start-refused.ts';

/** Was it written by an older build? A database without tables is nobody's yet. */
export const isOfOlderBuild = async (client: Pick<PGlite, 'query'>): Promise<boolean> => {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as made`);
  if (rows[0]?.made !== true) return false;
  const had = await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
  return (had.rows[0]?.n ?? 0) < readMigrationFiles({ migrationsFolder: migrationsDir }).length;
};

const prefixOf = (dir: string): string => `${basename(dir)}-before-`;
const stampOf = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d+/gu, '');

/** When each copy beside `dir` was made, the newest first. */
export const copiesOf = async (dir: string): Promise<readonly Date[]> => {
  const names = await readdir(dirname(dir)).catch(() => []);
  return names
    .filter((name) => name.startsWith(prefixOf(dir)))
    .flatMap((name) => {
      const found = /-before-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u.exec(name);
      if (!found) return [];
      const [, year, month, day, hour, minute, second] = found;
      return [new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)];
    })
    .toSorted((a, b) => b.getTime() - a.getTime());
};

/** The folder of locks is left out: it belongs to the process that holds it, and sockets can not be copied. */
const isData = (path: string): boolean => basename(path) !== locksFolder;

const flushAll = async (dir: string): Promise<void> => {
  for (const entry of await readdir(dir, { recursive: true })) await flushPath(join(dir, entry));
  await flushPath(dir);
};

/**
 * Copies the closed database in `dir` beside it, as `<dir>-before-<instant>`, and answers the copy's path. There is one such copy: the
 * older build that wrote it opens it, should this one fail.
 *
 * @throws {StartRefused} where there is no room for it.
 */
export const copyBeforeMigrating = async (dir: string, now: Date): Promise<string> => {
  const prefix = prefixOf(dir);
  const earlier = (await readdir(dirname(dir))).filter((name) => name.startsWith(prefix));
  const copy = join(dirname(dir), `${prefix}${stampOf(now)}`);
  try {
    // Beside, then renamed: half a copy has another name, also after a power cut.
    await cp(dir, `${copy}.part`, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: isData });
    await flushAll(`${copy}.part`);
    await rename(`${copy}.part`, copy);
    await flushPath(dirname(dir));
  } catch (error) {
    await rm(`${copy}.part`, { recursive: true, force: true });
    throw new StartRefused(
      `Os dados são de uma versão anterior e não puderam ser copiados antes de atualizar (${dir}): ${String(error)}. ` +
        'Libere espaço no disco e inicie de novo; nada foi mudado.',
    );
  }
  for (const name of earlier) if (join(dirname(dir), name) !== copy) await rm(join(dirname(dir), name), { recursive: true, force: true });
  return copy;
};
