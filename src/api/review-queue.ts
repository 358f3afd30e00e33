import { type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { ListingFilter, ListingRow } from '#contract/listing.ts';
import { getQueueFigures } from '#contract/review-queue.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

/** What the keys of its lists begin with. */
export const queueKey = 'listings';
export const queueFiguresKey = 'queueFigures';
export const queueFacetsKey = 'queueFacets';
type Pages = InfiniteData<{ readonly items: readonly ListingRow[] }>;

/** Lists longer than this many pages are not asked for again as a whole. */
const shortList = 3;

const queues = (queryClient: QueryClient) =>
  queryClient.getQueriesData<Pages>({ queryKey: [queueKey] }).flatMap(([queryKey, data]) => (data ? [{ queryKey, data }] : []));

/** A listing that is in no list may belong into a short one: those are few enough rows to be asked for again. */
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
  callQuery(api, getQueueFigures, { key: [queueFiguresKey, kit ?? null], payload: { query: kit ? { kit } : {} }, refetchInterval: 60_000 });
