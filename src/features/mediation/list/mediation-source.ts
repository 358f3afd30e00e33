import type { QueryClient } from '@tanstack/react-query';
import { mediations } from '#api/mediations.ts';
import type { Api } from '#api/client.ts';
import { MediationFilter } from '#contract/mediation-calls.ts';
import type { MediationRow } from '#contract/mediation.ts';
import type { RowQuery } from '#ui/table/query.ts';
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

/** What the table asks, in the words of the call. What the address says and the call does not know is left out, as anybody may write one. */
export const mediationFilterOf = ({ search, filters }: Pick<RowQuery, 'search' | 'filters'>): MediationFilter => {
  const chosenIn = (id: string): string | undefined => {
    const filter = filters[id];
    return filter?.kind === 'options' ? filter.chosen[0] : undefined;
  };
  const { status, waitsFor, due, unread } = MediationFilter.shape;
  const asked = {
    search: search === '' ? undefined : search,
    status: status.safeParse(chosenIn(columnIds.status)).data,
    waitsFor: waitsFor.safeParse(chosenIn(columnIds.waitsFor)).data,
    due: due.safeParse(chosenIn(columnIds.due)).data,
    unread: unread.safeParse(chosenIn(columnIds.unread)).data,
    sellerId: chosenIn(columnIds.company),
    marketPlaceId: chosenIn(columnIds.account),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
};

/** Mediations at the server, page by page; a page seen a moment ago is not asked for again. */
export const mediationSource = (api: Api, queryClient: QueryClient): Source<MediationRow> => ({
  fetch: ({ query, offset, limit }) =>
    queryClient.fetchQuery(mediations.pageQuery(api, mediationFilterOf(query), { page: Math.floor(offset / limit) + 1, limit })),
  walk: (query, signal) => mediations.walk(api, mediationFilterOf(query), signal),
});
