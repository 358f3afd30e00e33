import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListingRow } from '#contract/listing.ts';
import type { Change } from '#contract/shell.ts';
import type { Api } from './client.ts';
import { invalidateListingPages } from './listing-pages.ts';
import { newestListing } from './fresh-rows.ts';
import { listingQuery, refetchListing } from './listings.ts';
import { refetchNow } from './refetch-now.ts';

/** Changes that come within this time are asked for together. */
const gatherMs = 200;
/** Lists longer than this many pages are not asked for again as a whole. */
const shortList = 3;

type Pages = InfiniteData<{ readonly items: readonly ListingRow[]; readonly next: string | null }>;

interface LiveListings {
  readonly onChange: (change: Pick<Change, 'subject'>) => void;
  /** After a gap in the stream: whatever is on screen may be old. */
  readonly onGap: () => void;
}

/**
 * Keeps listings on screen as the server says they are: a listing that is here is asked for again, one that is not may belong
 * into a list that is short enough to ask for. Pushed state is never applied (docs/features/outbox.md).
 */
const createLiveListings = (queryClient: QueryClient, api: Api): LiveListings => {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lists = () =>
    queryClient.getQueriesData<Pages>({ queryKey: ['listings'] }).flatMap(([queryKey, data]) => (data ? [{ queryKey, data }] : []));

  /** By itself: open, or one of my last decisions. */
  const isAtHand = (id: string): boolean => ['listing', 'listingRow'].some((kind) => queryClient.getQueryState([kind, id]) !== undefined);

  const refreshShortLists = (): void => {
    for (const { queryKey, data } of lists())
      if (data.pages.length <= shortList) void queryClient.invalidateQueries({ queryKey, exact: true });
  };

  const flush = (): void => {
    timer = undefined;
    const ids = [...changed];
    changed.clear();
    const here = new Set(lists().flatMap(({ data }) => data.pages.flatMap(({ items }) => items.map(({ publishId }) => publishId))));
    for (const id of ids) {
      if (here.has(id) || isAtHand(id)) void refetchListing(queryClient, api, id);
    }
    if (ids.some((id) => !here.has(id))) refreshShortLists();
    invalidateListingPages(queryClient);
    void queryClient.invalidateQueries({ queryKey: ['queueFigures'] });
    void queryClient.invalidateQueries({ queryKey: ['queueFacets'] });
  };

  return {
    onChange: ({ subject }) => {
      if (!subject.startsWith('listing:')) return;
      changed.add(subject.slice('listing:'.length));
      timer ??= setTimeout(flush, gatherMs);
    },
    onGap: () => {
      refreshShortLists();
      invalidateListingPages(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['listing'] });
      void queryClient.invalidateQueries({ queryKey: ['queueFigures'] });
      for (const [key] of queryClient.getQueriesData({ queryKey: ['listingRow'] })) changed.add(String(key[1]));
      timer ??= setTimeout(flush, gatherMs);
    },
  };
};

/** What intents need of listings: the queue's lists are kept in a way of their own. */
export const listings = {
  newest: newestListing,
  refetch: refetchListing,
  ask: (queryClient: QueryClient, api: Api, id: string) => refetchNow(queryClient, listingQuery(api, id)),
  live: createLiveListings,
};
