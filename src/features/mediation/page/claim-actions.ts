import { messageActions, type Claim, type MediationStatus } from '#contract/mediation.ts';
import type { MessageKey } from '#locale/catalogue.ts';

type WhyNot = MessageKey & `mediation.action.notNow.${string}`;

/** What the seller may do, as the marketplace lists it, or may not and why. */
export interface ShownAction {
  /** The marketplace's own word. */
  readonly action: string;
  readonly isMandatory: boolean;
  readonly dueAt: string | null;
  readonly whyNot: WhyNot | null;
}

/** Asked about most; one of these that is not listed is shown with the reason. All others are shown only where they are listed. */
const expected = [...messageActions, 'refund', 'allow_partial_refund', 'allow_return', 'open_dispute'] as const;

/** Why the marketplace does not list it, as far as it can be told from the rest of what it says (domain, 5.7). */
const whyNot = (action: (typeof expected)[number], { stage, reasonId }: Pick<Claim, 'stage' | 'reasonId'>): WhyNot => {
  if (action === 'send_message_to_complainant' && stage === 'dispute') return 'mediation.action.notNow.dispute';
  if (action === 'send_message_to_mediator' && stage === 'claim') return 'mediation.action.notNow.noMediator';
  if (action === 'open_dispute' && stage === 'dispute') return 'mediation.action.notNow.disputed';
  if (action === 'allow_partial_refund' && !reasonId.startsWith('PDD')) return 'mediation.action.notNow.notReceived';
  return 'mediation.action.notNow.other';
};

/**
 * Rendered from the marketplace's list, never from an idea of ours what should be possible (domain, 5.7). Of one that is not open
 * nothing may be done at all, whatever was listed last.
 */
export const actionsOf = (claim: Pick<Claim, 'actions' | 'stage' | 'reasonId'>, status: MediationStatus): readonly ShownAction[] => {
  if (status !== 'open') return [];
  const listed = claim.actions.map(({ action, mandatory, dueAt }): ShownAction => ({
    action,
    isMandatory: mandatory,
    dueAt,
    whyNot: null,
  }));
  const missing = expected
    .filter((action) => claim.actions.every((each) => each.action !== action))
    .map((action): ShownAction => ({ action, isMandatory: false, dueAt: null, whyNot: whyNot(action, claim) }));
  return [...listed, ...missing];
};
