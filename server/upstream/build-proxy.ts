import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { contract } from '#contract/contract.ts';
import { getCapabilities } from '#contract/capabilities.ts';
import { buildFrame, type Framing } from '../app.ts';
import { serveDocs } from '../docs/serve-docs.ts';
import { sendJson, sendProblem } from '../http/answer.ts';
import { serveHealth } from '../http/health.ts';
import { unavailable, unsupported } from '../http/problem.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { upstreamCapabilities } from './capabilities.ts';
import { matchCall } from './match-call.ts';

/** What the proxy really hands over; its types show the server's side of a response. */
interface UpstreamAnswer {
  readonly statusCode: number;
  readonly stream: Readable;
}

/** How a provider says that it has no such call. */
const saysAbsent: ReadonlySet<number> = new Set([404, 405, 501]);
/** Ours to set, on everything we hand on. */
const ownHeaders = /^(?:content-security-policy|x-frame-options|access-control-.*|set-cookie|x-request-id)$/u;

const callOf = ({ method, url }: FastifyRequest): Call | null =>
  matchCall(contract, method, (url.split('?', 1)[0] ?? '').slice('/v2'.length));

/**
 * May it be tried there? What the specification has, yes; of ours, only a list that is read. A write of ours could be taken for
 * something else (`PUT /publish/warning` is `PUT /publish/{publishId}` to a server that does not know it), and a stream would never answer.
 */
const mayForward = (line: Call | null): boolean => line !== null && (!line.ours || (line.method === 'GET' && line.answer === 'json'));

/** The console in front of a provider's API: /v2 is passed on, what the provider lacks is said to be unsupported. */
export const buildProxy = async (upstream: string, framing: Framing, stopping: AbortSignal): Promise<FastifyInstance> => {
  const app = await buildFrame(framing);
  serveHealth(app, stopping, () => Promise.resolve());
  serveMetrics(app, framing.settings.METRICS_TOKEN, null);
  await serveDocs(app);
  app.get(`/v2${getCapabilities.path}`, (_request, reply) => sendJson(reply, 200, upstreamCapabilities(framing.settings)));
  const { origin, pathname } = new URL(upstream);
  // Only this mode needs it, and it takes a fifth of a start to load.
  const { default: httpProxy } = await import('@fastify/http-proxy');
  await app.register(httpProxy, {
    upstream: origin,
    prefix: '/v2',
    rewritePrefix: pathname === '/' ? '' : pathname.replace(/\/$/u, ''),
    preHandler: (request, reply, done) => {
      if (mayForward(callOf(request))) done();
      else sendProblem(reply, unsupported());
    },
    replyOptions: {
      rewriteHeaders: (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.test(name.toLowerCase()))),
      onResponse: (request, reply, response) => {
        const { statusCode, stream } = response as unknown as UpstreamAnswer;
        if (callOf(request as FastifyRequest)?.ours !== true || !saysAbsent.has(statusCode)) {
          reply.send(stream);
          return;
        }
        stream.resume();
        sendProblem(reply.removeHeader('content-length').removeHeader('content-encoding') as FastifyReply, unsupported());
      },
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'the provider did not answer');
        sendProblem(reply as FastifyReply, unavailable(5));
      },
    },
  });
  return app;
};
