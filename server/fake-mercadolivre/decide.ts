import { notPlayed, unauthorized } from './answer.ts';
import { told, type Asked, type Caller, type Decision, type FakeRequest, type FakeRoute } from './fake-route.ts';
import type { FakeState } from './fake-state.ts';
import { holderOf } from './grant-lifecycle.ts';

export interface Matched {
  readonly route: FakeRoute;
  readonly params: Readonly<Record<string, string>>;
}

const partsOf = (path: string): readonly string[] => path.replace(/\/$/u, '').split('/');

/** What was escaped in an address; what was escaped wrong stays as it stands, and names nothing. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const paramsOf = (template: string, path: string): Readonly<Record<string, string>> | null => {
  const wanted = partsOf(template);
  const given = partsOf(path);
  if (wanted.length !== given.length) return null;
  const pairs = wanted.map((part, at) => [part, given[at] ?? ''] as const);
  if (pairs.some(([part, value]) => (part.startsWith(':') ? value === '' : part !== value))) return null;
  return Object.fromEntries(pairs.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decoded(value)]));
};

/** The first route that fits: where a fixed word and an open part both would, the fixed one stands first in the list. */
export const matchRoute = (routes: readonly FakeRoute[], { method, path }: Pick<FakeRequest, 'method' | 'path'>): Matched | null => {
  for (const route of routes) {
    const params = route.method === method ? paramsOf(route.path, path) : null;
    if (params !== null) return { route, params };
  }
  return null;
};

/** The token in the header: in the address it has not been read for years. */
const tokenIn = ({ headers }: Pick<FakeRequest, 'headers'>): string | null =>
  /^Bearer (?<token>\S+)$/iu.exec(headers['authorization'] ?? '')?.groups?.['token'] ?? null;

export const callerIn = (state: FakeState, request: FakeRequest, at: number): Caller | null => {
  const token = tokenIn(request);
  return token === null ? null : holderOf(state, token, at);
};

/**
 * What a request comes to, by the routes that are played. Pure: the same request of the same state at the same time comes to the same.
 */
export const decide = (routes: readonly FakeRoute[], state: FakeState, request: FakeRequest, at: number): Decision => {
  const matched = matchRoute(routes, request);
  if (matched === null) return told(notPlayed(`${request.method} ${request.path}`));
  const { route, params } = matched;
  const caller = callerIn(state, request, at);
  if (route.access === 'token' && caller === null)
    return told(unauthorized(tokenIn(request) === null ? 'authorization value not present' : 'invalid access token'));
  const asked: Asked = { ...request, at, params, caller };
  return route.decide(state, asked);
};
