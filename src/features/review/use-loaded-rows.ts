import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listingsFromPageQuery, listingsPageSize, listingsQuery } from '#api/queue-pages.ts';
import type { ListingFilter, ListingRow } from '#contract/listing.ts';
import type { Counted } from '#lib/counted.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { loadRows } from './queue-rows.ts';
import type { QueueMemory } from './session-store.ts';

/** So long a part that is not loaded has to be looked at before it is asked for: nobody waits for what is scrolled past. */
const lookMs = 120;

const none: Counted = { total: 0 };

type Pages = readonly { readonly items: readonly ListingRow[]; readonly page: number }[];

const itemsOf = (pages: Pages | undefined): readonly (readonly ListingRow[])[] => pages?.map(({ items }) => items) ?? [];

/** The number the server gives the first row of these pages, from 0. */
const firstLineOf = (pages: Pages | undefined): number | null => (pages?.[0] ? (pages[0].page - 1) * listingsPageSize : null);

/**
 * The pages of the list: one after another from the top, and from wherever somebody jumped to further down, on and back from
 * there by the server's page numbers.
 */
export const useLoadedRows = (filter: ListingFilter, memory: QueueMemory) => {
  const { api } = useWorkbench();
  const wanted = useMemo((): ListingFilter => ({ status: ['pending'], ...filter }), [filter]);
  const query = useInfiniteQuery({ ...listingsQuery(api, wanted), placeholderData: keepPreviousData });
  const asked = JSON.stringify(wanted);
  const [jump, setJump] = useState(memory.jump);
  const farPage = jump?.asked === asked ? jump.page : null;
  const far = useInfiniteQuery({ ...listingsFromPageQuery(api, wanted, farPage ?? 1), enabled: farPage !== null });

  const pages = query.data?.pages;
  const farPages = farPage === null ? undefined : far.data?.pages;
  const loaded = useMemo(() => loadRows(itemsOf(pages), itemsOf(farPages)), [farPages, pages]);

  const jumpTo = useCallback(
    (page: number): void => {
      const next = { asked, page };
      Object.assign(memory, { jump: next });
      setJump(next);
    },
    [asked, memory],
  );

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage]);
  const loadAround = useCallback(
    (isAbove: boolean): void => {
      if (far.isFetching || far.isError) return;
      if (isAbove && far.hasPreviousPage) void far.fetchPreviousPage();
      else if (!isAbove && far.hasNextPage) void far.fetchNextPage();
    },
    [far],
  );

  const look = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(look.current), []);
  /** Rows are looked at that nobody loaded: they are asked for if the look stays. */
  const lookAt = useCallback(
    (line: number | null): void => {
      clearTimeout(look.current);
      if (line !== null) look.current = setTimeout(() => jumpTo(Math.floor(line / listingsPageSize) + 1), lookMs);
    },
    [jumpTo],
  );

  const { total, isAtLeast = false } = pages?.[0] ?? none;
  return {
    query,
    loaded,
    total,
    isAtLeast,
    isToEnd: farPages ? !far.hasNextPage : !hasNextPage,
    /** Where the run somebody jumped to begins. */
    farFrom: firstLineOf(farPages),
    loadMore,
    loadAround,
    lookAt,
    jumpToEnd: useCallback(() => jumpTo(Math.max(1, pages?.[0]?.pages ?? 1)), [jumpTo, pages]),
  };
};
