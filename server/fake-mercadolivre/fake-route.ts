import type { Answer } from './answer.ts';
import type { FakeEvent } from './fake-event.ts';
import type { FakeState } from './fake-state.ts';

/** The lanes by which the real service is said to limit; `auth` and `control` are the fake's own. */
export type Lane = 'read' | 'write' | 'messages' | 'auth' | 'control';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** JSON, a form's fields, or null where nothing was sent. */
  readonly body: unknown;
}

/** A request as its route gets it: when, from whom, and the parts of the path that the template leaves open. */
export interface Asked extends FakeRequest {
  readonly at: number;
  readonly params: Readonly<Record<string, string>>;
  /** Whom the access token stands for; null on open paths. */
  readonly caller: Caller | null;
}

export interface Caller {
  readonly userId: number;
  readonly appId: string;
}

/** What a request comes to: what happened, and what is answered from the state after it. */
export interface Decision {
  readonly events: readonly FakeEvent[];
  readonly answer: (after: FakeState) => Answer;
}

export interface FakeRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly lane: Lane;
  /** Whether it wants an access token in the header, as all of the real ones do but those of the authorization. */
  readonly access: 'token' | 'open';
  readonly fidelity: Fidelity;
  readonly decide: (state: FakeState, asked: Asked) => Decision;
}

/** How far an answer is to be trusted; FIDELITY.md is written from it. */
export interface Fidelity {
  /** The payload in shared/data/mercadolivre-api that the answer is held against. */
  readonly payload?: string;
  /** Keys of the payload that the fake does not send. */
  readonly leavesOut?: readonly string[];
  /** Keys that the fake sends and the payload does not have. */
  readonly adds?: readonly string[];
  /** What differs from the real service, or is not known of it, one sentence each. */
  readonly divergences?: readonly string[];
}

export const decided = (events: readonly FakeEvent[], answer: (after: FakeState) => Answer): Decision => ({ events, answer });

/** Nothing happened: a read, or a refusal. */
export const told = (answer: Answer): Decision => ({ events: [], answer: () => answer });

/** Whom a path with a token was asked for. @throws where a route without one asks: a defect of the fake. */
export const callerOf = ({ caller }: Asked): Caller => {
  if (caller === null) throw new Error('An open path has no caller');
  return caller;
};
