import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseOverPglite } from '../db/open-pglite.ts';
import { migrationsDir } from '../paths.ts';

const cacheDir = join(migrationsDir, '../../node_modules/.cache/balcao');

/** Another version of PGlite or of a migration is another snapshot. */
const hash = (): string => {
  const made = createHash('sha256').update(readFileSync(join(migrationsDir, '../../node_modules/@electric-sql/pglite/package.json')));
  for (const file of readdirSync(migrationsDir, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(?:sql|json)$/u.test(file)) made.update(file).update(readFileSync(join(migrationsDir, file)));
  return made.digest('hex').slice(0, 16);
};

/** Kept between test files and runs; written beside and renamed, for files run at once. */
const kept = async (name: string, make: () => Promise<PGlite>): Promise<Blob> => {
  const path = join(cacheDir, `${name}-${hash()}.tar`);
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const client = await make();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const bytes = new Uint8Array(await dump.arrayBuffer());
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, bytes);
  renameSync(`${path}.${process.pid}`, path);
  return new Blob([bytes]);
};

/** A database without a table, as PGlite loads it: making one takes four seconds. */
export const emptySnapshot = (): Promise<Blob> => kept('empty', () => PGlite.create());

/** A database with its tables, as PGlite loads it: a third of a second. */
export const migratedSnapshot = (): Promise<Blob> =>
  kept('migrated', async () => {
    const client = await PGlite.create({ loadDataDir: await emptySnapshot() });
    const database = await databaseOverPglite(client);
    await database.close();
    return client;
  });

/** The same in a folder, for whoever opens one: making a database there costs ten CPU seconds, this one. */
export const placeSnapshot = async (dir: string): Promise<void> => {
  const client = await PGlite.create({ dataDir: dir, loadDataDir: await migratedSnapshot() });
  await client.close();
};
