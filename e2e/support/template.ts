import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startQuietServer } from './quiet-server.ts';
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
  // Each copy would look at the same pictures first. Nothing moves on meanwhile: a listing in processing would be active in every copy.
  const server = await startQuietServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off' });
  await server.stop();
  process.env[templateVariable] = dataDir;
  return () => rm(folder, { recursive: true, force: true });
}
