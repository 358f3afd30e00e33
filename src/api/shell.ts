import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import { getMenu, getMoneyMenu } from '#contract/shell.ts';
import type { Result } from '#lib/result.ts';
import { unwrap, type Api, type Problem } from './client.ts';

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
