/**
 * Walks of a screen machine: generated from the machine itself, driven through the real actor. (decision 0061)
 *
 * xstate's own test models refuse `invoke` and `after`. Its graph functions do not: they step a machine without running anything. So an
 * invoked actor's answer and the end of a delay are events like any other here, and the machine says which of them a state waits for.
 * An invoked actor answers with values, refusals included. One that rejects is a defect and belongs to no walk.
 */
import {
  getStateNodes,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { withoutPrefixes } from './paths.ts';

export interface ActorWalk {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** What a person does, or another tab: every event with every payload that matters. */
  readonly events: readonly AnyEventObject[];
  /** Every answer of each invoked actor, by its `src`. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** What guards read of the context: it is part of where one is, beside the state. */
  readonly facts?: (snapshot: AnyMachineSnapshot) => unknown;
  /** What does not come about where these walks are taken. */
  readonly isLeftOut?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

/** A step of a walk; `from` and `to` are states by value, with the facts beside them. */
export interface ActorStep {
  readonly from: string;
  readonly event: AnyEventObject;
  readonly to: string;
}
export type ActorPath = readonly ActorStep[];

/** Far above what our machines need: xstate's own limit is Infinity. */
const limit = 100_000;

const doneOf = (id: string): string => `xstate.done.actor.${id}`;

/** Where a snapshot is: by its value, since how it was reached would make cycles endless. */
export const placeOf = ({ facts }: ActorWalk, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify(facts ? [snapshot.value, facts(snapshot)] : snapshot.value);

/** The states a snapshot stands in, those around them included. */
export const nodesOf = ({ machine, value }: AnyMachineSnapshot): readonly AnyStateNode[] => getStateNodes(machine.root, value);

/** What may come in this state: what a person may do, the answers it waits for, and the end of its delays. */
const possibleIn = ({ events, answers, isLeftOut }: ActorWalk, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => {
  if (snapshot.status !== 'active') return [];
  const waited = nodesOf(snapshot).flatMap(({ invoke, after }) => [
    ...invoke.flatMap(({ id, src }) => {
      const known = typeof src === 'string' ? answers[src] : undefined;
      if (!known) throw new Error(`The walk has no answers of ${id}`);
      return known.map((output) => ({ type: doneOf(id), output }));
    }),
    ...after.map(({ eventType }) => ({ type: eventType })),
  ]);
  return [...events.filter((event) => snapshot.can(event)), ...waited].filter((event) => isLeftOut?.(snapshot, event) !== true);
};

/** Shortest paths that together take every transition in every state, each tried with every payload. */
export const actorPaths = (walk: ActorWalk): readonly ActorPath[] => {
  const paths = getShortestPaths(walk.machine, {
    input: walk.input,
    events: (snapshot) => possibleIn(walk, snapshot),
    serializeState: (snapshot, event, before) => {
      const place = placeOf(walk, snapshot);
      return event && before ? JSON.stringify([placeOf(walk, before), event, place]) : place;
    },
    limit,
  });
  const stepsOf = (steps: (typeof paths)[number]['steps']): ActorPath =>
    steps.flatMap(({ event, state }, at) => {
      const before = steps[at - 1];
      return before ? [{ from: placeOf(walk, before.state), event, to: placeOf(walk, state) }] : [];
    });
  return withoutPrefixes(paths.map(({ steps }) => stepsOf(steps)));
};

const allNodes = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(allNodes)];
const nameOf = ({ path }: AnyStateNode): string => path.join('.') || '(any)';

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Every transition of a machine by name; those with a guard are told apart by their order. */
const namesOf = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> =>
  new Map(
    allNodes(machine.root).flatMap((node) =>
      transitionsOf(node).map((each, _, all) => {
        const same = all.filter(({ eventType }) => eventType === each.eventType);
        const nth = same.length > 1 ? ` (${same.indexOf(each) + 1})` : '';
        return [each, `${nameOf(node)}: ${each.eventType || 'always'}${nth}`] as const;
      }),
    ),
  );

export interface ActorCoverage {
  /** Told of each machine that runs: `provide` makes a new one, with transitions of its own. */
  readonly watch: (machine: AnyStateMachine) => {
    readonly took: (transitions: readonly AnyTransitionDefinition[]) => void;
    readonly stood: (snapshot: AnyMachineSnapshot) => void;
  };
  readonly missing: () => { readonly states: readonly string[]; readonly transitions: readonly string[] };
  /** 'save listing: 14 of 14 states, 31 of 31 transitions, 22 paths' */
  readonly line: (paths: number) => string;
}

/** Counts what an actor really did: states it stood in, transitions it took. */
export const actorCoverageOf = (name: string, machine: AnyStateMachine): ActorCoverage => {
  const states = allNodes(machine.root).filter((node) => node !== machine.root);
  const stood = new Set<string>();
  const taken = new Set<string>();
  const named = [...namesOf(machine).values()];
  return {
    watch: (running) => {
      const names = namesOf(running);
      return {
        took: (transitions) => {
          for (const each of transitions) taken.add(names.get(each) ?? 'unknown');
        },
        stood: (snapshot) => {
          for (const node of nodesOf(snapshot)) stood.add(nameOf(node));
        },
      };
    },
    missing: () => ({
      states: states.map(nameOf).filter((each) => !stood.has(each)),
      transitions: named.filter((each) => !taken.has(each)),
    }),
    line: (paths) => {
      const reached = states.filter((node) => stood.has(nameOf(node))).length;
      const took = named.filter((each) => taken.has(each)).length;
      return `${name}: ${reached} of ${states.length} states, ${took} of ${named.length} transitions, ${paths} paths`;
    },
  };
};
