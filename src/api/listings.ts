import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getListing, type ListingFilter } from '#contract/listing.ts';
import { claimListings, getQueueFacets, getQueueFigures, releaseListings } from '#contract/review-queue.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { askListings } from './ask-listings.ts';
import { ProblemError, unwrap, type Api, type Problem, type SendOptions } from './client.ts';
import { refetchNow } from './refetch-now.ts';
import { rowBatcherOf } from './row-batcher.ts';

export const listingsPageSize = 100;

/**
 * The list in its order, page after page by the keyset cursor. Never refetched as a whole: a row that changed is refreshed
 * by itself (`refetchListing`), so ten thousand loaded rows cost nothing when one is decided.
 */
export const listingsQuery = (api: Api, filter: ListingFilter) =>
  infiniteQueryOptions({
    queryKey: ['listings', filter] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await askListings(api, { ...filter, limit: listingsPageSize, ...(pageParam === null ? {} : { after: pageParam }) }, signal)),
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    refetchOnReconnect: false,
  });

/** The same list from a numbered page on, forth and back: where somebody jumped far down (the last of a million rows). */
export const listingsFromPageQuery = (api: Api, filter: ListingFilter, page: number) =>
  infiniteQueryOptions({
    queryKey: ['listings', filter, { page }] as const,
    initialPageParam: page,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await askListings(api, { ...filter, limit: listingsPageSize, page: pageParam }, signal)),
    getNextPageParam: ({ page: last, next }) => (next === null ? null : last + 1),
    getPreviousPageParam: ({ page: first }) => (first > 1 ? first - 1 : null),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

export const listingQuery = (api: Api, publishId: string) =>
  queryOptions({
    queryKey: ['listing', publishId] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getListing, { params: { publishId } }, { signal })),
    staleTime: 60_000,
    // As long as the list it is opened from: what was fetched ahead may be decided on without a network.
    gcTime: 30 * 60_000,
  });

/** One row by itself; null when it is gone or not ours to see. Kept for ever: without it a decided row would show its old page again. */
export const listingRowQuery = (api: Api, publishId: string) =>
  queryOptions({
    queryKey: ['listingRow', publishId] as const,
    queryFn: () => rowBatcherOf(api).load(publishId),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * Asks for this listing again, in a request that begins now: a running one may have been answered before the decision was
 * confirmed, and joining it would settle on old news.
 */
export const refetchListing = async (queryClient: QueryClient, api: Api, publishId: string): Promise<Result<void, Problem>> => {
  try {
    await refetchNow(queryClient, listingRowQuery(api, publishId));
  } catch (error) {
    return refuse(error instanceof ProblemError ? error.problem : { type: 'Unreachable' });
  }
  void queryClient.invalidateQueries({ queryKey: listingQuery(api, publishId).queryKey });
  void queryClient.invalidateQueries({ queryKey: ['queueFigures'] });
  return ok(undefined);
};

export const queueFiguresQuery = (api: Api, { kit }: Pick<ListingFilter, 'kit'> = {}) =>
  queryOptions({
    queryKey: ['queueFigures', kit ?? null] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getQueueFigures, { query: kit ? { kit } : {} }, { signal })),
    refetchInterval: 60_000,
  });

export const queueFacetsQuery = (api: Api, { kit }: Pick<ListingFilter, 'kit'> = {}) =>
  queryOptions({
    queryKey: ['queueFacets', kit ?? null] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getQueueFacets, { query: kit ? { kit } : {} }, { signal })),
    staleTime: 60_000,
  });

/** Leases are server rows with an end, not decisions: they go straight to the server and never into the log. */
export const claim = (api: Api, publishIds: readonly string[]) => api.send(claimListings, { body: { publishIds: [...publishIds] } });

export const release = (api: Api, publishId: string, options: SendOptions = {}) =>
  api.send(releaseListings, { query: { publishId } }, options);
