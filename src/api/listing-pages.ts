import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListingFilter, ListingRow } from '#contract/listing.ts';
import type { BrokenRow, MayBeBroken } from '#lib/broken-row.ts';
import { askListings } from './ask-listings.ts';
import { unwrap, type Api } from './client.ts';
import { listingCountKey } from './listing-count.ts';
import { createInvalidation } from './invalidation.ts';

const key = 'listingPages';

/** One numbered page of listings, for tables. */
export const listingPageQuery = (api: Api, filter: ListingFilter, page: { readonly page: number; readonly limit: number }) =>
  queryOptions({
    queryKey: [key, filter, page] as const,
    queryFn: async ({ signal }) => unwrap(await askListings(api, { ...filter, ...page }, signal)),
    staleTime: 30_000,
  });

const walkAtATime = 100;

/** All that match, by the cursor: rows that move while somebody downloads come once (decision 2). */
export async function* walkListings(
  api: Api,
  filter: ListingFilter,
  signal: AbortSignal,
): AsyncGenerator<MayBeBroken & { readonly items: readonly ListingRow[]; readonly total: number }> {
  let after: string | null = null;
  do {
    const query: ListingFilter & { limit: number; after?: string } = {
      ...filter,
      limit: walkAtATime,
      ...(after === null ? {} : { after }),
    };
    const answer: MayBeBroken & { items: ListingRow[]; total: number; next: string | null } = unwrap(await askListings(api, query, signal));
    yield answer;
    after = answer.next;
  } while (after !== null);
}

/** All that a filter finds, at most so many: what 'all that match' means when something is done with them. Counted anew with the pages. */
export const foundListingsQuery = (api: Api, filter: ListingFilter, most: number) =>
  queryOptions({
    queryKey: [key, filter, { most }] as const,
    queryFn: async ({ signal }): Promise<MayBeBroken & { readonly items: readonly ListingRow[] }> => {
      const items: ListingRow[] = [];
      const broken: BrokenRow[] = [];
      for await (const page of walkListings(api, filter, signal)) {
        items.push(...page.items);
        broken.push(...(page.broken ?? []));
        if (items.length >= most) break;
      }
      return { items: items.slice(0, most), broken };
    },
    staleTime: 30_000,
  });

/** Something changed at the server: pages on screen ask again, others when they are next looked at. */
export const invalidateListingPages = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: [listingCountKey] });
};

/** When the pages a table shows were invalidated. */
export const createListingInvalidation = (queryClient: QueryClient) => createInvalidation(queryClient, key);
