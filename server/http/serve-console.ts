import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './answer.ts';
import { notFound } from './problem.ts';

const year = 365 * 24 * 60 * 60;

/** A place inside the console, not a file: those have an extension. */
export const isPlace = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/v2(?:\/|$)/u.test(path) && !/\.[^/]*$/u.test(path);
};

/**
 * Whether the door can be drawn before a script has looked at what is stored: the console says by a cookie of this one address that there
 * is something (src/ui/browser-storage.ts); a query is read by the console's own login. It lets nobody in, nor keeps anybody out.
 */
const isStranger = ({ url, headers: { cookie } }: FastifyRequest): boolean => !url.includes('?') && !/(?:^|;\s*)known=/u.test(cookie ?? '');

const answerAbsent = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => sendProblem(reply, notFound());

/** The API alone: whatever else is asked for is absent. */
export const serveNoConsole = (app: FastifyInstance): void => void app.setNotFoundHandler(answerAbsent);

/** Beside what it varies by already, as by who asks from another origin. */
const varyBy = (reply: FastifyReply, header: string): FastifyReply => {
  const vary = String(reply.getHeader('vary') ?? '');
  if (vary.toLowerCase().split(/,\s*/u).includes(header)) return reply;
  return reply.header('vary', vary === '' ? header : `${vary}, ${header}`);
};

/** A cache between us and somebody who can not read this encoding must not hand it to them. */
const sayThatEncodingsVary = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (reply.getHeader('content-encoding') !== undefined) void varyBy(reply, 'accept-encoding');
};

/** The built console, in the forms the build compressed it to: hashed files for ever, index.html never kept, and at every place of the console the same page. */
export const serveConsole = async (app: FastifyInstance, root: string): Promise<void> => {
  app.addHook('onSend', sayThatEncodingsVary);
  await app.register(fastifyStatic, {
    root,
    index: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      response.setHeader('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  // With the login drawn in it: one types before the console has come (scripts/vite/static-door.ts).
  if (existsSync(join(root, 'login.html')))
    app.get('/login', (request, reply) => varyBy(reply, 'cookie').sendFile(isStranger(request) ? 'login.html' : 'login-known.html'));
  app.setNotFoundHandler((request, reply) => (isPlace(request) ? reply.sendFile('index.html') : answerAbsent(request, reply)));
};
