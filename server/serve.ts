import type { Settings } from './config.ts';
import { serveConsole, serveNoConsole } from './http/serve-console.ts';
import { webDir } from './paths.ts';
import { startServer, type RunningServer } from './start.ts';

/** The product as it is deployed: the API, and the built console where there is one. */
export const serve = (settings: Settings): Promise<RunningServer> => {
  const dir = webDir();
  return startServer(settings, { front: dir === null ? serveNoConsole : (app) => serveConsole(app, dir) });
};
