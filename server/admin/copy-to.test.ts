import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toKeep } from './copy-to.ts';

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
