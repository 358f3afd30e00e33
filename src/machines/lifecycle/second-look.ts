/**
 * A second look, from the decision it was drawn of to the verdict of somebody else. (issue 24, row 8; decision 0104)
 *
 * Pure like every lifecycle machine. The reviewer who decided never holds it; one at a time does; a verdict is for good.
 */
import { getNextSnapshot, setup } from 'xstate';
import { secondLookParties } from '#contract/second-look.ts';
import { mayTake, type Party, type StepOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export const secondLookStates = ['waiting', 'held', 'judged'] as const;
export type SecondLookState = (typeof secondLookStates)[number];

export type SecondLookStep = StepOf<keyof typeof secondLookParties>;

export interface SecondLookFacts {
  readonly party: Party;
  /** Did they decide the listing, or do anything with it since? */
  readonly isTheirs: boolean;
  /** The reviewer who holds it. A lease that ended is nobody's, until somebody else takes it. */
  readonly holder: 'me' | 'other' | 'nobody';
}

interface Asked {
  readonly context: SecondLookFacts;
  readonly event: SecondLookStep;
}
const mayAsk = ({ context, event }: Asked): boolean => mayTake(secondLookParties, event.type, context.party) && !context.isTheirs;

export const secondLookLifecycle = setup({
  types: {} as { context: SecondLookFacts; input: SecondLookFacts; events: SecondLookStep },
  guards: {
    mayTakeIt: ({ context, event }) => mayAsk({ context, event }) && context.holder !== 'other',
    isMine: ({ context, event }) => mayAsk({ context, event }) && context.holder === 'me',
  },
}).createMachine({
  id: 'secondLook',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: { on: { take: { target: 'held', guard: 'mayTakeIt' } } },
    held: {
      on: {
        take: { target: 'held', guard: 'mayTakeIt' },
        release: { target: 'waiting', guard: 'isMine' },
        judge: { target: 'judged', guard: 'isMine' },
      },
    },
    judged: {},
  },
});

export interface SecondLookRefused {
  readonly type: 'SecondLookRefused';
  readonly reason: 'role' | 'own' | 'judged' | 'heldByOther' | 'notHeld';
}

export const stepSecondLook = (
  state: SecondLookState,
  step: SecondLookStep,
  facts: SecondLookFacts,
): Result<SecondLookState, SecondLookRefused> => {
  const here = secondLookLifecycle.resolveState({ value: state, context: facts });
  if (here.can(step)) return ok(getNextSnapshot(secondLookLifecycle, here, step).value);
  return refuse({ type: 'SecondLookRefused', reason: whyNot(state, step, facts) });
};

const whyNot = (
  state: SecondLookState,
  step: SecondLookStep,
  { party, isTheirs, holder }: SecondLookFacts,
): SecondLookRefused['reason'] => {
  if (!mayTake(secondLookParties, step.type, party)) return 'role';
  if (isTheirs) return 'own';
  if (state === 'judged') return 'judged';
  return holder === 'other' ? 'heldByOther' : 'notHeld';
};
