import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a call stands when its process is killed: not taken yet, taken and not answered, or answered a moment ago. */
export const moments = ['before', 'after', 'answered'] as const;
export type Moment = (typeof moments)[number];

export interface CutProxy {
  readonly url: string;
  /** Resolves once the next call that writes stands where it is to be cut. */
  readonly cutNext: (moment: Moment) => Promise<void>;
  readonly close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Of the connection between two, and not of what is said. */
const ofTheHop = new Set(['connection', 'content-length', 'transfer-encoding', 'keep-alive', 'host']);
const passedOn = (headers: Iterable<readonly [string, string | string[] | undefined]>): [string, string][] =>
  [...headers].flatMap(([name, value]) => (ofTheHop.has(name) || value === undefined ? [] : [[name, String(value)]]));

/** Stands between the hub and a marketplace: all goes through, but for the call that a test lets stand where it kills who asked. */
export const openCutProxy = async (target: string): Promise<CutProxy> => {
  let cut: { readonly moment: Moment; readonly standsThere: () => void } | null = null;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    const asked = method === 'GET' ? null : cut;
    if (asked) cut = null;
    if (asked?.moment === 'before') return asked.standsThere();
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: passedOn(Object.entries(headers)),
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const said = Buffer.from(await answer.arrayBuffer());
    if (asked?.moment === 'after') return asked.standsThere();
    response.writeHead(answer.status, Object.fromEntries(passedOn(answer.headers)));
    response.end(said, asked?.standsThere);
  };
  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNext: (moment) => new Promise((resolve) => (cut = { moment, standsThere: resolve })),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
