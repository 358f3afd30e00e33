import { mediationParties, type MediationStatus } from '#contract/mediation.ts';
import type { Role } from '#contract/call.ts';
import { mayTake } from '#contract/party.ts';

/** What is most likely done next with a mediation: whoever decides it ends it, the others answer. */
export const nextActsOf = (role: Role, status: MediationStatus): readonly `mediation.${string}`[] => {
  if (status === 'closed') return [];
  return mayTake(mediationParties, 'close', role) ? ['mediation.close'] : ['mediation.write'];
};
