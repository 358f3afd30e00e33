import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { diskFull } from '../db/database-errors.ts';
import { BlobsAway } from '../images/blob-store.ts';
import type { Sentence } from '../language/sentences.ts';
import { sendProblem } from './answer.ts';
import { internal, invalid, notFound, tooLarge, unavailable, type ServerProblem } from './problem.ts';

/**
 * Asking again helps: the connection was lost (08), something ran short (53), the statement was cut or the database is going down (57),
 * its disk fails (58), it may only be read until another takes over, or two transactions stood in each other's way.
 */
const passingStates = /^(?:08|53|57|58)...$|^(?:25006|25P03|25P04|40001|40P01|55P03)$|^(?:ECONNREFUSED|ECONNRESET)$/u;
/** The database's disk, and ours. */
const fullStates = new Set([diskFull, 'ENOSPC', 'EDQUOT']);
/** A value the database can not read although the schema let it through: the request's fault, not ours. */
const badValueStates = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Drizzle wraps what the driver threw. */
const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

/** What may go away by itself; null where it does not. */
const passingOf = (error: Error, code: string): ServerProblem | null => {
  if (error instanceof BlobsAway) return unavailable(10);
  if (fullStates.has(code)) return unavailable(30, 'O servidor está sem espaço em disco. Nada foi gravado; tente de novo mais tarde.');
  return passingStates.test(code) ? unavailable(2) : null;
};

const problemOf = (error: FastifyError, tooLargeText: Sentence | undefined): ServerProblem => {
  const code = codeOf(error) ?? '';
  const passing = passingOf(error, code);
  if (passing) return passing;
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
