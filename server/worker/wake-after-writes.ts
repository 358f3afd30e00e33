import type { FastifyInstance } from 'fastify';
import type { Worker } from './worker.ts';

/** Milliseconds in which what is written is looked at together: of many writes each would have every queue asked. */
const gatherMs = 100;
/** A monitor may ask by HEAD each second, and browsers of other origins by OPTIONS before each call. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What a request wrote may have made a row due: it is looked for at once, so that queues need to be asked by the clock but seldom
 * (decision 0120).
 */
export const wakeAfterWrites = (app: FastifyInstance, workers: readonly Pick<Worker, 'wake'>[]): void => {
  let isAsked = false;
  const wake = (): void => {
    isAsked = false;
    for (const worker of workers) worker.wake();
  };
  app.addHook('onResponse', (request, reply, done) => {
    if (!isAsked && !reading.has(request.method) && reply.statusCode < 400) {
      isAsked = true;
      setTimeout(wake, gatherMs).unref();
    }
    done();
  });
};
