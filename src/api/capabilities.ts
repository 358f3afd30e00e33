import { getCapabilities, type Capabilities } from '#contract/capabilities.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Api, Problem } from './client.ts';

/** A provider's API knows nothing of ours (decision 3): everything specified works without. */
const plainProvider: Capabilities = {
  leases: 'off',
  stream: false,
  undo: false,
  ours: false,
  helpUrl: null,
  termsUrl: null,
  googleClientId: null,
  googleAuthorizeUrl: null,
  accounts: false,
  passwordMax: 20,
  demoAccounts: [],
};

/** Does it take what is ours? A process of before says nothing of it, and is ours if it undoes. */
export const takesOurs = ({ ours, undo }: Capabilities): boolean => ours ?? undo;

/** What this server offers. A server that refuses the call or answers otherwise has none of it; one that is silent is not judged. */
export const askCapabilities = async (api: Api): Promise<Result<Capabilities, Problem>> => {
  const answer = await api.send(getCapabilities);
  if (answer.ok || answer.error.type === 'Unreachable' || answer.error.type === 'Broken') return answer;
  return ok(plainProvider);
};
