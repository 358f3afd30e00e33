import { queryOptions } from '@tanstack/react-query';
import { listListings, type ListingStatus } from '#contract/listing.ts';
import { unwrap, type Api } from './client.ts';

/** What its keys begin with in the cache. */
export const listingCountKey = 'listingCount';

/** How many listings of mine have this status: the total of a list of which only one row is asked. */
export const listingCountQuery = (api: Api, status: ListingStatus) =>
  queryOptions({
    queryKey: [listingCountKey, status] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listListings, { query: { status, limit: 1 } }, { signal })).total,
    staleTime: 30_000,
  });
