import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Scripts of our own origin only, so that a text which should be a text can not run, wherever it is shown (reliability 0.4). A provider
 * keeps its pictures at addresses of its own. The page shows them, and reads their bytes to analyse them (part 2), so both directives
 * allow https. Allowing one alone would keep nothing in: a picture's address can carry data out as well.
 */
const policyFor = (pictures: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...pictures].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
const embeddedPolicy = policyFor([]);
const providerPolicy = policyFor(['https:']);

/** Of every answer, whatever page it is for. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Vite's dev page has inline scripts and a socket: only there, and never in what is built, the policy is left out. */
export const setSecurityHeaders = (reply: FastifyReply, page: { readonly isDev: boolean; readonly isOfProvider: boolean }): FastifyReply =>
  reply.headers(
    page.isDev ? securityHeaders : { 'content-security-policy': page.isOfProvider ? providerPolicy : embeddedPolicy, ...securityHeaders },
  );

/** By which the log knows a request. */
export const requestIdHeader = 'x-request-id';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
const sentHeaders = [
  'authorization',
  'userToken',
  'content-type',
  'idempotency-key',
  'if-match',
  'decision-age',
  'decision-shown',
  'decision-suggestion',
  'unattended',
  'sku',
  'publish',
  'before',
  'owner',
];

/** A fixed list: an origin that is not on it gets no permission, whatever it calls itself. Without a list nobody does. */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods,
    allowedHeaders: sentHeaders,
    exposedHeaders: ['retry-after', 'date', requestIdHeader],
    maxAge: 600,
  });
  // What a listed origin may ask for it may also read.
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== undefined && origins.includes(request.headers.origin))
      reply.header('cross-origin-resource-policy', 'cross-origin');
  });
};
