import wretch, { type WretchError } from 'wretch';
import QueryStringAddon from 'wretch/addons/queryString';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { readReply, type Read } from '#contract/list-of.ts';
import { sessionEndedMessage } from '#contract/problem.ts';
import { writeAnswered } from '#contract/suggestion.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { hearServerTime } from '#lib/server-clock.ts';
import { slowLine } from '#lib/slow-line.ts';
import type { Api, Payload, Problem, SendOptions } from './client.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { problemOf } from './problem-of.ts';

export interface ApiDeps {
  /** Absolute, with the version in its path: 'https://host/v2'. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** In which the server words what a person reads (BCP 47); without it, in Portuguese. */
  readonly language?: () => string;
  /** Heard for each answer that ended the session; the caller is told too, as a problem. */
  readonly onSessionEnded: () => void;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * The specified patience of a read (row SES-12). A write gets more: giving up early only means asking the ledger again. So does a read
 * that the server gives up after as long itself: what it says then is the answer.
 */
const READ_MS = 20_000;
const WRITE_MS = 30_000;

const bytesOf = (form: FormData): number =>
  Array.from(form.values(), (value) => (typeof value === 'string' ? value.length : value.size)).reduce((sum, size) => sum + size, 0);

const patienceOf = ({ method, isSlow }: Call, form: FormData | undefined): number =>
  // Files get as long as they need, and would never arrive otherwise.
  (method === 'GET' && !isSlow ? READ_MS : WRITE_MS) + (form ? Math.ceil(bytesOf(form) / slowLine) : 0);

type Parts = Payload<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, unknown>;

/** Contracts put only text, numbers and booleans into paths and queries. */
const textOf = (value: unknown): string => `${value as string | number | boolean}`;

const pathOf = ({ path }: Call, { params = {} }: Parts): string =>
  path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(textOf(params[name])));

/** wretch would read a refused answer itself, and trip over one that was cut; ours is read once, as text, whatever its status. */
const anyAnswer = (error: WretchError): Response => {
  // What the wire itself throws comes here too, and has no response.
  if ('response' in error) return error.response;
  throw error;
};

const wireTo = (baseUrl: string, fetch: typeof globalThis.fetch) =>
  wretch(baseUrl, { credentials: 'omit', cache: 'no-store' })
    .addon(QueryStringAddon)
    .polyfills({ fetch })
    .accept('application/json')
    // No kind reads nothing (its types do not say so): wretch would use up the body of a refusal before we read it.
    .errorType('' as 'text')
    .catcherFallback(anyAnswer);

/** Headers that tell the server of a decision beside the request itself. */
const termsOf = ({ idempotencyKey, ifMatch, decision }: SendOptions): Record<string, string> => ({
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
  ...(decision === undefined ? {} : { 'decision-age': `${decision.age}` }),
  ...(decision?.shown === undefined ? {} : { 'decision-shown': `${decision.shown}` }),
  ...(decision?.suggestion === undefined ? {} : { 'decision-suggestion': writeAnswered(decision.suggestion) }),
});

/** Of a specified call several of something are asked for by `name[]`, each by itself; of ours with commas, since a name said twice is refused. */
const writtenQuery = ({ ours }: Call, query: object): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => {
      if (!Array.isArray(value)) return [name, value];
      return ours ? [name, value.join(',')] : [`${name}[]`, value];
    }),
  );

/**
 * Nobody pressed anything in the last seconds, and the page was not opened just now either: it asks by itself. (decision 0167) A browser
 * that does not tell is taken to be attended.
 */
const isUnattended = (): boolean => {
  const { navigator }: { readonly navigator?: Partial<Navigator> } = globalThis;
  return performance.now() > 60_000 && navigator?.userActivation?.isActive === false;
};

const ask = (
  wire: ReturnType<typeof wireTo>,
  line: Call,
  parts: Parts,
  whose: { readonly token: string; readonly language: string },
  options: SendOptions,
): Promise<Response> => {
  const { signal, keepalive = false, form } = options;
  const { token, language } = whose;
  const patience = AbortSignal.timeout(patienceOf(line, form?.body));
  const request = wire
    .url(pathOf(line, parts))
    .query(writtenQuery(line, parts.query ?? {}), false, true)
    .headers({
      authorization: token,
      userToken: token,
      'accept-language': language,
      ...form?.headers,
      ...termsOf(options),
      ...(isUnattended() && { unattended: '1' }),
    })
    .options({ signal: signal ? AbortSignal.any([signal, patience]) : patience, keepalive });
  const withJson = parts.body === undefined ? request : request.json(parts.body as object);
  const withBody = form ? request.body(form.body) : withJson;
  return withBody.fetch(line.method).res();
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** fetch throws TypeError when nothing answered, and an abort or a timeout as DOMException. */
const isOfTheWire = (error: unknown): boolean => error instanceof TypeError || error instanceof DOMException;

/** Only as the answer itself: a title or a note that holds these words ends nobody's session. */
const saysSessionEnded = (body: unknown): boolean =>
  body === sessionEndedMessage || (typeof body === 'object' && body !== null && 'message' in body && body.message === sessionEndedMessage);

const meaningOf = (line: Call, response: Response, text: string): Result<unknown, Problem> => {
  const body = parsed(text);
  if (saysSessionEnded(body ?? text.trim())) return refuse({ type: 'SessionEnded', message: sessionEndedMessage });
  if (!response.ok) return refuse(problemOf(response, body, text, line.roles === 'anyone'));
  // A captive portal says 200 and HTML; a cut answer is no JSON: what became of the request is not known.
  if (body === undefined) return refuse({ type: 'Unreachable' });
  const reply = readReply(line.reply, body);
  return reply.success ? ok(reply.data) : refuse({ type: 'OffContract', issues: JSON.stringify(reply.issues) });
};

/** The console's one way to the server. It neither tells anybody nor navigates: it answers with a value or one of five problems. */
export const createApi = ({
  baseUrl,
  token,
  language = () => 'pt-BR',
  onSessionEnded,
  fetch = globalThis.fetch.bind(globalThis),
}: ApiDeps): Api => {
  const wire = wireTo(baseUrl, fetch);
  const exchange = async (line: Call, parts: Parts, options: SendOptions): Promise<Result<unknown, Problem>> => {
    try {
      const way = options.form?.onSent ? wireTo(baseUrl, fetchWithProgress(options.form.onSent)) : wire;
      const askedAt = Date.now();
      const response = await ask(way, line, parts, { token: token() ?? '', language: language() }, options);
      hearServerTime(response.headers.get('date'), askedAt, Date.now());
      return meaningOf(line, response, await response.text());
    } catch (error) {
      // A caller that aborted wants no answer, not even 'unreachable'. Anything but the wire's own failures is a defect.
      if (options.signal?.aborted === true || !isOfTheWire(error)) throw error;
      return refuse({ type: 'Unreachable' });
    }
  };

  return {
    send: async <Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType>(
      line: Call<Params, Query, Body, Reply>,
      payload: Payload<z.input<Params>, z.input<Query>, z.input<Body>> = {},
      options: SendOptions = {},
    ) => {
      const answer = await exchange(line, payload as Parts, options);
      if (!answer.ok && answer.error.type === 'SessionEnded') onSessionEnded();
      return answer as Result<Read<z.output<Reply>>, Problem>;
    },
  };
};
