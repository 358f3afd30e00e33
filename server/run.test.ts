import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['throw', 'a listener broke'],
  ['reject', 'nobody waited'],
])('what nobody caught (%s) is logged, stops the server in order and ends the process with 1', async (BREAK, message) => {
  const script = fileURLToPath(new URL('testing/run-and-break.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, BREAK },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const line = output.split('\n').find((each) => each.startsWith('{')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ level: 60, err: { message }, msg: 'nobody caught this: the server stops' });
  expect([output.includes('stopped in order'), exitCode]).toEqual([true, 1]);
});

test.runIf(existsSync('/dev/full'))('what nobody caught ends the process with 1 in order where the log is on a full disk too', async () => {
  const script = fileURLToPath(new URL('testing/run-and-break.ts', import.meta.url));
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, BREAK: 'throw' },
    stdio: ['ignore', full, full],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  closeSync(full);
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('a start whose data folder is a file says so in one sentence and ends with 1', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'balcao-start-'));
  const file = join(dir, 'file');
  writeFileSync(file, '');
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: file, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  rmSync(dir, { recursive: true });
  expect([exitCode, errors]).toEqual([
    1,
    `${join(file, 'pglite')} não pode ser a pasta de dados: há um arquivo no lugar de uma pasta. Confira DATA_DIR.\n`,
  ]);
});
