import type { FastifyBaseLogger } from 'fastify';
import { Client, escapeIdentifier } from 'pg';
import type { Heard, Listener } from './open.ts';

const firstRetryMs = 250;
const lastRetryMs = 10_000;

/**
 * LISTENs on a connection of its own, for a pooled one could be handed to somebody else. When that connection is lost it opens
 * another and reports the gap, for nothing repeats what was said meanwhile.
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
    const client = new Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection failed'));
    await client.connect();
    await client.query(`listen ${escapeIdentifier(channel)}`);
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
