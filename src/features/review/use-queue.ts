import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { freshRowsOf } from '#api/fresh-rows.ts';
import { listingsQuery } from '#api/listings.ts';
import { useOutbox, useWorkbench } from '#commands/workbench.tsx';
import type { Lease, ListingFilter } from '#contract/listing.ts';
import { useNow } from '#ui/now.ts';
import { restart, withRows } from './queue-session.ts';
import { loadRows, queueRows } from './queue-rows.ts';
import type { QueueMemory } from './session-store.ts';

/** The queue as data: pages of the server, newer rows, my waiting decisions; and the session kept in step with it. */
export const useQueue = (filter: ListingFilter, leases: ReadonlyMap<string, Lease | null>, memory: QueueMemory) => {
  const { api, queryClient, index: commands, actor } = useWorkbench();
  const outbox = useOutbox();
  const fresh = freshRowsOf(queryClient);
  const revision = useSyncExternalStore(fresh.subscribe, fresh.revision);
  const minute = useNow('minute');
  const query = useInfiniteQuery({ ...listingsQuery(api, { status: 'pending', ...filter }), placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isPlaceholderData } = query;

  const loaded = useMemo(() => loadRows(data?.pages.map(({ items }) => items) ?? []), [data]);
  const {
    shown: rows,
    hidden,
    baseOf,
  } = useMemo(
    () => queueRows(loaded, filter, { fresh, leases, outbox, commands, actor: actor() }),
    // oxlint-disable-next-line react/exhaustive-deps -- `revision` and `minute` stand for what `fresh` and the clock now say
    [loaded, filter, fresh, leases, outbox, commands, actor, revision, minute],
  );

  // The same array for as long as the same rows are shown: most changes are of a row and not of the list.
  const left = hidden.join(' ');
  const ids = useMemo(() => {
    const gone = new Set(left.split(' '));
    return left === '' ? loaded.ids : loaded.ids.filter((id) => !gone.has(id));
  }, [loaded, left]);

  const { store } = memory;
  const asked = JSON.stringify(filter);
  useLayoutEffect(() => {
    if (memory.filter === asked) return;
    Object.assign(memory, { filter: asked, scrollTop: 0 });
    store.update(restart);
  }, [asked, memory, store]);
  // The rows of the last filter stay on screen until those of this one are here, but nobody is on them any more.
  useLayoutEffect(() => {
    if (!isPlaceholderData && data) store.update((session) => withRows(session, ids));
  }, [data, ids, isPlaceholderData, store]);

  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage]);

  const counted = data?.pages[0]?.total ?? 0;
  return {
    query,
    rows,
    ids,
    baseOf,
    loadMore,
    total: hasNextPage ? Math.max(counted - (loaded.rows.length - rows.length), rows.length) : rows.length,
  };
};

export type Queue = ReturnType<typeof useQueue>;
