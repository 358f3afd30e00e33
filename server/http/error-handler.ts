import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './answer.ts';
import { internal, invalid, notFound, tooLarge, unavailable, type ServerProblem } from './problem.ts';

/** Two transactions stood in each other's way, a statement took too long, or the database is going down: asking again helps. */
const passingStates = new Set(['40001', '40P01', '53300', '55P03', '57014', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET']);
/** A value the database can not read although the schema let it through: the request's fault, not ours. */
const badValueStates = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Drizzle wraps what the driver threw. */
const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

const problemOf = (error: FastifyError, tooLargeText: string | undefined): ServerProblem => {
  const code = codeOf(error) ?? '';
  if (passingStates.has(code)) return unavailable(2);
  if (badValueStates.has(code)) return invalid('Valor inválido');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413) return tooLarge(tooLargeText);
  if (error.statusCode === 404 || error.statusCode === 414) return notFound();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { ...invalid('Pedido inválido'), status: error.statusCode };
  return internal();
};

/** What a person is told of an error: never its stack, its SQL or a path. What happened is in the log, under the request's id. */
export const onError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = problemOf(error, request.routeOptions.config.tooLargeText);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, problem);
};
