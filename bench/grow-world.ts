import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { killWithUs } from '../e2e/support/kill-with-us.ts';
import type { Environment } from '../e2e/support/server.ts';

/**
 * The demo's world in a folder, or the database of `environment`, as `npm run seed` with these words grows it. In a process of its own and
 * for as long as it takes: a million listings take minutes, which a server that starts is not given.
 */
export const growWorld = async (dataDir: string, words: readonly string[], environment: Environment = {}): Promise<void> => {
  const growing = promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/demo/cli.ts', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
  });
  killWithUs(growing.child);
  await growing;
};
