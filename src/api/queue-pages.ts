import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ListingFilter } from '#contract/listing.ts';
import { askListings } from './ask-listings.ts';
import { unwrap, type Api } from './client.ts';
import { listings } from './listings.ts';
import { queueKey } from './review-queue.ts';

export const listingsPageSize = 100;

/**
 * The list in its order, page after page by the keyset cursor. Never refetched as a whole: a row that changed is refreshed
 * by itself (`listings.refetch`), so ten thousand loaded rows cost nothing when one is decided.
 */
export const listingsQuery = (api: Api, filter: ListingFilter) =>
  infiniteQueryOptions({
    queryKey: [queueKey, filter] as const,
    initialPageParam: null as string | null,
    queryFn: ({ client, pageParam, signal }) =>
      listings.heardPage(client, async () =>
        unwrap(await askListings(api, { ...filter, limit: listingsPageSize, ...(pageParam === null ? {} : { after: pageParam }) }, signal)),
      ),
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    refetchOnReconnect: false,
  });

/** The same list from a numbered page on, forth and back: where somebody jumped far down (the last of a million rows). */
export const listingsFromPageQuery = (api: Api, filter: ListingFilter, page: number) =>
  infiniteQueryOptions({
    queryKey: [queueKey, filter, { page }] as const,
    initialPageParam: page,
    queryFn: ({ client, pageParam, signal }) =>
      listings.heardPage(client, async () =>
        unwrap(await askListings(api, { ...filter, limit: listingsPageSize, page: pageParam }, signal)),
      ),
    getNextPageParam: ({ page: last, next }) => (next === null ? null : last + 1),
    getPreviousPageParam: ({ page: first }) => (first > 1 ? first - 1 : null),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
