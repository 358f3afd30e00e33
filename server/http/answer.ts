import type { FastifyReply } from 'fastify';
import type { ProblemBody } from '#contract/problem.ts';
import { problemInEnglish } from '../language/english.ts';
import { asksForEnglish } from '../language/language.ts';
import type { ServerProblem } from './problem.ts';

/** Sends JSON; also a bare string, which Fastify would send as text. Nothing the API answers may be kept by a cache. */
export const sendJson = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));

/**
 * What the server could not do names its request, so that a person can name it to support. A refusal says itself what to do, and two that
 * nobody may tell apart are the same to the byte.
 */
export const sendProblem = (reply: FastifyReply, { status, body, retryAfter }: ServerProblem): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const worded = asksForEnglish(reply.request.headers) ? problemInEnglish(body) : body;
  const named: ProblemBody = status >= 500 ? { ...worded, requestId: reply.request.id } : worded;
  return sendJson(reply, status, named);
};
