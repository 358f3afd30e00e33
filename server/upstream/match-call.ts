import type { Call } from '#contract/call.ts';

const isParameter = (part: string): boolean => part.startsWith('{');

const parametersOf = (line: Call): number => line.path.split('/').filter(isParameter).length;

/** The call a request is, by method and path below /v2. A fixed path wins over one with a parameter, as it does in the server. */
export const matchCall = (contract: readonly Call[], method: string, path: string): Call | null => {
  const asked = path.split('/');
  const fits = (line: Call): boolean => {
    const parts = line.path.split('/');
    return line.method === method && parts.length === asked.length && parts.every((part, at) => isParameter(part) || part === asked[at]);
  };
  return contract.filter(fits).toSorted((a, b) => parametersOf(a) - parametersOf(b))[0] ?? null;
};
