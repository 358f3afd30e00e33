import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of it. */
export interface HttpAsked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Scripted {
  readonly url: string;
  readonly asked: HttpAsked[];
  readonly close: () => Promise<void>;
}

export const sendJson = (response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** A service outside that says what a test has it say. */
export const openScripted = async (answer: (asked: HttpAsked, response: ServerResponse) => void): Promise<Scripted> => {
  const asked: HttpAsked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { method = '', url: path = '', headers } = request;
        const one = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
        asked.push(one);
        answer(one, response);
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
