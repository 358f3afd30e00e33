import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeSnapshot } from './testing/migrated-snapshot.ts';

/** A file on a disk without space, for whoever writes. */
const full = '/dev/full';

/** Milliseconds in which a server starts on a busy machine. */
const startMs = 90_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

describe.runIf(existsSync(full))('a server whose log is on a full disk', () => {
  const dir = mkdtempSync(join(tmpdir(), 'balcao-full-log-'));
  let child: ChildProcess;
  let at: string;
  beforeAll(async () => {
    await placeSnapshot(join(dir, 'pglite'));
    const port = await freePort();
    at = `http://127.0.0.1:${port}`;
    const log = openSync(full, 'w');
    child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dir, DEMO: 'off', PORT: `${port}`, LOG_LEVEL: 'info' },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  });
  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(dir, { recursive: true });
  });

  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`${at}${path}`, { signal: AbortSignal.timeout(5000) });
    return `${answer.status} ${await answer.text()}`;
  };

  test('answers, counts the lines it lost, and stops in order', async () => {
    await expect.poll(() => ask('/healthz').catch(String), { timeout: startMs }).toContain('200');
    for (let each = 0; each < 20; each += 1) expect(await ask('/healthz')).toContain('200');
    expect(await ask('/readyz')).toContain('200');
    expect(Number(/^balcao_log_lines_lost_total (\d+)$/mu.exec(await ask('/metrics'))?.[1])).toBeGreaterThan(20);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
