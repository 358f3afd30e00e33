/**
 * Both sides with hot reload on one port: the console's modules by Vite inside the server; the server itself starts anew when
 * one of its files changes, in a child process, because a running module can not be taken back.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { sendProblem } from './http/answer.ts';
import { notFound } from './http/problem.ts';
import { isPlace, pageAt } from './http/serve-console.ts';
import { serverSources } from './dev-sources.ts';
import { run } from './run.ts';
import { startServer } from './start.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const settleMs = 150;

const serveWithVite = async (app: FastifyInstance): Promise<void> => {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  const pageOf = async (url: string): Promise<string> => {
    const page = pageAt(url);
    return vite.transformIndexHtml(`/${page}`, await readFile(`${root}${page}`, 'utf8'), url);
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/v2(?:\/|$)/u.test(request.url)) return sendProblem(reply, notFound());
    // Vite's own modules ('/@vite/client') have no extension and are no places of the console.
    if (isPlace(request) && !request.url.startsWith('/@')) return reply.type('text/html').send(await pageOf(request.url));
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
    return reply;
  });
};

const superviseChild = (): void => {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, BALCAO_DEV_CHILD: '1' }, execArgv: ['--import', 'tsx'] });
  };
  const restart = (): void => {
    const old = child;
    if (!old || old.exitCode !== null) return begin();
    old.once('exit', begin);
    old.kill('SIGTERM');
  };
  for (const folder of serverSources)
    watch(`${root}${folder}`, { recursive: true }, (_event, file) => {
      if (file === null || !file.endsWith('.ts') || /\.(?:test|suite)\.ts$/u.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(restart, settleMs);
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      child?.once('exit', () => process.exit(0));
      child?.kill(signal);
    });
  begin();
};

if (process.env['BALCAO_DEV_CHILD'] === '1') await run((settings) => startServer(settings, { isDev: true, front: serveWithVite }));
else superviseChild();
