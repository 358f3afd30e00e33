import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServerHost } from './server-host.ts';

/** The folder that the journeys' databases are copied from: made once per run by template.ts. */
export const templateVariable = 'BALCAO_E2E_TEMPLATE';

/** Where databases of a run live: in memory where the machine has such a folder, as no journey cuts its power. */
export const makeWorldFolder = (): Promise<string> => mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'balcao-journey-'));

export interface Server {
  readonly origin: string;
  readonly dataDir: string;
  /** As an operator would: it finishes what it is doing. */
  readonly stop: () => Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

const host = openServerHost();

/** The built server with its own copy of the demo world; both are gone after `stop`. `prepare` changes the copy before it is opened. */
export const startDemoServer = async (environment: Environment = {}, prepare?: (dataDir: string) => Promise<void>): Promise<Server> => {
  const template = process.env[templateVariable];
  if (!template) throw new Error(`${templateVariable} is not set: journeys run under playwright.config.ts, which makes the template.`);
  const folder = await makeWorldFolder();
  const dataDir = join(folder, 'data');
  // 1,500 files: with promises this alone costs four times as much, and nothing else is to be done meanwhile.
  cpSync(template, dataDir, { recursive: true });
  await prepare?.(dataDir);
  // Port 0: the system gives one. A port looked for beforehand may be somebody else's by then.
  const server = await host.start({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_URL: '', ...environment });
  return {
    origin: server.address.replace('localhost', '127.0.0.1'),
    dataDir,
    stop: async () => {
      await server.stop();
      // A picture that was being drawn for a page that is gone may still be written.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
