import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';
import type { Page } from 'playwright';
import { build } from 'vite';
import { securityHeaders } from '#server/http/secure.ts';

/** The product's own: what it leaves out of its styles and scripts is not measured either. */
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * As the product's server sends its files (@fastify/compress): a peer's page must not arrive cheaper than ours, nor without the headers for which
 * the browser starts a process of its own.
 */
const pressed = (response: ServerResponse): BrotliCompress => {
  response.setHeader('content-encoding', 'br');
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
};

const serve = async (folder: string): Promise<{ readonly server: Server; readonly origin: string }> => {
  const server = createServer(({ url = '/', headers }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    response.setHeaders(new Map(Object.entries(securityHeaders)));
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    const content = createReadStream(file).on('error', () => {
      response.removeHeader('content-encoding');
      response.writeHead(404).end();
    });
    if (extname(file) === '.woff2' || !String(headers['accept-encoding']).includes('br')) content.pipe(response);
    else content.pipe(pressed(response)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** Builds the bench page in `folder` as it would be shipped, serves it while `measure` runs, and leaves nothing behind. */
export const withBuiltPage = async <Result>(folder: URL, measure: (origin: string) => Promise<Result>): Promise<Result> => {
  const built = await mkdtemp(join(tmpdir(), 'balcao-bench-'));
  await build({
    root: fileURLToPath(folder),
    configFile,
    logLevel: 'error',
    build: {
      outDir: built,
      emptyOutDir: true,
      rolldownOptions: { input: fileURLToPath(new URL('index.html', folder)), output: { codeSplitting: true } },
    },
  });
  const { server, origin } = await serve(built);
  try {
    return await measure(origin);
  } finally {
    server.close();
    await rm(built, { recursive: true, force: true });
  }
};

/** Asks how long the page's main thread has worked since it began: its own processor time in milliseconds, whatever else runs on the machine. */
export const taskTime = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
};
