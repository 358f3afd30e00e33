import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import { killWithUs } from './kill-with-us.ts';
import type { Environment, Server } from './server.ts';

const readyWithinMs = 300_000;
// Longer than a server gives itself to end what it is doing (server/run.ts): killed, its database would have to be recovered in every copy.
const stopWithinMs = 20_000;
const pollMs = 50;

export interface ServerProcess extends Server {
  readonly pid: number;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The port it says it is at. The system gave it: one looked for beforehand may be somebody else's by then. */
const saidPort = (output: string): string | null => /está em http:\/\/localhost(:\d+)/u.exec(output)?.[1] ?? null;

/** Its address, once it answers. */
const whenReady = async (child: ChildProcess, output: () => string): Promise<string> => {
  const end = performance.now() + readyWithinMs;
  for (;;) {
    const port = saidPort(output());
    const origin = `http://127.0.0.1${port}`;
    if (port !== null && (await isReady(origin))) return origin;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    if (performance.now() > end) throw new Error(`The server was not ready after ${readyWithinMs} ms:\n${output()}`);
    await pause(pollMs);
  }
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const stopChild = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended(child);
  clearTimeout(late);
};

/** The built server in a process of its own, as `npm start` runs it, on a port of its own. */
export const startServer = async (dataDir: string, environment: Environment = {}): Promise<ServerProcess> => {
  mkdirSync(dataDir, { recursive: true });
  const child = spawn(process.execPath, [absolute('dist/server/main.js')], {
    // Not where a developer's .env lies: what it names, a bucket or a marketplace, is none of a journey's.
    cwd: dataDir,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: absolute(dataDir), LOG_LEVEL: 'warn', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-8000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  killWithUs(child);
  const stop = (): Promise<void> => stopChild(child);
  try {
    const origin = await whenReady(child, () => output);
    return { origin, dataDir, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
