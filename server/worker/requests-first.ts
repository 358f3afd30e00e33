import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { streamChanges } from '#contract/shell.ts';

/** On a server that is never idle a fifth of the time is still a worker's own. */
const mostRests = 4;

/** Those that are being answered; the stream, which lasts for hours, is none of them. */
export interface Requests {
  readonly note: (app: FastifyInstance) => void;
  /** Resolves once nobody waits for an answer, at the latest after four times the milliseconds that a step took. */
  readonly letThrough: (stepMs: number) => Promise<void>;
}

const streamPath = `/v2${streamChanges.path}`;

/**
 * Work that can wait lets requests go first. PGlite has one connection, which is given in the order of asking: a request of five statements
 * waited for a step of every worker before each of them.
 */
export const openRequests = (): Requests => {
  let running = 0;
  const waiting = new Set<AbortController>();
  const end = (): void => {
    running -= 1;
    if (running > 0) return;
    for (const wait of waiting) wait.abort();
  };
  return {
    note: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        if (request.routeOptions.url === streamPath) return;
        running += 1;
        // Also of a client that hung up before the answer.
        reply.raw.once('close', end);
      });
    },
    letThrough: async (stepMs) => {
      if (running === 0) return;
      const wait = new AbortController();
      waiting.add(wait);
      await pause(stepMs * mostRests, undefined, { signal: wait.signal }).catch(() => undefined);
      waiting.delete(wait);
    },
  };
};
