import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { lookAtDatabase } from '../db/look-at-database.ts';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { createPostgres, onServer, quiet, testPostgres } from '../testing/open-test-db.ts';
import { copyTo, toKeep } from './copy-to.ts';

const dir = mkdtempSync(join(tmpdir(), 'balcao-keep-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const told = (settings: Partial<Parameters<typeof toKeep>[0]> = {}): string =>
  toKeep({ SEALING_KEY: undefined, BLOB_STORE: undefined, DATA_DIR: dir, ...settings }).join('\n');

test('where nothing was sealed yet a key is to be made, and no file is named that is not there', () => {
  expect(told()).toContain('SEALING_KEY com 32 bytes em hexadecimal (openssl rand -hex 32)');
  expect(told()).not.toContain('certificate.key');
});

test('what the key becomes is said in words, which a settings file has no commands for', () => {
  const file = join(dir, 'certificate.key');
  writeFileSync(file, '00');
  expect(told()).toContain(`SEALING_KEY com o que está em ${file}`);
  expect(told()).not.toContain('$(');
  rmSync(file);
});

test('a key that was set stays as it is', () => {
  expect(told({ SEALING_KEY: '00' })).toContain('SEALING_KEY como está');
});

test.runIf(testPostgres !== null)('what is looked at in the data folder is copied', async () => {
  const client = await PGlite.create({ dataDir: join(dir, 'pglite'), loadDataDir: await migratedSnapshot() });
  await client.exec(
    "insert into event (subject, type, version, actor_id, actor_name, at, data) select 'user:' || n, 'renamed', 1, 'a', 'A', now(), '{}' from generate_series(1, 450) n",
  );
  await client.close();
  const { url, drop } = await createPostgres(testPostgres ?? '');
  const settings = { SEALING_KEY: undefined, BLOB_STORE: undefined, DATA_DIR: dir };
  const copied = await lookAtDatabase({ ...settings, DATABASE_URL: undefined }, (db) => copyTo(url, { db, settings, log: quiet }));
  expect(copied).toMatchObject({ ok: true, value: expect.stringMatching(/^ {2}event +450$/mu) });
  expect(await onServer(url, 'select count(*)::int as n from event')).toEqual([{ n: 450 }]);
  await drop();
});
