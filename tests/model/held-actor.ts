import { createActor, fromPromise, SimulatedClock, type ActorRefFrom, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import {
  actorCoverageOf,
  actorPaths,
  nodesOf,
  placeOf,
  type ActorCoverage,
  type ActorPath,
  type ActorStep,
  type ActorWalk,
} from './actor-walk.ts';

/** A call of an invoked actor that waits for its answer. */
interface HeldCall {
  readonly input: unknown;
  /** Aborted when the machine goes on without the answer, and when its screen is left. */
  readonly signal: AbortSignal;
  readonly answer: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface HeldCalls {
  /** Held actors instead of those a feature provides. */
  readonly actors: Readonly<Record<string, ReturnType<typeof fromPromise<unknown, unknown>>>>;
  /** Every call by the id of its actor, the newest last. */
  readonly of: (id: string) => readonly HeldCall[];
}

/** Actors that answer when a test says so. */
const holdCalls = (sources: readonly string[]): HeldCalls => {
  const calls = new Map<string, HeldCall[]>();
  const held = fromPromise<unknown, unknown>(
    ({ input, signal, self }) =>
      new Promise((answer, reject) => {
        calls.set(self.id, [...(calls.get(self.id) ?? []), { input, signal, answer, reject }]);
      }),
  );
  return { actors: Object.fromEntries(sources.map((source) => [source, held])), of: (id) => calls.get(id) ?? [] };
};

/** How long a delay of a state is now, in milliseconds. */
const delayIn = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, eventType: string): number => {
  const delay = nodesOf(snapshot)
    .flatMap(({ after }) => after)
    .find((each) => each.eventType === eventType)?.delay;
  const named: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  const ms: unknown = typeof named === 'function' ? (named as (now: unknown) => unknown)({ context: snapshot.context }) : named;
  if (typeof ms !== 'number') throw new Error(`${eventType} is no delay in milliseconds`);
  return ms;
};

export interface HeldActor extends HeldCalls {
  readonly actor: ActorRefFrom<AnyStateMachine>;
  readonly clock: SimulatedClock;
  readonly place: () => string;
  /** Makes a step of a walk really happen: sent, answered, or waited for. */
  readonly take: (event: ActorStep['event']) => Promise<void>;
}

/** The real actor, with its calls held and its clock in the hand of the test. */
export const openHeldActor = (walk: ActorWalk, coverage?: ActorCoverage): HeldActor => {
  const held = holdCalls(Object.keys(walk.answers));
  const machine = walk.machine.provide({ actors: held.actors });
  const watcher = coverage?.watch(machine);
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: walk.input,
    clock,
    inspect: (told) => {
      if (told.type !== '@xstate.microstep' || told.rootId !== actor.sessionId) return;
      watcher?.took(told._transitions);
      // Also where it goes on at once, which no subscriber sees.
      watcher?.stood(told.snapshot as AnyMachineSnapshot);
    },
  });
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot();
  actor.start();
  watcher?.stood(snapshot());
  return {
    ...held,
    actor,
    clock,
    place: () => placeOf(walk, snapshot()),
    take: async (event) => {
      const id = /^xstate\.done\.actor\.(?<id>.+)$/u.exec(event.type)?.groups?.['id'];
      if (id !== undefined) {
        const heard = new Promise<void>((resolve) => {
          const { unsubscribe } = actor.subscribe(() => {
            unsubscribe();
            resolve();
          });
        });
        held.of(id).at(-1)?.answer(event['output']);
        await heard;
      } else if (event.type.startsWith('xstate.after.')) clock.increment(delayIn(machine, snapshot(), event.type));
      else actor.send(event);
    },
  };
};

/** Drives the real actor along a path, and says where it stood after each step. */
const driveActor = async (walk: ActorWalk, path: ActorPath, coverage?: ActorCoverage): Promise<readonly string[]> => {
  const held = openHeldActor(walk, coverage);
  const stood: string[] = [];
  for (const { event } of path) {
    await held.take(event);
    stood.push(held.place());
  }
  held.actor.stop();
  return stood;
};

/** Walks a whole machine through its actor. What differs from the machine's own graph, and what was never taken, is answered. */
export const walkActor = async (name: string, walk: ActorWalk) => {
  const coverage = actorCoverageOf(name, walk.machine);
  const paths = actorPaths(walk);
  const strayed: { readonly path: ActorPath; readonly stood: readonly string[] }[] = [];
  for (const path of paths) {
    const stood = await driveActor(walk, path, coverage);
    if (JSON.stringify(stood) !== JSON.stringify(path.map(({ to }) => to))) strayed.push({ path, stood });
  }
  return { line: coverage.line(paths.length), missing: coverage.missing(), strayed, paths };
};
