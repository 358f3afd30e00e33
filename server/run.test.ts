import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
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
