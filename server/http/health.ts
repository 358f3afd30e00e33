import type { FastifyInstance } from 'fastify';
import { sendJson } from './answer.ts';

/** /healthz: the process answers. /readyz: it can also do its work; while it stops, or its database can not be written, it can not. */
export const serveHealth = (app: FastifyInstance, stopping: AbortSignal, check: () => Promise<void>): void => {
  app.get('/healthz', (_request, reply) => sendJson(reply, 200, { status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      if (stopping.aborted) return sendJson(reply, 503, { status: 'stopping' });
      await check();
      return sendJson(reply, 200, { status: 'ok' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return sendJson(reply, 503, { status: 'unavailable' });
    }
  });
};
