import { createServer, request, type ClientRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * What goes wrong with one exchange. The names say where: `before` the server heard it, or `after` it acted.
 * - `answer-lost`: the server acts, the connection closes without an answer.
 * - `answer-cut`: the server acts, half of the answer arrives.
 * - `twice`: the server hears the same bytes two times; the second answer is given.
 * - `portal`: a captive portal answers 200 with HTML.
 */
export type Fault =
  | { readonly kind: 'answer-lost' | 'answer-cut' | 'reset-before' | 'twice' | 'portal' }
  | { readonly kind: 'status-before' | 'status-after'; readonly status: number; readonly retryAfter?: string };

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly fault: Fault['kind'] | null;
  /** When the proxy heard it, in milliseconds of its own clock. */
  readonly at: number;
}

interface Rule {
  readonly matches: (exchange: Pick<Exchange, 'method' | 'path'>) => boolean;
  readonly fault: Fault;
  left: number;
}

export interface FaultProxy {
  readonly origin: string;
  /** The next `times` exchanges that match go wrong. */
  readonly breakNext: (method: string, path: RegExp, fault: Fault, times?: number) => void;
  /** Nothing goes wrong any more. */
  readonly mend: () => void;
  /** Off: every connection is refused and none is kept, as without a network. */
  readonly setOnline: (isOnline: boolean) => void;
  /** Bytes that reached the server while offline; a test of being offline tests nothing unless this is 0. */
  readonly bytesWhileOffline: () => number;
  /** Every exchange so far, oldest first, faults included. */
  readonly exchanges: () => readonly Exchange[];
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The same exchange with the server. `agent: false`: a kept connection may be closed by it just then, a fault nobody asked for. */
const ask = (upstream: URL, from: IncomingMessage, onAnswer: (incoming: IncomingMessage) => void): ClientRequest =>
  request(
    {
      host: upstream.hostname,
      port: upstream.port,
      method: from.method,
      path: from.url,
      headers: { ...from.headers, host: upstream.host },
      agent: false,
    },
    onAnswer,
  );

const send = (upstream: URL, from: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = ask(upstream, from, (incoming) => {
      readAll(incoming).then(
        (answered) => resolve({ status: incoming.statusCode ?? 502, headers: incoming.headers, body: answered }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Passes an endless answer through as it comes: the live stream. */
const pipeThrough = (upstream: URL, from: IncomingMessage, to: ServerResponse): void => {
  const outgoing = ask(upstream, from, (incoming) => {
    to.writeHead(incoming.statusCode ?? 502, incoming.headers);
    incoming.pipe(to);
  });
  outgoing.on('error', () => to.destroy());
  to.on('close', () => outgoing.destroy());
  outgoing.end();
};

const give = (to: ServerResponse, { status, headers, body }: Answer): void => {
  const { 'transfer-encoding': _chunked, ...kept } = headers;
  to.writeHead(status, { ...kept, 'content-length': body.length });
  to.end(body);
};

const giveCut = (to: ServerResponse, { status, headers, body }: Answer): void => {
  const { 'transfer-encoding': _chunked, ...kept } = headers;
  to.writeHead(status, { ...kept, 'content-length': body.length });
  to.write(body.subarray(0, Math.floor(body.length / 2)), () => to.destroy());
};

const giveStatus = (to: ServerResponse, { status, retryAfter }: Extract<Fault, { status: number }>): void => {
  to.writeHead(status, { 'content-type': 'application/json', ...(retryAfter ? { 'retry-after': retryAfter } : {}) });
  to.end(JSON.stringify({ code: 'unavailable', message: 'Falha provocada pelo teste' }));
};

const suffer = async (fault: Fault, upstream: URL, from: IncomingMessage, to: ServerResponse): Promise<void> => {
  const body = await readAll(from);
  switch (fault.kind) {
    case 'reset-before':
      to.destroy();
      return;
    case 'status-before':
      giveStatus(to, fault);
      return;
    case 'portal':
      to.writeHead(200, { 'content-type': 'text/html' });
      to.end('<!doctype html><title>Wi-Fi</title><p>Aceite os termos</p>');
      return;
    case 'answer-lost':
      await send(upstream, from, body);
      to.destroy();
      return;
    case 'answer-cut':
      giveCut(to, await send(upstream, from, body));
      return;
    case 'status-after':
      await send(upstream, from, body);
      giveStatus(to, fault);
      return;
    case 'twice':
      await send(upstream, from, body);
      give(to, await send(upstream, from, body));
      return;
  }
};

/** A proxy between browser and server that breaks chosen exchanges. It never touches what it was not asked to. */
export const openFaultProxy = async (serverOrigin: string): Promise<FaultProxy> => {
  const upstream = new URL(serverOrigin);
  const rules: Rule[] = [];
  const exchanges: Exchange[] = [];
  const sockets = new Set<Socket>();
  let isOnline = true;
  let leaked = 0;

  const faultFor = (method: string, path: string): Fault | null => {
    const rule = rules.find((each) => each.left > 0 && each.matches({ method, path }));
    if (!rule) return null;
    rule.left -= 1;
    return rule.fault;
  };

  const handle = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const method = from.method ?? 'GET';
    const path = from.url ?? '/';
    const key = from.headers['idempotency-key'];
    const note = (fault: Exchange['fault']): void => {
      exchanges.push({ method, path, key: typeof key === 'string' ? key : null, fault, at: performance.now() });
    };
    const fault = faultFor(method, path);
    note(fault?.kind ?? null);
    if (fault) {
      await suffer(fault, upstream, from, to);
    } else if (path.startsWith('/v2/stream')) {
      pipeThrough(upstream, from, to);
    } else {
      const body = await readAll(from);
      if (!isOnline) leaked += body.length;
      give(to, await send(upstream, from, body));
    }
  };

  const server: Server = createServer((from, to) => {
    handle(from, to).catch(() => to.destroy());
  });
  // Not closed for being idle: whoever asks on a connection that closes meanwhile suffers a fault nobody asked for.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    if (!isOnline) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    breakNext: (method, path, fault, times = 1) => {
      rules.push({ matches: (exchange) => exchange.method === method && path.test(exchange.path), fault, left: times });
    },
    mend: () => {
      rules.length = 0;
    },
    setOnline: (next) => {
      isOnline = next;
      if (!next) for (const socket of sockets) socket.destroy();
    },
    bytesWhileOffline: () => leaked,
    exchanges: () => exchanges,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
