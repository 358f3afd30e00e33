import { getReputation, listReputations, type ReputationFilter } from '#contract/reputation.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

const freshMs = 60_000;

/** Of how many, as a page before said: see the contract's `numberedQuery`. It is the same page with it and without. */
export const reputationPageQuery = (
  api: Api,
  filter: ReputationFilter,
  page: { readonly page: number; readonly limit: number },
  total?: number,
) =>
  callQuery(api, listReputations, {
    key: ['reputationPages', filter, page],
    payload: { query: { ...filter, ...page, total } },
    staleTime: freshMs,
  });

export const reputationQuery = (api: Api, id: string) =>
  callQuery(api, getReputation, { key: ['reputation', id], payload: { params: { id } }, staleTime: freshMs });
