import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

test('the smoke run of a server without an application says what lacks, and ends with 1', async () => {
  const env = { ...process.env, MELI_APP_ID: '', MELI_APP_SECRET: '' };
  const words = ['--import', 'tsx', 'server/marketplace/mercadolivre/smoke-cli.ts', '--real'];
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, words, { env }, (error, output, errors) => resolve([error?.code ?? 0, output, errors]));
  });
  expect(ended).toEqual([1, '', 'Falta registrar o aplicativo do Mercado Livre: defina MELI_APP_ID e MELI_APP_SECRET\n']);
});
