/**
 * How a line of the contract gets its answer. A route is the line, what kind of answer it gives, and a handler from parsed input
 * to a result; sessions, roles, parsing, transactions and the idempotency ledger are the same for all and are not its business.
 */
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { AnsweredSuggestion } from '#contract/suggestion.ts';
import type { Result } from '#lib/result.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../config.ts';
import type { Db, Tx } from '../db/open.ts';
import type { BlobStore } from '../images/blob-store.ts';
import type { Actor } from './actor.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { CallMeter } from '../metrics/call-meter.ts';
import type { OwnedChange } from '../stream/change-feed.ts';
import type { Worker } from '../worker/worker.ts';
import type { ServerProblem } from './problem.ts';

/** What the contract's schemas made of the request. */
export interface Input<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

interface CommonContext {
  readonly clock: Clock;
  readonly settings: Settings;
  readonly blobs: BlobStore;
  readonly log: FastifyBaseLogger;
  /** Those of this process, and what its calls to a marketplace came to. */
  readonly workers: readonly Worker[];
  readonly meter: CallMeter;
}

/** For lines that `anyone` may call. */
export interface PublicContext extends CommonContext {
  readonly db: Db;
  readonly ip: string;
  /** The request comes from this computer, past no proxy. */
  readonly fromHere: boolean;
  /** What the browser says it is; anything, or nothing. */
  readonly agent: string | undefined;
  readonly post: Pick<PostOffice, 'wake' | 'isDelayed' | 'consoleBase'>;
}

interface SignedInContext extends CommonContext {
  readonly actor: Actor;
  /** The mail of the account: accounts of one mail are one person's. */
  readonly person: string;
  /** Which session asks: the hash its token is stored under. */
  readonly sessionId: string;
}

export interface ReadContext extends SignedInContext {
  readonly db: Db;
}

/** Something that happened to a subject, e.g. `listing:123` is now at version 4. */
export interface EventToRecord {
  readonly subject: string;
  readonly type: string;
  /** `next` is a number above all before it, for subjects that keep no version of their own. */
  readonly version: number | 'next';
  /** What histories show beside type, person and time. No personal data of buyers. */
  readonly data: Record<string, unknown>;
  /** The company of the subject: its sellers hear of it in the stream; null is for reviewers and superusers only. */
  readonly sellerId: string | null;
}

/** When somebody decided what is asked for. A console that had no network sends it later. */
export interface Decided {
  /** By our clock: console and server need not agree on the time. */
  readonly at: Date;
  /** How long what it is about had stood before their eyes, in milliseconds; null where that was not told. */
  readonly shownMs: number | null;
  /** What was suggested beside it, and whether it was taken; null where nothing was. */
  readonly suggestion: AnsweredSuggestion | null;
}

/** No `db` here on purpose: with PGlite a query beside its own transaction waits for ever. */
export interface WriteContext extends SignedInContext {
  /** Mail is queued in the transaction and goes out with the next round: nothing may be woken before it commits. */
  readonly post: Pick<PostOffice, 'consoleBase'>;
  readonly tx: Tx;
  /** Appends to the event table and tells the stream, both when and only if the transaction commits. */
  readonly record: (event: EventToRecord) => Promise<void>;
  /** The version the person decided on, from If-Match. */
  readonly ifMatch: number | null;
  readonly idempotencyKey: string | null;
  readonly decided: Decided;
}

export interface StreamContext extends SignedInContext {
  /** Aborted when the console goes away, the session ends or the server stops. */
  readonly signal: AbortSignal;
  readonly changes: (signal: AbortSignal) => AsyncIterable<OwnedChange>;
}

/** Bytes and how long a browser may keep them. */
export interface Bytes {
  readonly type: string;
  readonly content: Uint8Array | Readable;
  /** Only for names that are hashes of the content. */
  readonly isImmutable: boolean;
  /** Never shown by the browser itself, nor kept by it: what people attached, under a name of ours. */
  readonly download?: { readonly name: string };
}

type Answer<Reply> = Promise<Result<Reply, ServerProblem>>;
/** Methods, not properties: their parameters are compared loosely, which lets routes of all lines stand in one list. */
interface Handles<Context, Reply> {
  handle(input: Input<unknown, unknown, unknown>, context: Context): Reply;
}
interface Lined {
  readonly line: Call;
}
/** What was made before the transaction; undefined for routes that make nothing. */
interface Prepared {
  readonly prepared: unknown;
}
interface Prepares {
  prepare(input: Input<unknown, unknown, unknown>, context: ReadContext): Answer<unknown>;
}

export type PublicRoute = Lined & { readonly kind: 'public' } & Handles<PublicContext, Answer<unknown>>;
export type ReadRoute = Lined & { readonly kind: 'read' } & Handles<ReadContext, Answer<unknown>>;
export type WriteRoute = Lined & {
  readonly kind: 'write';
  readonly isSecret?: true;
  /** This call ends the session of its caller, so the session is not checked again at its end. */
  readonly endsSession?: true;
} & Partial<Prepares> &
  Handles<WriteContext & Prepared, Answer<unknown>>;
export type BytesRoute = Lined & { readonly kind: 'bytes' } & Handles<PublicContext, Answer<Bytes>>;
export type StreamRoute = Lined & { readonly kind: 'stream' } & Handles<StreamContext, AsyncIterable<unknown>>;
export type Route = PublicRoute | ReadRoute | WriteRoute | BytesRoute | StreamRoute;

/** A route, and what its call is for in a line: said in the API's documentation, so no page of the console fetches it. */
export type DescribedRoute = Route & { readonly summary: string };

/** The routes of a folder, each with its line. */
export const described = (routes: readonly (readonly [Route, string])[]): readonly DescribedRoute[] =>
  routes.map(([route, summary]) => ({ ...route, summary }));

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Context, Reply> = (
  input: Input<z.output<P>, z.output<Q>, z.output<B>>,
  context: Context,
) => Reply;

/** Open to anyone, login included; runs outside a transaction and keeps no ledger, for there is nobody to keep it for. */
export const publicRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  line: Call<P, Q, B, R>,
  handle: Handler<P, Q, B, PublicContext, Answer<z.input<R>>>,
): PublicRoute => ({ kind: 'public', line, handle });

/** Reads for people who are signed in and have the role. */
export const readRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  line: Call<P, Q, B, R>,
  handle: Handler<P, Q, B, ReadContext, Answer<z.input<R>>>,
): ReadRoute => ({ kind: 'read', line, handle });

/**
 * Changes something: one transaction with its events and its ledger row. A returned refusal undoes what the handler wrote. For a key that
 * was answered before it runs as far as its first question to `tx`, and does nothing else before that.
 */
export const writeRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  line: Call<P, Q, B, R>,
  handle: Handler<P, Q, B, WriteContext, Answer<z.input<R>>>,
): WriteRoute => ({ kind: 'write', line, handle });

/**
 * A write whose answer is a secret: the ledger would keep it in clear for weeks. Whatever key comes with it is passed over, so that sent
 * again it runs again.
 */
export const secretWriteRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  line: Call<P, Q, B, R>,
  handle: Handler<P, Q, B, WriteContext, Answer<z.input<R>>>,
): WriteRoute => ({ ...writeRoute(line, handle), isSecret: true });

/**
 * A write whose slow part comes first: outside its transaction, which would hold the one connection of PGlite meanwhile. It may be
 * refused or repeated afterwards, so it leaves nothing behind that anybody sees.
 */
export const preparedWriteRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, Made>(
  line: Call<P, Q, B, R>,
  prepare: Handler<P, Q, B, ReadContext, Answer<Made>>,
  handle: (input: Input<z.output<P>, z.output<Q>, z.output<B>>, context: WriteContext, made: Made) => Answer<z.input<R>>,
): WriteRoute => ({
  kind: 'write',
  line,
  prepare,
  handle: (input, { prepared, ...context }) => handle(input as Parameters<typeof handle>[0], context, prepared as Made),
});

/** Answers bytes, to anyone. */
export const bytesRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  line: Call<P, Q, B, z.ZodUnknown>,
  handle: Handler<P, Q, B, PublicContext, Answer<Bytes>>,
): BytesRoute => ({ kind: 'bytes', line, handle });

/** Answers server-sent events, one per item, until the signal aborts. */
export const streamRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  line: Call<P, Q, B, R>,
  handle: Handler<P, Q, B, StreamContext, AsyncIterable<z.input<R>>>,
): StreamRoute => ({ kind: 'stream', line, handle });
