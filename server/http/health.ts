import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open.ts';
import { sendJson } from './answer.ts';

/** /healthz: the process answers. /readyz: it can also do its work; while it stops, or without its database, it can not. */
export const serveHealth = (app: FastifyInstance, stopping: AbortSignal, db: Db | null): void => {
  app.get('/healthz', (_request, reply) => sendJson(reply, 200, { status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      if (stopping.aborted) return sendJson(reply, 503, { status: 'stopping' });
      await db?.execute(sql`select 1`);
      return sendJson(reply, 200, { status: 'ok' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return sendJson(reply, 503, { status: 'unavailable' });
    }
  });
};
