import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { notPlayed, refusal, type Answer } from './answer.ts';
import type { Fake } from './fake.ts';
import type { FakeRequest } from './fake-route.ts';
import { isOwnMachine } from './fake-settings.ts';
import { readBody } from './read-body.ts';
import { saying, type Said } from './spoil-answer.ts';

const largestBody = 4 * 1024 * 1024;

const oneOf = (value: string | readonly string[] | undefined): string | undefined => (typeof value === 'string' ? value : value?.[0]);

const hostOf = ({ headers }: FastifyRequest): string => {
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
};

/** A page of the web that names this port by another name, or sends a call of the fake's own, is let in nowhere. */
const isForeign = (request: FastifyRequest, path: string): boolean =>
  !isOwnMachine(hostOf(request)) || (path.startsWith('/_fake/') && request.headers.origin !== undefined);

const foreign: Answer = refusal(403, 'forbidden', 'The fake Mercado Livre answers this machine alone');

const requestOf = (request: FastifyRequest): FakeRequest | Answer => {
  const url = new URL(request.raw.url ?? '/', 'http://fake.invalid');
  if (isForeign(request, url.pathname)) return foreign;
  const body = readBody(request.headers['content-type'], typeof request.body === 'string' ? request.body : '');
  if (!body.ok) return refusal(400, 'bad_request', 'body.invalid');
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, oneOf(value)])),
    body: body.value,
  };
};

const hold = async (request: FastifyRequest, ms: number): Promise<void> => {
  await pause(ms, undefined, { ref: false });
  request.raw.socket.destroy();
};

const say = async (request: FastifyRequest, reply: FastifyReply, said: Said): Promise<void> => {
  switch (said.type) {
    case 'answer':
      if (said.afterMs > 0) await pause(said.afterMs, undefined, { ref: false });
      await reply.code(said.status).headers(said.headers).send(said.text);
      return;
    case 'tear':
      reply.hijack();
      reply.raw.writeHead(said.status, { ...said.headers, 'content-length': said.promised });
      reply.raw.write(said.text, () => request.raw.socket.destroy());
      return;
    case 'silence':
      reply.hijack();
      void hold(request, said.ms);
      return;
    case 'break':
      reply.hijack();
      request.raw.socket.destroy();
      return;
    default:
      said satisfies never;
  }
};

interface Log {
  readonly error: (context: object, text: string) => void;
}

/** The wire: every path leads to the fake, which knows what it plays. */
export const buildFakeApp = (fake: Fake, log: Log): FastifyInstance => {
  // What waits for nothing in particular (silence) must not keep the process from ending.
  const app = Fastify({ logger: false, bodyLimit: largestBody, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, _request, reply) => {
    log.error({ err: error }, 'o Mercado Livre de demonstração falhou');
    const { status, headers, text } = saying(refusal(500, 'internal_server_error', 'Internal Server Error'));
    await reply.code(status).headers(headers).send(text);
  });
  app.setNotFoundHandler(async ({ method, url }, reply) => {
    const { status, headers, text } = saying(notPlayed(`${method} ${url.split('?')[0] ?? ''}`));
    await reply.code(status).headers(headers).send(text);
  });
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      const read = requestOf(request);
      await say(request, reply, 'status' in read ? saying(read) : await fake.handle(read));
      return reply;
    },
  });
  return app;
};
