import type { Role } from '#contract/call.ts';
import type { Claim, MediationStatus } from '#contract/mediation.ts';
import { mayMessage, stepMediation } from '#machines/lifecycle/mediation.ts';

/** What people ask for; the other steps are the marketplace's. */
export const mediationAsks = ['reply', 'close'] as const;
export type MediationAsk = (typeof mediationAsks)[number];

/** Does the lifecycle let this party take the step from here? */
export const mayAsk = (party: Role, status: MediationStatus, claim: Claim | null, ask: MediationAsk): boolean =>
  stepMediation(status, { type: ask }, { party, mayMessage: mayMessage(claim) }).ok;
