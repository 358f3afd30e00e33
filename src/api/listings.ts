import type { QueryClient } from '@tanstack/react-query';
import { getListing, type Listing, type ListingFilter, type ListingRow } from '#contract/listing.ts';
import { askListings } from './ask-listings.ts';
import { unwrap, type Api } from './client.ts';
import type { LiveRows } from './live-rows.ts';
import { createRecordsBy } from './records.ts';
import { queueFiguresKey, queueKey, refreshQueue, refreshQueueAfterGap } from './review-queue.ts';

const minutes = 60_000;

const records = createRecordsBy<ListingRow, Listing, ListingFilter>(({ publishId }) => publishId, {
  kind: 'listing',
  list: async (api, query, signal) => unwrap(await askListings(api, query, signal)),
  one: async (api, publishId, signal) => unwrap(await api.send(getListing, { params: { publishId } }, { signal })),
  isByCursor: true,
  // As long as the list it is opened from: what was fetched ahead may be decided on without a network.
  keeps: { staleTime: minutes, gcTime: 30 * minutes },
  isAskedByRow: true,
  // The lists of the queue are its own: never asked for again as a whole.
  listedIn: [queueKey],
  beside: [queueFiguresKey],
  onChanged: refreshQueue,
});

export const listings: typeof records = {
  ...records,
  live: (queryClient: QueryClient, api: Api): LiveRows => {
    const { onChange, onGap } = records.live(queryClient, api);
    return {
      onChange,
      onGap: () => {
        onGap();
        refreshQueueAfterGap(queryClient);
      },
    };
  },
};
