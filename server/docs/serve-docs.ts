import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { routes } from '../routes.ts';
import { openApiOf } from './open-api.ts';

/**
 * OpenAPI at /v2/docs/json, to try calls by hand at /v2/docs. Its page keeps to the same content policy as every other. The document
 * is written when it is first asked for: it takes an eighth of a start, and most servers are never asked.
 */
export const serveDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, { mode: 'dynamic', openapi: {}, transformObject: () => openApiOf(routes) });
  await app.register(swaggerUi, { routePrefix: '/v2/docs', staticCSP: false });
};
