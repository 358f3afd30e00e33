import type { FastifyBaseLogger } from 'fastify';
import { escapeIdentifier, type Client } from 'pg';
import type { Heard, Listener } from './open.ts';
import { answerWithinMs, DeadlineClient } from './deadline-client.ts';

const firstRetryMs = 250;
const lastRetryMs = 10_000;
/** A connection may be lost without a word, and a client that only listens never notices. */
const lookEveryMs = 25_000;

/**
 * LISTENs on a connection of its own, for a pooled one could be handed to somebody else. When that connection is lost it opens
 * another and reports the gap, for nothing repeats what was said meanwhile. A host that does not answer is asked again: who waits for it
 * for ever hears nothing any more; nor is one believed that has fallen silent.
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

  /** Ends it when it does not answer. */
  const lookAt = (client: Client): (() => void) => {
    let next: NodeJS.Timeout;
    const look = async (): Promise<void> => {
      try {
        await client.query('select 1');
        lookLater();
      } catch (error) {
        if (!isStopped) log.warn({ err: error }, 'the listening connection says nothing any more');
        void client.end();
      }
    };
    const lookLater = (): void => {
      next = setTimeout(() => void look(), lookEveryMs).unref();
    };
    lookLater();
    return () => clearTimeout(next);
  };

  const connect = async (): Promise<void> => {
    const client = new DeadlineClient({ connectionString: url, query_timeout: answerWithinMs });
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection failed'));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      // A server that did not answer may not answer the ending either: nobody waits for it.
      void client.end();
      throw error;
    }
    if (isStopped) return client.end();
    current = client;
    const stopLooking = lookAt(client);
    client.on('end', () => {
      stopLooking();
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
