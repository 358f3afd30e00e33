/**
 * What may happen to a mediation, and to whom it is allowed. (part 2, sections 4 and 6; decision 18)
 *
 * Pure: no invoke, no delay, no clock. Closing takes two steps, since the marketplace has the last word: what a superuser asked is
 * `closing` until it is confirmed, and open again when it is not.
 */
import { getNextSnapshot, setup } from 'xstate';
import { mediationParties, messageActions, type Claim, type MediationStatus } from '#contract/mediation.ts';
import { mayTake, type Party, type StepOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type MediationStep = StepOf<keyof typeof mediationParties>;

/** Facts that guards read. */
export interface MediationFacts {
  readonly party: Party;
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

/** Where each status leads: one that is missing here is an error of the compiler. */
const states = {
  open: { on: { reply: { target: 'open', guard: 'mayMessage' }, hear: 'open', undoReply: 'open', close: 'closing' } },
  closing: { on: { hear: 'closing', undoReply: 'closing', confirmClose: 'closed', failClose: 'open' } },
  /** What was said last may be refused after it is over. */
  closed: { on: { undoReply: 'closed' } },
} as const satisfies Record<MediationStatus, object>;

export const mediationLifecycle = setup({
  types: {} as { context: MediationFacts; input: MediationFacts; events: MediationStep },
  guards: { mayMessage: ({ context }) => context.mayMessage },
}).createMachine({ id: 'mediation', context: ({ input }) => input, initial: 'open', states });

/** Why a step may not happen, most telling first; each has its text in the catalogue as `mediation.refused.<reason>`. */
export type MediationRefusalReason = 'role' | 'status' | 'channel';
export interface MediationStepRefused {
  readonly type: 'MediationStepRefused';
  readonly reason: MediationRefusalReason;
  readonly from: MediationStatus;
  readonly step: MediationStep['type'];
}

/** The status after `step`, or why it may not happen. */
export const stepMediation = (
  status: MediationStatus,
  step: MediationStep,
  facts: MediationFacts,
): Result<MediationStatus, MediationStepRefused> => {
  const refused = (reason: MediationRefusalReason) =>
    refuse({ type: 'MediationStepRefused', reason, from: status, step: step.type } as const);
  if (!mayTake(mediationParties, step.type, facts.party)) return refused('role');
  const here = mediationLifecycle.resolveState({ value: status, context: facts });
  if (!here.can(step)) return refused(step.type === 'reply' && status === 'open' ? 'channel' : 'status');
  return ok(getNextSnapshot(mediationLifecycle, here, step).value);
};
