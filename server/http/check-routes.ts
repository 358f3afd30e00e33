import type { Call } from '#contract/call.ts';
import type { Route } from './route.ts';

const kindsFor: Readonly<Record<Call['answer'], readonly Route['kind'][]>> = {
  json: ['public', 'read', 'write'],
  stream: ['stream'],
  bytes: ['bytes'],
};

/**
 * Where contract and routes part: a call without a route, a route without a call, a call with two, or a route of a kind that does
 * not fit its line. Empty when they agree.
 */
export const findRouteGaps = (contract: readonly Call[], routes: readonly Route[]): readonly string[] => {
  const missing = contract.flatMap((line) => {
    const { length } = routes.filter((route) => route.line === line);
    if (length === 1) return [];
    return [`${line.name} (${line.method} ${line.path}) has ${length === 0 ? 'no route in server/routes.ts' : `${length} routes`}`];
  });
  const unknown = routes
    .filter(({ line }) => !contract.includes(line))
    .map(({ line }) => `${line.name} has a route, and no kind in src/contract/kinds.ts lists it as a call`);
  const unfit = routes
    .filter(
      ({ line, kind }) => !kindsFor[line.answer].includes(kind) || (line.roles === 'anyone') !== (kind === 'public' || kind === 'bytes'),
    )
    .map(({ line, kind }) => `${line.name} can not be served as ${kind}`);
  return [...missing, ...unknown, ...unfit];
};
