import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './server-process.ts';
import { makeWorldFolder, templateVariable } from './server.ts';

const patienceMs = 120_000;

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('The checks of the demo world did not end.');
    await pause(100);
  }
};

/**
 * Seeds one demo world per run, by the server as `npm start` runs it; every journey that writes gets a copy, so that no journey sees
 * another's decisions.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  if (!existsSync('dist/server/main.js'))
    throw new Error('The journeys run against the built product: `npm run test:e2e` builds it first.');
  const folder = await makeWorldFolder();
  const dataDir = join(folder, 'data');
  // Nothing moves on while it is waited for: a listing in processing would be active in every copy.
  const server = await startServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off' });
  // Each copy would look at the same pictures first.
  await until(async () => (await (await fetch(`${server.origin}/metrics`)).text()).includes('balcao_worker_waiting{worker="checks"} 0\n'));
  await server.stop();
  process.env[templateVariable] = dataDir;
  return () => rm(folder, { recursive: true, force: true });
}
