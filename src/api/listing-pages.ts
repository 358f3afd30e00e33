import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListingFilter, ListingRow } from '#contract/listing.ts';
import type { MayBeBroken } from '#lib/broken-row.ts';
import { askListings } from './ask-listings.ts';
import { unwrap, type Api } from './client.ts';
import { listingCountKey } from './listing-count.ts';
import { createInvalidation } from './invalidation.ts';
import { largestBatch } from './row-batcher.ts';
import { gatherRows, walkByCursor } from './walk.ts';

const key = 'listingPages';

/** One numbered page of listings, for tables. */
export const listingPageQuery = (api: Api, filter: ListingFilter, page: { readonly page: number; readonly limit: number }) =>
  queryOptions({
    queryKey: [key, filter, page] as const,
    queryFn: async ({ signal }) => unwrap(await askListings(api, { ...filter, ...page }, signal)),
    staleTime: 30_000,
  });

/** All that match, by the cursor. */
export const walkListings = (api: Api, filter: ListingFilter, signal: AbortSignal) =>
  walkByCursor(async (after) => unwrap(await askListings(api, { ...filter, limit: largestBatch, after }, signal)));

/** All that a filter finds, at most so many. Counted anew with the pages. */
export const foundListingsQuery = (api: Api, filter: ListingFilter, most: number) =>
  queryOptions({
    queryKey: [key, filter, { most }] as const,
    queryFn: ({ signal }): Promise<MayBeBroken & { readonly items: readonly ListingRow[] }> =>
      gatherRows<ListingRow>(walkListings(api, filter, signal), most),
    staleTime: 30_000,
  });

/** Something changed at the server: pages on screen ask again, others when they are next looked at. */
export const invalidateListingPages = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: [listingCountKey] });
};

/** When the pages a table shows were invalidated. */
export const createListingInvalidation = (queryClient: QueryClient) => createInvalidation(queryClient, key);
