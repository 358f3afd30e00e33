import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListingRow } from '#contract/listing.ts';

/**
 * The newest answer the server gave for each listing outside its list page: alone, or as a whole listing.
 *
 * A list of thousands must not ask the cache for each of its rows on each change, so this listens and keeps them by id.
 * `null` means the server says it is gone.
 */
export interface FreshRows {
  readonly get: (publishId: string) => ListingRow | null | undefined;
  readonly ids: () => Iterable<string>;
  /** Changes whenever any row did; what React compares. */
  readonly revision: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

const isRowKey = (key: readonly unknown[]): key is readonly [string, string] =>
  (key[0] === 'listingRow' || key[0] === 'listing') && typeof key[1] === 'string';

const createFreshRows = (queryClient: QueryClient): FreshRows => {
  const rowsById = new Map<string, ListingRow | null>();
  const listeners = new Set<() => void>();
  let revision = 0;

  /** True when it is news: a higher version, or the same version with other facts beside it (a lease, a snooze). */
  const keep = (publishId: string, row: ListingRow | null): boolean => {
    const known = rowsById.get(publishId);
    if (known === row || (known && row && row.version < known.version)) return false;
    rowsById.set(publishId, row);
    return true;
  };

  const take = (key: readonly unknown[], data: unknown): boolean =>
    isRowKey(key) && data !== undefined && keep(key[1], data as ListingRow | null);

  for (const query of queryClient.getQueryCache().getAll()) take(query.queryKey, query.state.data);

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (!take(event.query.queryKey, event.query.state.data)) return;
    revision += 1;
    for (const listener of listeners) listener();
  });

  return {
    get: (publishId) => rowsById.get(publishId),
    ids: () => rowsById.keys(),
    revision: () => revision,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const freshRows = new WeakMap<QueryClient, FreshRows>();

/** One per client, for as long as it lives. */
export const freshRowsOf = (queryClient: QueryClient): FreshRows => {
  const known = freshRows.get(queryClient);
  if (known) return known;
  const created = createFreshRows(queryClient);
  freshRows.set(queryClient, created);
  return created;
};

/** The row to show: the newest of what its page said and what was heard since; null when it is gone. */
export const newestRow = (page: ListingRow, fresh: ListingRow | null | undefined): ListingRow | null => {
  if (fresh === undefined) return page;
  return fresh === null || fresh.version >= page.version ? fresh : page;
};

type Pages = InfiniteData<{ readonly items: readonly ListingRow[] }>;

/** The newest answer about one listing that the cache holds anywhere; null when it holds none, or knows it is gone. */
export const newestListing = (queryClient: QueryClient, publishId: string): ListingRow | null => {
  const fresh = freshRowsOf(queryClient).get(publishId);
  const inLists = queryClient
    .getQueriesData<Pages>({ queryKey: ['listings'] })
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items.filter((row) => row.publishId === publishId)) ?? []);
  const newest = inLists.toSorted((one, other) => other.version - one.version)[0];
  return newest ? newestRow(newest, fresh) : (fresh ?? null);
};
