import { EventSourceParserStream } from 'eventsource-parser/stream';
import { Change, streamChanges } from '#contract/shell.ts';

export interface StreamDeps {
  /** Base of the API, '/v2' included. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly fetch: typeof globalThis.fetch;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1; spreads the consoles over time when a server comes back. */
  readonly random: () => number;
}

export interface StreamHandlers {
  /** These subjects changed. Never their state: whoever shows them asks again (docs/features/outbox.md). */
  readonly onChange: (change: Change) => void;
  /** True after a gap: changes were missed, so what is on screen may be old. */
  readonly onOpen: (isAgain: boolean) => void;
  /** The server does not have it, or will not give it to us: there will be no more. */
  readonly onRefused: (status: number) => void;
  /** The server ended it and wants us back later only, because this person has too many: until it opens again nothing is told. */
  readonly onAway: () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A server says something at least every 25 s; twice that silent is a connection nobody told us was gone. */
const SILENCE_MS = 60_000;

const changeOf = (data: string): Change | null => {
  try {
    return Change.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
};

/** Aborts when no byte came for too long; a half-open connection would otherwise look alive for ever. */
const watched = (body: ReadableStream<Uint8Array>, onSilence: () => void): ReadableStream<Uint8Array> => {
  let timer = setTimeout(onSilence, SILENCE_MS);
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        clearTimeout(timer);
        timer = setTimeout(onSilence, SILENCE_MS);
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    }),
  );
};

type Answer =
  | { readonly is: 'open'; readonly body: ReadableStream<Uint8Array> }
  | { readonly is: 'refused'; readonly status: number }
  | { readonly is: 'lost' };

const answerOf = ({ ok, status, headers, body }: Response): Answer => {
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return { is: 'refused', status };
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
  return ok && isStream && body ? { is: 'open', body } : { is: 'lost' };
};

interface Heard {
  readonly onChange: StreamHandlers['onChange'];
  /** The server's own word for when to come again, in milliseconds. */
  readonly onRetry: (ms: number) => void;
}

const hear = async (body: ReadableStream<Uint8Array>, { onChange, onRetry }: Heard): Promise<void> => {
  const events = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream({ onRetry }))
    .getReader();
  for (;;) {
    const { done, value } = await events.read();
    if (done) return;
    const change = changeOf(value.data);
    if (change) onChange(change);
  }
};

/** Listens until `signal` aborts; reconnects with a growing, scattered wait. EventSource can not send our two headers. */
export const followChanges = async (deps: StreamDeps, handlers: StreamHandlers, signal: AbortSignal): Promise<void> => {
  let failures = 0;
  let wasOpen = false;
  let awayMs: number | null = null;

  const listen = async (): Promise<'refused' | 'lost'> => {
    const attempt = new AbortController();
    const token = deps.token() ?? '';
    const response = await deps.fetch(`${deps.baseUrl}${streamChanges.path}`, {
      headers: { accept: 'text/event-stream', authorization: token, userToken: token },
      signal: AbortSignal.any([signal, attempt.signal]),
      cache: 'no-store',
    });
    const answer = answerOf(response);
    if (answer.is === 'refused') handlers.onRefused(answer.status);
    if (answer.is !== 'open') return answer.is;
    failures = 0;
    handlers.onOpen(wasOpen);
    wasOpen = true;
    await hear(
      watched(answer.body, () => attempt.abort()),
      { onChange: handlers.onChange, onRetry: (ms) => (awayMs = ms) },
    );
    return 'lost';
  };

  while (!signal.aborted) {
    const outcome = await listen().catch((): 'lost' => 'lost');
    if (outcome === 'refused' || signal.aborted) return;
    if (awayMs !== null) handlers.onAway();
    const longest = awayMs ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    awayMs = null;
    failures += 1;
    await deps.wait(longest * (0.5 + deps.random() / 2), signal);
  }
};
