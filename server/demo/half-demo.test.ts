import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { quiet } from '../testing/open-test-db.ts';
import { testSettings } from '../testing/test-server.ts';
import { demoCompanyIds } from './make-world.ts';

test('a start beside a demo that stays half says so in its log', { timeout: 60_000 }, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'balcao-half-'));
  const { db, close } = await openDatabase(testSettings({ DATA_DIR: dir, DATABASE_URL: '' }), quiet);
  await db.insert(seller).values([{ id: demoCompanyIds()[0] ?? '', name: 'Casa' }]);
  await db.insert(account).values({ id: 'bia', mail: 'bia@loja.test', name: 'Bia', role: 'superuser', passwordHash: 'x' });
  await close();
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dir, DEMO: 'on', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (line.includes('Balcão está em')) child.kill('SIGTERM');
  }
  await ended;
  rmSync(dir, { recursive: true });
  expect(said.filter((line) => line.includes('pela metade')).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, msg: expect.stringContaining('esvazie DATA_DIR') as string },
  ]);
});
