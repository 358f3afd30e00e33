import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type ServerProcess } from './server-process.ts';
import type { Environment } from './server.ts';

const patienceMs = 300_000;
const pollMs = 100;

const hasLookedAtAll = async (origin: string): Promise<boolean> =>
  (await (await fetch(`${origin}/metrics`)).text()).includes('balcao_worker_waiting{worker="checks"} 0\n');

/** The built server, once it has looked at the pictures of its demo: for half a minute it does little else. */
export const startQuietServer = async (dataDir: string, environment: Environment): Promise<ServerProcess> => {
  const server = await startServer(dataDir, environment);
  const end = performance.now() + patienceMs;
  while (!(await hasLookedAtAll(server.origin))) {
    if (performance.now() > end) {
      await server.stop();
      throw new Error('The checks of the demo world did not end.');
    }
    await pause(pollMs);
  }
  return server;
};
