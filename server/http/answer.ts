import type { FastifyReply } from 'fastify';
import type { ServerProblem } from './problem.ts';

/** Sends JSON; also a bare string, which Fastify would send as text. Nothing the API answers may be kept by a cache. */
export const sendJson = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));

export const sendProblem = (reply: FastifyReply, { status, body, retryAfter }: ServerProblem): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendJson(reply, status, body);
};
