import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { quiet } from '../testing/open-test-db.ts';
import { copyBeforeMigrating } from './copy-before-migrating.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openPglite } from './open-pglite.ts';

let root: string;
let dir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'balcao-copy-'));
  dir = join(root, 'pglite');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The folder of a database with today's tables, after this was done to it. */
const dataWith = async (statements: string): Promise<void> => {
  const client = await PGlite.create({ dataDir: dir, loadDataDir: await migratedSnapshot() });
  await client.exec(statements);
  await client.close();
};
const copies = (): readonly string[] => readdirSync(root).filter((name) => name !== 'pglite');

test('data of an older build are copied before they are migrated: a migration that fails leaves the copy to go back to', async () => {
  // What the newest migration changes is not there, whatever it is: it fails.
  await dataWith(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations); ' +
      'drop schema public cascade; create schema public; create table kept as select 1 as id',
  );
  await expect(openPglite(dir, quiet)).rejects.toThrow('Failed query');
  expect(copies()).toEqual([expect.stringMatching(/^pglite-before-\d{8}T\d{6}Z$/u)]);
  const copy = await PGlite.create(join(root, copies()[0] ?? ''));
  expect((await copy.query('select id from kept')).rows).toEqual([{ id: 1 }]);
  await copy.close();
});

test('data of this build are not copied', async () => {
  await dataWith('select 1');
  const database = await openPglite(dir, quiet);
  await database.close();
  expect(copies()).toEqual([]);
});

test('the lock of who copies is no part of the copy', async () => {
  const unlock = await lockDataDir(dir);
  const copy = await copyBeforeMigrating(dir, new Date('2026-11-25T12:00:00.000Z'));
  await unlock();
  expect(readdirSync(copy)).toEqual([]);
});

test('the newest copy is kept, and the earlier ones go once it is whole', async () => {
  mkdirSync(dir);
  writeFileSync(join(dir, 'PG_VERSION'), '17');
  await copyBeforeMigrating(dir, new Date('2026-11-24T12:00:00.000Z'));
  await copyBeforeMigrating(dir, new Date('2026-11-25T12:00:00.000Z'));
  expect(copies()).toEqual(['pglite-before-20261125T120000Z']);
});

test('without a copy nothing is migrated: the start is refused in one sentence, and the earlier copy stays', async () => {
  mkdirSync(join(root, 'pglite-before-20261124T120000Z'));
  await expect(copyBeforeMigrating(dir, new Date('2026-11-25T12:00:00.000Z'))).rejects.toThrow(
    'não puderam ser copiados antes de atualizar',
  );
  expect(copies()).toEqual(['pglite-before-20261124T120000Z']);
});
