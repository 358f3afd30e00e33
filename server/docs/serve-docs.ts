import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import { openApiOf } from './open-api.ts';

/** OpenAPI at /v2/docs/json, to try calls by hand at /v2/docs. Its page keeps to the same content policy as every other. */
export const serveDocs = async (app: FastifyInstance): Promise<void> => {
  // The document is 3.1; the plugin's types stop at 3.0 while its code passes it through.
  const document = openApiOf(contract) as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, { routePrefix: '/v2/docs', staticCSP: false });
};
