import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import type { Settings } from './config.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { findRouteGaps } from './http/check-routes.ts';
import { onError } from './http/error-handler.ts';
import { serveHealth } from './http/health.ts';
import { logRequests, openLog } from './http/logging.ts';
import { registerRoutes } from './http/register-routes.ts';
import type { Route } from './http/route.ts';
import { allowOrigins, requestIdHeader, setSecurityHeaders } from './http/secure.ts';
import type { ServerParts } from './http/server-parts.ts';
import { readJobFigures } from './integration-jobs/job-figures.ts';
import { serveMailbox } from './mail/mailbox.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { acceptJson } from './http/accept-json.ts';
import { acceptForms } from './http/multipart.ts';

export interface Framing {
  readonly settings: Settings;
  /** Serves the console at every path that is not the API's, or says that there is none. */
  readonly front: (app: FastifyInstance) => void | Promise<void>;
  readonly isDev?: boolean;
}

/** Requests are checked with zod (http/read-input.ts) and answers are of a checked type: Fastify's own two compilers are a tenth of a start. */
const noSchemas = () => () => {
  throw new Error('A route has a schema of Fastify: declare it in the contract instead');
};

/** A stop waits this long for running requests. Node also counts as running a socket that a browser opened ahead and never used. */
const closingMs = 5000;

/** What every mode of the server has around its API: headers, limits, logs, errors, health, the console. */
export const buildFrame = async ({ settings, front, isDev = false }: Framing): Promise<FastifyInstance> => {
  const page = { isDev, isOfProvider: settings.UPSTREAM_URL !== undefined };
  const app = fastify({
    loggerInstance: openLog(settings.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    // The specification puts a choice of vehicles into the path, as JSON.
    routerOptions: { maxParamLength: 1024 },
    // Login limits count by the address of the client. Without this it is the nearest one, which behind a proxy is the proxy.
    trustProxy: settings.TRUST_PROXY.length > 0 ? settings.TRUST_PROXY : false,
    // A request that trickles in is cut off, but fifty megabytes of attachments may come over a slow line: whether the person may
    // send them is asked before they are read. An answer may take its time (the stream lasts for hours).
    requestTimeout: 15 * 60_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000 },
    forceCloseConnections: 'idle',
    // However long a busy machine takes to read the page of the documentation: that is no reason not to start.
    pluginTimeout: 0,
    // Told in every answer, so that somebody can quote it; unlike a number it is one request's alone, in whatever process.
    genReqId: () => randomUUID(),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // An address that can not be read meets no hook.
    frameworkErrors: (error, request, reply) =>
      void onError(error, request, setSecurityHeaders(reply, page).header(requestIdHeader, request.id)),
  });
  app.setErrorHandler(onError);
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref();
    done();
  });
  logRequests(app);
  app.addHook('onRequest', async (request, reply) => void setSecurityHeaders(reply, page).header(requestIdHeader, request.id));
  await allowOrigins(app, settings.ALLOWED_ORIGINS);
  await app.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'] });
  await front(app);
  return app;
};

/**
 * The embedded server: the API over its own database, and the console in front of it.
 *
 * @throws when contract and routes do not agree: better not to start than to miss an answer later.
 */
export const buildApp = async (
  parts: ServerParts,
  routes: readonly Route[],
  framing: Omit<Framing, 'settings'>,
): Promise<FastifyInstance> => {
  const gaps = findRouteGaps(contract, routes);
  if (gaps.length > 0) throw new Error(`Contract and routes disagree: ${gaps.join('; ')}`);
  const app = await buildFrame({ ...framing, settings: parts.settings });
  serveHealth(app, parts.stopping, parts.check);
  const { db, workers, meter, clock } = parts;
  serveMetrics(app, parts.settings.METRICS_TOKEN, { workers, meter, clock, jobFigures: () => readJobFigures(db, clock()) });
  await serveDocs(app);
  serveMailbox(app, parts);
  acceptJson(app);
  acceptForms(app);
  registerRoutes(app, routes, parts);
  return app;
};
