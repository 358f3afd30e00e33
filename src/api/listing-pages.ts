import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listListings, type ListingFilter, type ListingRow } from '#contract/listing.ts';
import { unwrap, type Api } from './client.ts';

const key = 'listingPages';

/** One numbered page of listings, for tables. */
export const listingPageQuery = (api: Api, filter: ListingFilter, page: { readonly page: number; readonly limit: number }) =>
  queryOptions({
    queryKey: [key, filter, page] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listListings, { query: { ...filter, ...page } }, { signal })),
    staleTime: 30_000,
  });

const walkAtATime = 100;

/** All that match, by the cursor: rows that move while somebody downloads come once (decision 2). */
export async function* walkListings(
  api: Api,
  filter: ListingFilter,
  signal: AbortSignal,
): AsyncGenerator<{ readonly items: readonly ListingRow[]; readonly total: number }> {
  let after: string | null = null;
  do {
    const query: ListingFilter & { limit: number; after?: string } = {
      ...filter,
      limit: walkAtATime,
      ...(after === null ? {} : { after }),
    };
    const answer: { items: ListingRow[]; total: number; next: string | null } = unwrap(await api.send(listListings, { query }, { signal }));
    yield answer;
    after = answer.next;
  } while (after !== null);
}

/** Something changed at the server: pages on screen ask again, others when they are next looked at. */
export const spoilListingPages = (queryClient: QueryClient): void => void queryClient.invalidateQueries({ queryKey: [key] });

interface Spoiling {
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts how often pages were spoiled. */
  readonly revision: () => number;
}

/** Tells a table, which asks by itself, when the pages it shows are no longer what the server would say. */
export const createSpoiling = (queryClient: QueryClient): Spoiling => {
  let revision = 0;
  return {
    revision: () => revision,
    subscribe: (listener) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate' || event.query.queryKey[0] !== key) return;
        revision += 1;
        listener();
      }),
  };
};
