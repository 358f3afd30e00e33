import { z } from 'zod';
import { answered, refusal, type Answer } from './answer.ts';
import { openCalls } from './count-calls.ts';
import { callerIn, decide, matchRoute } from './decide.ts';
import { evolve } from './evolve.ts';
import type { FakeEvent } from './fake-event.ts';
import type { FakeRequest, Lane } from './fake-route.ts';
import { fakeRoutes } from './fake-routes.ts';
import type { FakeApplication } from './fake-settings.ts';
import { emptyState, type FakeState } from './fake-state.ts';
import { openFaults, Script } from './faults.ts';
import type { Journal } from './journal.ts';
import { saidAfter, saidBefore, saying, throttled, type Said } from './spoil-answer.ts';

/** The fake without a wire: what arrives is counted, faults strike, the core decides, the journal keeps. */
export interface Fake {
  readonly handle: (request: FakeRequest) => Promise<Said>;
  readonly state: () => FakeState;
  /** Something that happens without a request: a seed at the start, say. */
  readonly happen: (decideNow: (state: FakeState, at: number) => readonly FakeEvent[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface FakeParts {
  readonly application: FakeApplication;
  readonly clock: () => Date;
  readonly journal: Journal;
}

export const openFake = ({ application, clock, journal }: FakeParts): Fake => {
  const routes = fakeRoutes(application);
  const faults = openFaults();
  const calls = openCalls();
  let state = journal.before.reduce(evolve, emptyState);

  const keep = (events: readonly FakeEvent[]): Promise<void> => {
    state = events.reduce(evolve, state);
    return journal.append(events);
  };

  /** Decided and evolved in one go: between two awaits nobody else decides, so no two calls are decided on one state. */
  const effect = async (request: FakeRequest, at: number): Promise<Answer> => {
    const decision = decide(routes, state, request, at);
    const kept = keep(decision.events);
    const answer = decision.answer(state);
    await kept;
    return answer;
  };

  /** What acts on the wire and not on the world is in no journal: a restart begins without faults and counts from nothing. */
  const wire: Readonly<Record<string, (body: unknown) => Answer>> = {
    'POST /_fake/faults': (body) => {
      const read = Script.safeParse(body ?? {});
      if (!read.success) return refusal(400, 'bad_request', z.prettifyError(read.error));
      faults.script(read.data);
      return answered({});
    },
    'GET /_fake/faults': () => answered({ left: faults.left() }),
    'GET /_fake/calls': () => answered(calls.told()),
    'DELETE /_fake/calls': () => {
      calls.forget();
      return answered({});
    },
  };

  const spoken = async (request: FakeRequest, lane: Lane, userId: number | null, now: number): Promise<Said> => {
    const inThisSecond = calls.arrive(lane, now);
    const limit = faults.limitOf(lane);
    if (limit !== null && inThisSecond > limit.perSecond) return throttled(limit.form);
    const fault = faults.strike({ lane, method: request.method, path: request.path, userId });
    const before = fault === null ? null : saidBefore(fault);
    if (before !== null) return before;
    const answer = await effect(request, now + state.offsetMs);
    return fault === null ? saying(answer) : saidAfter(fault, answer);
  };

  const handle = async (request: FakeRequest): Promise<Said> => {
    const now = clock().getTime();
    const ofWire = wire[`${request.method} ${request.path}`];
    if (ofWire !== undefined) return saying(ofWire(request.body));
    if (request.path.startsWith('/_fake/')) return saying(await effect(request, now + state.offsetMs));
    const route = matchRoute(routes, request)?.route;
    const lane = route?.lane ?? (request.method === 'GET' ? 'read' : 'write');
    const userId = callerIn(state, request, now + state.offsetMs)?.userId ?? null;
    const said = await spoken(request, lane, userId, now);
    const status = 'status' in said ? said.status : null;
    calls.note({ at: now, lane, method: request.method, path: route?.path ?? request.path, userId, status });
    return said;
  };

  return {
    handle,
    state: () => state,
    happen: (decideNow) => keep(decideNow(state, clock().getTime() + state.offsetMs)),
    close: journal.close,
  };
};
