import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignedIn, TestServer } from './test-server.ts';

/** Somebody on the line of GET /stream, over a real connection. */
export interface StreamListener {
  readonly heard: () => readonly string[];
  /** When the server said to come again, in milliseconds; null where it did not. */
  readonly retry: () => number | null;
  /** Resolves once so many events came, or the stream ended. */
  readonly untilHeard: (count: number) => Promise<readonly string[]>;
  /** Resolves once a sign of life came; false is a stream that ended before. */
  readonly untilBeat: () => Promise<boolean>;
  readonly ended: Promise<void>;
  readonly hangUp: () => void;
}

/** Resolves once the stream is open. */
export const listen = (server: TestServer, who: SignedIn): Promise<StreamListener> =>
  new Promise((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo;
    const call = request({ port, path: '/v2/stream', headers: { ...who, 'accept-encoding': 'gzip' } }, (response) => {
      let text = '';
      const over = new AbortController();
      let onMore: (() => void) | null = null;
      const heard = (): string[] => [...text.matchAll(/^data: (.*)$/gmu)].map(([, data]) => data ?? '');
      const ended = new Promise<void>((done) => {
        response.once('close', () => {
          over.abort();
          done();
        });
      });
      const hasBeat = (): boolean => text.includes(': beat\n');
      const until = async (isThere: () => boolean): Promise<void> => {
        while (!isThere() && !over.signal.aborted) await Promise.race([ended, new Promise<void>((more) => (onMore = more))]);
      };
      const ear: StreamListener = {
        heard,
        retry: () => {
          const [, said] = /^retry: (\d+)$/mu.exec(text) ?? [];
          return said === undefined ? null : Number(said);
        },
        ended,
        hangUp: () => call.destroy(),
        untilBeat: async () => {
          await until(hasBeat);
          return hasBeat();
        },
        untilHeard: async (count) => {
          await until(() => heard().length >= count);
          return heard();
        },
      };
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        onMore?.();
        if (text.startsWith(': open')) resolve(ear);
      });
    });
    call.once('error', reject);
    call.end();
  });
