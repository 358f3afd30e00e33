import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPathOf } from '#lib/public-paths.ts';
import { sendProblem } from './answer.ts';
import { notFound } from './problem.ts';

const year = 365 * 24 * 60 * 60;

/** A place inside the console, not a file: those have an extension. */
export const isPlace = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/v2(?:\/|$)/u.test(path) && !/\.[^/]*$/u.test(path);
};

/** The console's page, or the one for people who have no session yet (src/lib/public-paths.ts). */
export const pageAt = (url: string): 'index.html' | 'login.html' =>
  publicPathOf(url.split('?', 1)[0] ?? '') ? 'login.html' : 'index.html';

const answerAbsent = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => sendProblem(reply, notFound());

/** The API alone: whatever else is asked for is absent. */
export const serveNoConsole = (app: FastifyInstance): void => void app.setNotFoundHandler(answerAbsent);

/** Beside the headers it varies by already, as for a request from another origin. */
const varyBy = (reply: FastifyReply, header: string): FastifyReply => {
  const vary = String(reply.getHeader('vary') ?? '');
  if (vary.toLowerCase().split(/,\s*/u).includes(header)) return reply;
  return reply.header('vary', vary === '' ? header : `${vary}, ${header}`);
};

/** A cache between us and somebody who can not read this encoding must not hand it to them. */
const varyByEncoding = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (reply.getHeader('content-encoding') !== undefined) void varyBy(reply, 'accept-encoding');
};

/** The built console, in the forms the build compressed it to: hashed files for ever, a page never kept, and at every place one of the two pages. */
export const serveConsole = async (app: FastifyInstance, root: string): Promise<void> => {
  app.addHook('onSend', varyByEncoding);
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
  app.setNotFoundHandler((request, reply) => (isPlace(request) ? reply.sendFile(pageAt(request.url)) : answerAbsent(request, reply)));
};
