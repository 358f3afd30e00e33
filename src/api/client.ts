import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { Read } from '#contract/list-of.ts';
import type { ProblemBody } from '#contract/problem.ts';
import type { AnsweredSuggestion } from '#contract/suggestion.ts';
import type { Result } from '#lib/result.ts';
import { ToldError } from '#lib/told-error.ts';
import { problemMessage } from './problem-message.ts';

/** Why the server did not do what was asked, in the only five ways callers treat differently. */
export type Problem =
  /** No answer, or one that did not come from our server: nothing is known. */
  | { readonly type: 'Unreachable' }
  | { readonly type: 'SessionEnded'; readonly message: string }
  | {
      readonly type: 'Refused';
      readonly status: number;
      readonly body: ProblemBody;
      /** What of the same decision had been done by then. */
      readonly after?: 'observed';
    }
  /** 5xx, 408, 425 and 429: may be tried again, not before `retryAfterMs`. */
  | {
      readonly type: 'Broken';
      readonly status: number;
      readonly message: string;
      readonly retryAfterMs: number | null;
      /** Of a defect, which asking again does not mend: by which the server's log knows the request. */
      readonly requestId?: string;
    }
  | { readonly type: 'OffContract'; readonly issues: string };

/** What a call needs beside its line; parts the line has not are left out. */
export interface Payload<Params, Query, Body> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
}

/** Spans are milliseconds. */
export interface Decision {
  /** How long ago it was made. */
  readonly age: number;
  /** How long what it is about had been on screen by then; left out where nobody looked at it by itself. */
  readonly shown?: number | undefined;
  /** What was suggested there, and whether it was taken. */
  readonly suggestion?: AnsweredSuggestion | undefined;
}

export interface SendOptions {
  /** Makes a write happen once however often it is sent. Required on every write of the outbox. */
  readonly idempotencyKey?: string;
  /** The version of the entity that was decided on: sent as If-Match. */
  readonly ifMatch?: number;
  /** When it was decided, told as spans: console and server need not agree on the time. */
  readonly decision?: Decision;
  readonly signal?: AbortSignal;
  /** Outlives the page: for what is said while leaving. */
  readonly keepalive?: boolean;
  /** Files, for the calls that take a form; what the call names beside it goes as headers. */
  readonly form?: {
    readonly body: FormData;
    readonly headers: Readonly<Record<string, string>>;
    /** Told while the form leaves this computer, in bytes. */
    readonly onSent?: (sent: number, all: number) => void;
  };
}

export interface Api {
  readonly send: <Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType>(
    line: Call<Params, Query, Body, Reply>,
    payload?: Payload<z.input<Params>, z.input<Query>, z.input<Body>>,
    options?: SendOptions,
  ) => Promise<Result<Read<z.output<Reply>>, Problem>>;
}

/** React Query speaks in throws; this is the one place a problem becomes one. */
export class ProblemError extends ToldError {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.type, problemMessage(problem));
    this.problem = problem;
  }
}

export const unwrap = <T>(answer: Result<T, Problem>): T => {
  if (answer.ok) return answer.value;
  throw new ProblemError(answer.error);
};
