import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { ListingFilter, ListingRow } from '#contract/listing.ts';
import { claimListings, getQueueFacets, getQueueFigures, getUsualTexts, releaseListings } from '#contract/review-queue.ts';
import { askListings } from './ask-listings.ts';
import { unwrap, type Api, type SendOptions } from './client.ts';

/** What the keys of its lists begin with. */
export const queueKey = 'listings';
export const queueFiguresKey = 'queueFigures';
const queueFacetsKey = 'queueFacets';
export const listingsPageSize = 100;

/**
 * The list in its order, page after page by the keyset cursor. Never refetched as a whole: a row that changed is refreshed
 * by itself (`listings.refetch`), so ten thousand loaded rows cost nothing when one is decided.
 */
export const listingsQuery = (api: Api, filter: ListingFilter) =>
  infiniteQueryOptions({
    queryKey: [queueKey, filter] as const,
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
    queryKey: [queueKey, filter, { page }] as const,
    initialPageParam: page,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await askListings(api, { ...filter, limit: listingsPageSize, page: pageParam }, signal)),
    getNextPageParam: ({ page: last, next }) => (next === null ? null : last + 1),
    getPreviousPageParam: ({ page: first }) => (first > 1 ? first - 1 : null),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

type Pages = InfiniteData<{ readonly items: readonly ListingRow[] }>;

/** Lists longer than this many pages are not asked for again as a whole. */
const shortList = 3;

const queues = (queryClient: QueryClient) =>
  queryClient.getQueriesData<Pages>({ queryKey: [queueKey] }).flatMap(([queryKey, data]) => (data ? [{ queryKey, data }] : []));

/** What is not in a list may belong into one that is short enough to ask for. */
const refreshShortQueues = (queryClient: QueryClient): void => {
  for (const { queryKey, data } of queues(queryClient))
    if (data.pages.length <= shortList) void queryClient.invalidateQueries({ queryKey, exact: true });
};

/** These listings changed at the server: where the queue does not have one, it may be new there; its figures are others. */
export const refreshQueue = (queryClient: QueryClient, publishIds: readonly string[]): void => {
  const here = new Set(
    queues(queryClient).flatMap(({ data }) => data.pages.flatMap(({ items }) => items.map(({ publishId }) => publishId))),
  );
  if (publishIds.some((id) => !here.has(id))) refreshShortQueues(queryClient);
  void queryClient.invalidateQueries({ queryKey: [queueFiguresKey] });
  void queryClient.invalidateQueries({ queryKey: [queueFacetsKey] });
};

/** After a gap in the stream the queue may lack some, and nobody knows which. */
export const refreshQueueAfterGap = (queryClient: QueryClient): void => {
  refreshShortQueues(queryClient);
  void queryClient.invalidateQueries({ queryKey: [queueFacetsKey] });
};

export const queueFiguresQuery = (api: Api, { kit }: Pick<ListingFilter, 'kit'> = {}) =>
  queryOptions({
    queryKey: [queueFiguresKey, kit ?? null] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getQueueFigures, { query: kit ? { kit } : {} }, { signal })),
    refetchInterval: 60_000,
  });

export const queueFacetsQuery = (api: Api, { kit }: Pick<ListingFilter, 'kit'> = {}) =>
  queryOptions({
    queryKey: [queueFacetsKey, kit ?? null] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getQueueFacets, { query: kit ? { kit } : {} }, { signal })),
    staleTime: 60_000,
  });

/** So many texts of 'Outros' have a digit. */
const textsWithDigit = 3;

/** Mine first; those of the team fill up what is left. */
export const usualTextsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['usualTexts'] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { mine, team } = unwrap(await api.send(getUsualTexts, {}, { signal }));
      return [...new Set([...mine, ...team])].slice(0, textsWithDigit);
    },
    // A digit keeps its text for as long as the console is open: the hand learns it.
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Leases are server rows with an end, not decisions: they go straight to the server and never into the log. */
export const claim = (api: Api, publishIds: readonly string[]) => api.send(claimListings, { body: { publishIds: [...publishIds] } });

export const release = (api: Api, publishId: string, options: SendOptions = {}) =>
  api.send(releaseListings, { query: { publishId } }, options);
