import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { createLimiter } from '#lib/limiter.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { dotsPerMm, paper } from './paper.ts';

/** The same patience as with a service outside (part 2, section 9). */
export const labelMs = 20_000;
/** How long the renderer waits for the next label: it takes half a second and a hundred megabytes to open. */
const idleMs = 60_000;

type Unrendered = 'late' | 'unreadable';

/**
 * In a thread of its own: the library (a Go program as WebAssembly) computes without a pause, and a label that never ends must not
 * take the server with it. As text, because the built server is one file.
 */
const work = `
const { parentPort, workerData } = require('node:worker_threads');
const { zplToBase64Async } = require(workerData.library);
parentPort.on('message', async (zpl) => {
  const { widthMm, heightMm, dotsPerMm } = workerData;
  parentPort.postMessage(await zplToBase64Async(zpl, widthMm, heightMm, dotsPerMm).catch(() => null));
});
`;

/** Without our environment and our loaders, for it needs neither; what it prints is nobody's matter. */
const openRenderer = (): Worker => {
  const require = createRequire(import.meta.url);
  const library = require.resolve('zpl-renderer-js');
  const worker = new Worker(work, {
    eval: true,
    workerData: { library, ...paper, dotsPerMm },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  // Waiting for work is no reason to keep the process alive.
  worker.unref();
  // As long as it lives: an error that nobody hears would end the server, and the next label would wait for one that is gone.
  for (const event of ['error', 'exit']) worker.on(event, () => close(worker));
  return worker;
};

let open: { readonly worker: Worker; readonly idle: NodeJS.Timeout } | null = null;

const close = (worker: Worker): void => {
  void worker.terminate();
  if (open?.worker !== worker) return;
  clearTimeout(open.idle);
  open = null;
};

const render = (zpl: string, ms: number): Promise<Result<string, Unrendered>> => {
  const worker = open?.worker ?? openRenderer();
  if (open) clearTimeout(open.idle);
  open = { worker, idle: setTimeout(() => close(worker), idleMs + ms).unref() };
  return new Promise((resolve) => {
    const end = (answer: Result<string, Unrendered>): void => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', failed);
      // One that failed may be broken: the next label gets another.
      if (!answer.ok) close(worker);
      resolve(answer);
    };
    const answered = (png: unknown): void => end(typeof png === 'string' && png !== '' ? ok(png) : refuse('unreadable'));
    const failed = (): void => end(refuse('unreadable'));
    const timer = setTimeout(() => end(refuse('late')), ms);
    worker.on('message', answered).on('error', failed).on('exit', failed);
    worker.postMessage(zpl);
  });
};

/** One after the other: there is one renderer. */
const oneAtATime = createLimiter(1);

/** A label's text (ZPL) as a PNG, in base64. */
export const renderLabel = (zpl: string, ms = labelMs): Promise<Result<string, Unrendered>> => oneAtATime(() => render(zpl, ms));
