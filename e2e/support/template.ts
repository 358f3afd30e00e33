import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from './server-process.ts';
import { makeWorldFolder, templateVariable } from './server.ts';

/**
 * Seeds one demo world per run, by the server as `npm start` runs it; every journey that writes gets a copy, so that no journey sees
 * another's decisions.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  if (!existsSync('dist/server/main.js'))
    throw new Error('The journeys run against the built product: `npm run test:e2e` builds it first.');
  const folder = await makeWorldFolder();
  const dataDir = join(folder, 'data');
  const server = await startServer(dataDir, { DEMO: 'on' });
  await server.stop();
  process.env[templateVariable] = dataDir;
  return () => rm(folder, { recursive: true, force: true });
}
