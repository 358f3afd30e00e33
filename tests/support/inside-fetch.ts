import { saying, type Said } from '#server/fake-mercadolivre/spoil-answer.ts';
import { refusal } from '#server/fake-mercadolivre/answer.ts';
import { readBody } from '#server/fake-mercadolivre/read-body.ts';
import type { FakeRequest } from '#server/fake-mercadolivre/fake-route.ts';

/** As fetch says it: nobody there, the connection ended, or it took too long. */
export const unreachable = (): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) });
const brokenOff = (): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }) });
export const tooLate = (): Error => new DOMException('The operation was aborted due to timeout', 'TimeoutError');

const textOf = (body: unknown): string => (typeof body === 'string' ? body : body instanceof URLSearchParams ? body.toString() : '');

/** A request as the fake's wire hands it on; what can not be read it answers by itself. */
export const toRequest = (url: URL, init: RequestInit): FakeRequest | Said => {
  const headers = new Headers(init.headers);
  const type = headers.get('content-type') ?? (init.body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : undefined);
  const body = readBody(type, textOf(init.body));
  if (!body.ok) return saying(refusal(400, 'bad_request', 'body.invalid'));
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(headers),
    body: body.value,
  };
};

/** Half of what was promised, and then the end of the connection. */
const torn = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: (controller) => {
      if (controller.desiredSize === null) return;
      controller.error(new TypeError('terminated', { cause: new Error(`other side closed after ${text.length} characters`) }));
    },
  });

const bodiless = new Set([204, 304]);

/** What `fetch` makes of what the fake says. @throws as fetch does, where nothing of it arrives. */
export const toResponse = (said: Said, patienceMs: number): Response => {
  switch (said.type) {
    case 'answer':
      if (said.afterMs > patienceMs) throw tooLate();
      return new Response(bodiless.has(said.status) ? null : said.text, { status: said.status, headers: said.headers });
    case 'tear':
      return new Response(torn(said.text), { status: said.status, headers: said.headers });
    case 'silence':
      throw tooLate();
    case 'break':
      throw brokenOff();
    default:
      return said satisfies never;
  }
};

type Listener = (url: URL, init: RequestInit) => Promise<Response>;
const listeners = new Map<string, Listener>();
let outside: typeof globalThis.fetch | null = null;

/** Whoever asks this host from now on is answered here, in this process; what asks elsewhere goes out as before. */
export const listenInside = (host: string, listener: Listener): (() => void) => {
  outside ??= globalThis.fetch;
  const goOut = outside;
  listeners.set(host, listener);
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const inside = listeners.get(url.hostname);
    return inside === undefined ? goOut(input, init) : inside(url, init ?? {});
  };
  return () => {
    listeners.delete(host);
    if (listeners.size === 0) globalThis.fetch = goOut;
  };
};
