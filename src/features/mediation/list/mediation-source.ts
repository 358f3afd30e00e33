import type { QueryClient } from '@tanstack/react-query';
import { mediations } from '#api/mediations.ts';
import type { Api } from '#api/client.ts';
import { MediationFilter } from '#contract/mediation-calls.ts';
import type { MediationRow } from '#contract/mediation.ts';
import { filterFrom } from '#entities/records/record-kind.ts';
import type { Source } from '#ui/table/source.ts';

/** Columns that filter, and what of the call they set. */
export const columnIds = {
  status: 'status',
  waitsFor: 'waitsFor',
  due: 'due',
  unread: 'unread',
  company: 'company',
  account: 'account',
} as const;

export const mediationFilterOf = filterFrom(MediationFilter);

/** Mediations at the server, page by page; a page seen a moment ago is not asked for again. */
export const mediationSource = (api: Api, queryClient: QueryClient): Source<MediationRow> => ({
  fetch: ({ query, offset, limit }) =>
    queryClient.fetchQuery(mediations.pageQuery(api, mediationFilterOf(query), { page: Math.floor(offset / limit) + 1, limit })),
  walk: (query, signal) => mediations.walk(api, mediationFilterOf(query), signal),
});
