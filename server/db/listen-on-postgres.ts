import type { FastifyBaseLogger } from 'fastify';
import { escapeIdentifier, type Client } from 'pg';
import type { Heard, Listener } from './open.ts';
import { answerWithinMs, DeadlineClient } from './deadline-client.ts';

const firstRetryMs = 250;
const lastRetryMs = 10_000;

/**
 * LISTENs on a connection of its own, for a pooled one could be handed to somebody else. When that connection is lost it opens
 * another and reports the gap, for nothing repeats what was said meanwhile. A host that does not answer is asked again: who waits for it
 * for ever hears nothing any more.
 */
export const listenOnPostgres = async (
  url: string,
  channel: string,
  { onNotice, onGap }: Heard,
  log: FastifyBaseLogger,
): Promise<Listener> => {
  let current: Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const client = new DeadlineClient({ connectionString: url, keepAlive: true, query_timeout: answerWithinMs });
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection failed'));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      // Whoever said nothing may not say good-bye either.
      void client.end();
      throw error;
    }
    if (isStopped) return client.end();
    current = client;
    client.on('end', () => {
      current = null;
      if (!isStopped) reconnectAfter(firstRetryMs);
    });
  };

  const reconnectAfter = (delay: number): void => {
    retry = setTimeout(() => {
      connect().then(onGap, (error: unknown) => {
        log.warn({ err: error }, 'could not listen again yet');
        if (!isStopped) reconnectAfter(Math.min(delay * 2, lastRetryMs));
      });
    }, delay).unref();
  };

  await connect();
  return {
    stop: async () => {
      isStopped = true;
      if (retry) clearTimeout(retry);
      await current?.end();
    },
  };
};
