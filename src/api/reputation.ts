import { queryOptions } from '@tanstack/react-query';
import { getReputation, listReputations, type ReputationFilter } from '#contract/reputation.ts';
import { unwrap, type Api } from './client.ts';

const freshMs = 60_000;

/** Of how many, as a page before said: see the contract's `numberedQuery`. It is the same page with it and without. */
export const reputationPageQuery = (
  api: Api,
  filter: ReputationFilter,
  page: { readonly page: number; readonly limit: number },
  total?: number,
) =>
  queryOptions({
    queryKey: ['reputationPages', filter, page] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listReputations, { query: { ...filter, ...page, total } }, { signal })),
    staleTime: freshMs,
  });

export const reputationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['reputation', id] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getReputation, { params: { id } }, { signal })),
    staleTime: freshMs,
  });
