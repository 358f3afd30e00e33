import { mediationParties, type MediationStatus } from '#contract/mediation.ts';
import type { Role } from '#contract/call.ts';
import { mayTake } from '#contract/party.ts';

/** What a person most likely does next with a mediation. The superuser closes it; everybody else answers. */
export const nextActsOf = (role: Role, status: MediationStatus): readonly `mediation.${string}`[] => {
  if (status === 'closed') return [];
  return mayTake(mediationParties, 'close', role) ? ['mediation.close'] : ['mediation.write'];
};
