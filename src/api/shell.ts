import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import { getCapabilities, getMenu, getMoneyMenu, type Capabilities } from '#contract/shell.ts';
import { ok, type Result } from '#lib/result.ts';
import { unwrap, type Api, type Problem } from './client.ts';

/** A provider's API knows nothing of ours (decision 3): everything specified works without. */
const plainProvider: Capabilities = {
  leases: 'off',
  stream: false,
  undo: false,
  helpUrl: null,
  termsUrl: null,
  googleClientId: null,
  googleAuthorizeUrl: null,
  accounts: false,
  passwordMax: 20,
  demoAccounts: [],
};

/** What this server offers. A server that refuses the call or answers otherwise has none of it; one that is silent is not judged. */
export const askCapabilities = async (api: Api): Promise<Result<Capabilities, Problem>> => {
  const answer = await api.send(getCapabilities);
  if (answer.ok || answer.error.type === 'Unreachable' || answer.error.type === 'Broken') return answer;
  return ok(plainProvider);
};

/** A menu that does not come is only logged (row NAV-1): every place stays reachable by palette and address. */
const orLog = <Answer>(call: Call, answer: Result<Answer, Problem>): Answer => {
  // oxlint-disable-next-line no-console -- said to whoever looks for the cause, to nobody else
  if (!answer.ok) console.warn(`${call.method} ${call.path}`, answer.error.type);
  return unwrap(answer);
};

export const menuQuery = (api: Api) =>
  queryOptions({
    queryKey: ['menu'] as const,
    queryFn: async ({ signal }) => orLog(getMenu, await api.send(getMenu, {}, { signal })),
    staleTime: 300_000,
  });

export const moneyMenuQuery = (api: Api) =>
  queryOptions({
    queryKey: ['menu', 'money'] as const,
    queryFn: async ({ signal }) => orLog(getMoneyMenu, await api.send(getMoneyMenu, {}, { signal })),
    staleTime: 300_000,
  });
