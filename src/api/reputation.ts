import { queryOptions } from '@tanstack/react-query';
import { getReputation, listReputations, type ReputationFilter } from '#contract/reputation.ts';
import { unwrap, type Api } from './client.ts';

const freshMs = 60_000;

export const reputationPageQuery = (api: Api, filter: ReputationFilter, page: { readonly page: number; readonly limit: number }) =>
  queryOptions({
    queryKey: ['reputationPages', filter, page] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listReputations, { query: { ...filter, ...page } }, { signal })),
    staleTime: freshMs,
  });

export const reputationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['reputation', id] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getReputation, { params: { id } }, { signal })),
    staleTime: freshMs,
  });
