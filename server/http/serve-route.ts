import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { noteGone } from '../listings/lease-life.ts';
import { appendEvent } from '../stream/append-event.ts';
import { findStored, keepAnswer, once, unkeyed, type Close, type LedgerEntry, type StoredAnswer } from '../ledger/once.ts';
import { hashRequest } from '../ledger/request-hash.ts';
import { isSessionLive, type LiveSession } from '../session/session-store.ts';
import type { NoteStream } from '../stream/cap-streams.ts';
import { tooMany, toServerSentEvents } from '../stream/server-sent-events.ts';
import { answerInEnglish, asksForEnglish } from '../language/language.ts';
import { letIn, LetOut, stayLetIn } from './access.ts';
import { sendJson, sendProblem } from './answer.ts';
import { inTurn, type Turns } from './in-turn.ts';
import { isFromHere } from './is-from-here.ts';
import { readDecided, readIdempotencyKey, readIfMatch } from './read-input.ts';
import type { BytesRoute, Input, PublicRoute, ReadRoute, Route, StreamRoute, WriteContext, WriteRoute } from './route.ts';
import type { ServerProblem } from './problem.ts';
import type { ServerParts } from './server-parts.ts';

/** One request, let in and read. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly input: Input<unknown, unknown, unknown>;
  readonly parts: ServerParts;
  readonly noteStream: NoteStream;
}

const commonOf = ({ request, parts: { clock, settings, blobs, workers, meter } }: Visit) => ({
  clock,
  settings,
  blobs,
  workers,
  meter,
  log: request.log,
});

const publicOf = (visit: Visit) => ({
  ...commonOf(visit),
  db: visit.parts.db,
  ip: visit.request.ip,
  fromHere: isFromHere(visit.request),
  agent: visit.request.headers['user-agent'],
  post: visit.parts.post,
});

const sendAnswer = ({ line }: Route, { request, reply }: Visit, value: unknown): FastifyReply =>
  sendJson(reply, 200, asksForEnglish(request.headers) ? answerInEnglish(line.name, value) : value);

const servePublic = async (route: PublicRoute, visit: Visit): Promise<FastifyReply> => {
  const answer = await route.handle(visit.input, publicOf(visit));
  return answer.ok ? sendAnswer(route, visit, answer.value) : sendProblem(visit.reply, answer.error);
};

const serveBytes = async (route: BytesRoute, visit: Visit): Promise<FastifyReply> => {
  const answer = await route.handle(visit.input, publicOf(visit));
  if (!answer.ok) return sendProblem(visit.reply, answer.error);
  const { type, content, isImmutable, download } = answer.value;
  visit.reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-store');
  if (download)
    visit.reply.headers({
      // A logout can not empty the browser's cache (decision 8).
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${download.name}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  return visit.reply
    .type(type)
    .send(content instanceof Readable ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength));
};

const serveRead = async (route: ReadRoute, visit: Visit, live: LiveSession): Promise<FastifyReply> => {
  const answer = await route.handle(visit.input, { ...commonOf(visit), ...live, db: visit.parts.db });
  return answer.ok ? sendAnswer(route, visit, answer.value) : sendProblem(visit.reply, answer.error);
};

/**
 * Runs before the transaction. The body may have taken long, and what is prepared may leave this server, so the caller is checked again.
 * What was answered under this key is answered so again, and nothing is made for it a second time.
 */
const prepare = async (
  route: WriteRoute,
  visit: Visit,
  live: LiveSession,
  entry: LedgerEntry | null,
): Promise<Result<unknown, StoredAnswer>> => {
  if (!route.prepare) return ok(undefined);
  const { request, input, parts } = visit;
  const still = await letIn(route.line, request, parts.db, parts.clock);
  if (!still.ok) return still;
  const stored = entry && (await findStored(parts.db, entry));
  return stored ? refuse(stored) : route.prepare(input, { ...commonOf(visit), ...live, db: parts.db });
};

/** A refusal is kept in Portuguese: asked for again, it is said in the language of the person who asks then. */
const sendStored = (route: WriteRoute, visit: Visit, answer: StoredAnswer): FastifyReply =>
  answer.status >= 400 ? sendProblem(visit.reply, answer as ServerProblem) : sendAnswer(route, visit, answer.body);

const write = async (route: WriteRoute, visit: Visit, live: LiveSession): Promise<FastifyReply> => {
  const { request, reply, input, parts } = visit;
  const ifMatch = readIfMatch(request.headers['if-match']);
  if (!ifMatch.ok) return sendProblem(reply, ifMatch.error);
  const sentKey = readIdempotencyKey(request.headers['idempotency-key']);
  if (!sentKey.ok) return sendProblem(reply, sentKey.error);
  const decided = readDecided(request.headers, parts.clock());
  if (!decided.ok) return sendProblem(reply, decided.error);

  const key = route.isSecret ? null : sentKey.value;
  const entry = key === null ? null : { actorId: live.actor.id, key, requestHash: hashRequest(route.line.name, input), at: parts.clock() };
  const work = () => writeUnder(route, visit, live, { entry, ifMatch: ifMatch.value, decided: decided.value });
  // Sent again before it was answered: what is prepared may be good for once, as a code is, or counted.
  return sendStored(route, visit, await (route.prepare && entry ? inTurn(turnsOf(parts), `${entry.actorId} ${entry.key}`, work) : work()));
};

/** By its parts a server knows its own: there may be several in a process. */
const turns = new WeakMap<ServerParts, Turns>();
const turnsOf = (parts: ServerParts): Turns => {
  const known = turns.get(parts) ?? new Map<string, Promise<unknown>>();
  turns.set(parts, known);
  return known;
};

interface Asked extends Pick<WriteContext, 'ifMatch' | 'decided'> {
  readonly entry: LedgerEntry | null;
}

const writeUnder = async (
  route: WriteRoute,
  visit: Visit,
  live: LiveSession,
  { entry, ifMatch, decided }: Asked,
): Promise<StoredAnswer> => {
  const { input, parts } = visit;
  const key = entry?.key ?? null;
  const prepared = await prepare(route, visit, live, entry);
  if (!prepared.ok) return prepared.error;
  const work: Parameters<typeof unkeyed>[1] = (tx) =>
    route.handle(input, {
      ...commonOf(visit),
      ...live,
      prepared: prepared.value,
      post: parts.post,
      tx,
      ifMatch,
      idempotencyKey: key,
      decided,
      record: (event) => appendEvent(tx, live.actor, parts.clock(), key, event),
    });
  const close: Close = route.endsSession ? keepAnswer : (tx, kept) => stayLetIn(route.line, live, { tx, clock: parts.clock, kept });
  return entry === null ? unkeyed(parts.db, work, close) : once(parts.db, entry, work, close);
};

const serveWrite = async (route: WriteRoute, visit: Visit, live: LiveSession): Promise<FastifyReply> => {
  try {
    return await write(route, visit, live);
  } catch (error) {
    if (error instanceof LetOut) return sendProblem(visit.reply, error.problem);
    throw error;
  }
};

const serveStream = (route: StreamRoute, visit: Visit, live: LiveSession): FastifyReply => {
  const { reply, input, parts, noteStream } = visit;
  const stop = new AbortController();
  const end = (): void => stop.abort();
  reply.raw.once('close', end);
  parts.stopping.addEventListener('abort', end, { once: true });
  stop.signal.addEventListener(
    'abort',
    noteStream(live.person, () => stop.abort(tooMany)),
    { once: true },
  );
  stop.signal.addEventListener('abort', () => parts.stopping.removeEventListener('abort', end), { once: true });
  const { db, clock } = parts;
  const leave = (): void => {
    // Of a server that stops the streams come back elsewhere, and its database is closed meanwhile.
    if (parts.stopping.aborted) return;
    noteGone(db, live.actor, clock()).catch((error: unknown) => visit.request.log.warn({ err: error }, 'the end of a stream was not kept'));
  };
  stop.signal.addEventListener('abort', leave, { once: true });
  const isWelcome = (): Promise<boolean> => isSessionLive(db, live.sessionId, clock());
  const items = route.handle(input, { ...commonOf(visit), ...live, signal: stop.signal, changes: parts.feed.changes });
  const events = toServerSentEvents({ items, stop, isWelcome });
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(events, { objectMode: false }));
};

/** Answers a request with a route. `live` is null only where anyone may call. */
export const serveRoute = async (route: Route, visit: Visit, live: LiveSession | null): Promise<FastifyReply> => {
  if (route.kind === 'public') return servePublic(route, visit);
  if (route.kind === 'bytes') return serveBytes(route, visit);
  if (!live) throw new Error(`${route.line.name} was let in without a session`);
  if (route.kind === 'read') return serveRead(route, visit, live);
  if (route.kind === 'write') return serveWrite(route, visit, live);
  if (route.kind === 'stream') return serveStream(route, visit, live);
  return unreachable(route);
};
