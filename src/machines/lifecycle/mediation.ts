/**
 * What may happen to a mediation, and to whom it is allowed. (part 2, sections 4 and 6; decision 18)
 *
 * Pure: no invoke, no delay, no clock. Closing takes two steps, since the marketplace has the last word: what a superuser asked is
 * `closing` until it is confirmed, and open again when it is not.
 */
import { getNextSnapshot, setup } from 'xstate';
import type { Role } from '#contract/call.ts';
import { messageActions, type Claim, type MediationStatus } from '#contract/mediation.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type MediationStep =
  /** Somebody of ours answers. */
  | { readonly type: 'reply' }
  /** The buyer or the mediator says something. */
  | { readonly type: 'hear' }
  | { readonly type: 'close' }
  | { readonly type: 'confirmClose' }
  | { readonly type: 'failClose' };

/** Buyers and mediators speak through the marketplace. */
export type MediationParty = Role | 'marketplace';

/** Facts that guards read. */
export interface MediationFacts {
  readonly party: MediationParty;
  /** The marketplace lists a message among what the seller may do now; true where it lists nothing at all (domain, 5.7). */
  readonly mayMessage: boolean;
}

/**
 * May anything be said? Only what the marketplace lists may be done; where it knows of no dispute, or lists nothing at all, nothing is
 * kept from us (domain, 5.7).
 */
export const mayMessage = (claim: Pick<Claim, 'actions'> | null): boolean =>
  claim === null ||
  claim.actions.length === 0 ||
  claim.actions.some(({ action }) => (messageActions as readonly string[]).includes(action));

const answers = { target: 'open', guard: 'mayReply' } as const;
const hears = (target: MediationStatus) => ({ target, guard: 'isMarketplace' }) as const;

export const mediationLifecycle = setup({
  types: {} as { context: MediationFacts; input: MediationFacts; events: MediationStep },
  guards: {
    mayReply: ({ context }) => (context.party === 'seller' || context.party === 'superuser') && context.mayMessage,
    isSuperuser: ({ context: { party } }) => party === 'superuser',
    isMarketplace: ({ context: { party } }) => party === 'marketplace',
  },
}).createMachine({
  id: 'mediation',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: { on: { reply: answers, hear: hears('open'), close: { target: 'closing', guard: 'isSuperuser' } } },
    closing: {
      on: {
        hear: hears('closing'),
        confirmClose: { target: 'closed', guard: 'isMarketplace' },
        failClose: { target: 'open', guard: 'isMarketplace' },
      },
    },
    closed: {},
  },
});

/** Why a step may not happen, most telling first; each has its text in the catalogue as `mediation.refused.<reason>`. */
export type MediationRefusalReason = 'role' | 'status' | 'channel';
export interface MediationStepRefused {
  readonly type: 'MediationStepRefused';
  readonly reason: MediationRefusalReason;
  readonly from: MediationStatus;
  readonly step: MediationStep['type'];
}

const partiesOf: Readonly<Record<MediationStep['type'], readonly MediationParty[]>> = {
  reply: ['seller', 'superuser'],
  hear: ['marketplace'],
  close: ['superuser'],
  confirmClose: ['marketplace'],
  failClose: ['marketplace'],
};

const reasonOf = (status: MediationStatus, step: MediationStep['type'], { party }: MediationFacts): MediationRefusalReason => {
  if (!partiesOf[step].includes(party)) return 'role';
  return step === 'reply' && status === 'open' ? 'channel' : 'status';
};

/** The status after `step`, or why it may not happen. */
export const stepMediation = (
  status: MediationStatus,
  step: MediationStep,
  facts: MediationFacts,
): Result<MediationStatus, MediationStepRefused> => {
  const here = mediationLifecycle.resolveState({ value: status, context: facts });
  if (!here.can(step))
    return refuse({ type: 'MediationStepRefused', reason: reasonOf(status, step.type, facts), from: status, step: step.type });
  return ok(getNextSnapshot(mediationLifecycle, here, step).value);
};
