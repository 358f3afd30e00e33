import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type LoggerOptions } from 'pino';
import { standardOutput } from '../output.ts';

const secret = ['authorization', 'userToken', 'usertoken', 'password', 'mail', 'googleToken', 'query', 'params', 'body'];

const frames = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** What a failure began with. Drizzle writes the values of a failed statement into its message; the innermost cause does not have them. */
export const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);

/** What was thrown, in its own words. Postgres quotes a value it could not read (class 22: data exceptions): without that. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isOfValue = 'code' in error && typeof error.code === 'string' && error.code.startsWith('22');
  return isOfValue ? error.message.replaceAll(/"[^"]*"/gu, '"…"') : error.message;
};

const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const root = rootOf(error);
  return {
    type: root.name,
    message: messageOf(root),
    ...('code' in root && { code: root.code }),
    ...('query' in error && { statement: error.query }),
    stack: frames(error.stack),
  };
};

/** JSON lines without secrets and personal data: no headers, no bodies, no query strings, no values of statements. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[oculto]' },
  serializers: { err: describeError, error: describeError },
  base: null,
});

/** The log of this process: never pino's own stream, which tries for ever to flush what a full disk does not take. */
export const openLog = (level: string): FastifyBaseLogger => pino(loggerOptions(level), standardOutput);

/** Without the query, and without a file's name: people put names of people into those. */
const pathOf = ({ url, routeOptions }: FastifyRequest): string => {
  const [path = ''] = url.split('?', 1);
  return routeOptions.url?.endsWith('/:name') === true ? path.replace(/[^/]*$/u, ':name') : path;
};

/** One line for each request, when it is over. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
};
