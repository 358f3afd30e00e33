import { serveConsole, serveNoConsole } from './http/serve-console.ts';
import { webDir } from './paths.ts';
import { run } from './run.ts';
import { startServer } from './start.ts';

const dir = webDir();

await run((settings) => startServer(settings, { front: dir === null ? serveNoConsole : (app) => serveConsole(app, dir) }));
