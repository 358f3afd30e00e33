import type { Step } from './paths.ts';

/** A transition as a machine declares it: where, and on what. */
export type Declared = `${string}: ${string}`;

export interface Coverage {
  readonly took: (step: Step<string, { readonly type: string }>) => void;
  readonly wasRefused: () => void;
  /** What was declared and never walked. */
  readonly missing: () => { readonly states: readonly string[]; readonly transitions: readonly string[] };
  readonly line: () => string;
}

/** Counts what really ran: a walk without an executor is green too, but it does not count here. */
export const coverageOf = (name: string, states: readonly string[], transitions: readonly Declared[]): Coverage => {
  const reached = new Set<string>();
  const walked = new Map<Declared, number>();
  let refusals = 0;
  const share = (declared: readonly string[], has: (each: string) => boolean): string =>
    `${declared.filter(has).length}/${declared.length}`;
  const isWalked = (transition: string): boolean => walked.has(transition as Declared);
  return {
    took: ({ from, event, to }) => {
      reached.add(from).add(to);
      const key: Declared = `${from}: ${event.type}`;
      walked.set(key, (walked.get(key) ?? 0) + 1);
    },
    wasRefused: () => (refusals += 1),
    missing: () => ({ states: states.filter((state) => !reached.has(state)), transitions: transitions.filter((each) => !isWalked(each)) }),
    line: () => {
      const steps = [...walked.values()].reduce((sum, each) => sum + each, 0);
      const isReached = (state: string): boolean => reached.has(state);
      return `${name}: states ${share(states, isReached)}, transitions ${share(transitions, isWalked)}, steps ${steps}, refusals ${refusals}`;
    },
  };
};

/** Every transition a machine declares, whatever its guard. */
export const declaredBy = (machine: {
  readonly states: Readonly<Record<string, { readonly on: Readonly<Record<string, unknown>> }>>;
}): readonly Declared[] =>
  Object.entries(machine.states).flatMap(([state, { on }]) => Object.keys(on).map((type): Declared => `${state}: ${type}`));

/** Coverage is part of the answer: it is printed by every run, passed or not. */
export const print = (line: string): void => {
  // oxlint-disable-next-line eslint/no-console
  console.info(line);
};
