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

/**
 * Ports the system gave this worker's earlier servers. The next one takes such a port, as the browser still has the console's files of
 * that origin.
 */
const ports: string[] = [];

/** Somebody else may have the port by now: then the system gives another. */
const startAtPort = async (environment: Environment): ReturnType<typeof host.start> => {
  const port = ports.pop();
  if (port !== undefined) {
    try {
      return await host.start({ ...environment, PORT: port });
    } catch (error) {
      if (!String(error).includes('EADDRINUSE')) throw error;
    }
  }
  return host.start({ ...environment, PORT: '0' });
};

/** The built server with its own copy of the demo world; both are gone after `stop`. `prepare` changes the copy before it is opened. */
export const startDemoServer = async (environment: Environment = {}, prepare?: (dataDir: string) => Promise<void>): Promise<Server> => {
  const template = process.env[templateVariable];
  if (!template) throw new Error(`${templateVariable} is not set: journeys run under playwright.config.ts, which makes the template.`);
  const folder = await makeWorldFolder();
  const dataDir = join(folder, 'data');
  // 1,500 files: with promises this alone costs four times as much, and nothing else is to be done meanwhile.
  // A socket, as a server leaves that was killed while it stopped, can not be copied.
  cpSync(template, dataDir, { recursive: true, filter: (path) => !path.endsWith('.shown') });
  await prepare?.(dataDir);
  const server = await startAtPort({ HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_URL: '', ...environment });
  const origin = server.address.replace('localhost', '127.0.0.1');
  return {
    origin,
    dataDir,
    stop: async () => {
      await server.stop();
      ports.push(new URL(origin).port);
      // A picture that was being drawn for a page that is gone may still be written.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
